import type { IncludeForm } from "../dialects/constructs.ts";

/** A line that includes something, as it was written. */
export interface Directive {
  /** 0-based line. */
  readonly line: number;
  /** The text before it on its line: spaces, and marks of quotes. */
  readonly prefix: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The attributes cannot be read. */
  readonly isUnreadable: boolean;
  /** Columns of the directive, 0-based. */
  readonly start: number;
  readonly end: number;
  /** How a dialect writes it; absent: it is `::include{…}`. */
  readonly form?: IncludeForm;
  /** It is in a block of code, which its lines become a part of. */
  readonly isInCode?: boolean;
  /** The text on its line before and after it. */
  readonly around?: readonly [before: string, behind: string];
  /** Replacements of texts in the included file. */
  readonly values?: ReadonlyMap<string, string>;
}
