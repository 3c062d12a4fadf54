import type { DiagnosticCode } from "../../../../core/diagnostic-codes.ts";
import type { Diagnostic } from "../../../../core/diagnostics.ts";
import type { ImportNote } from "../note.ts";

/** A change of a text, by offsets; end excluded. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A mistake in a text, with what it marks there. */
export interface Mistake {
  readonly diagnostic: Diagnostic;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The mend of a mistake. */
export interface Mended {
  readonly edits: readonly Edit[];
  readonly kind: ImportNote["kind"];
  readonly message: string;
  readonly detail: string;
}

/** Writes a target so that it means here what it meant on the former site; undefined: that is not certain. */
export type Mend = (mistake: Mistake, context: MendContext) => Mended | undefined;

/** The questions about the site that a mend may ask. */
export interface MendContext {
  /** The address that a target had on the former site, where it led out of the docs. */
  readonly formerAddress: (path: string, target: string) => string | undefined;
  /** A target that leads to a file which has another name here, as it is written now. */
  readonly renamed: (page: string, target: string) => string | undefined;
  /** A doc that a menu names and that has another name here, as the menu names it now. */
  readonly renamedDoc: (name: string) => string | undefined;
  /** The address of a file of the data folder in the repository that it comes from. */
  readonly repositoryAddress: (path: string) => string | undefined;
  /** Gives a file without an ending that of a text; false where it has one, or is not there. */
  readonly asText: (path: string) => boolean;
  /** Takes a file of the source that lies where the data folder has no place for it, and gives its path from a page. */
  readonly included: (page: string, written: string) => string | undefined;
}

export type Mends = Readonly<Partial<Record<DiagnosticCode, Mend>>>;
