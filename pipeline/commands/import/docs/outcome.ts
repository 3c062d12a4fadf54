import type { Version } from "../../../write/safe-folder/put-file.ts";
import type { DataTarget } from "./data-target.ts";
import type { PlannedFile } from "./plan.ts";

/** A change of a file of the data folder; `seen` is the version of it that this was decided on. */
export type Change = { readonly path: string; readonly seen: Version } & (
  | { readonly do: "add" | "replace" | "merge"; readonly file: PlannedFile }
  | { readonly do: "remove" }
);

/** A place at which a person and the source have changed the same, and the person's text stays. */
export interface Conflict {
  readonly path: string;
  /** 1-based line of the file as it is left. */
  readonly line?: number;
  readonly message: string;
}

/** The decision of an import about one file. */
export interface Outcome {
  readonly change?: Change | undefined;
  readonly conflicts?: readonly Conflict[];
  /** Whether the file has not taken what the source says now: the next import looks at it anew. */
  readonly isOpen?: boolean;
  /** Whether the file is then another than that of the source. */
  readonly differs?: boolean;
}

/** The states of a file, each by its hash, and what is there now. */
export interface States {
  readonly path: string;
  readonly file: PlannedFile | undefined;
  readonly next: string | undefined;
  readonly before: string | undefined;
  readonly now: string | undefined;
  readonly present: Buffer | undefined;
  readonly target: DataTarget;
}

/** A file stays as it is, and what the source says of it is still to come. */
export function left(path: string, message: string): Outcome {
  return { conflicts: [{ path, message }], isOpen: true, differs: true };
}
