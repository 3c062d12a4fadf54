import type { IncludeForm } from "../dialects/constructs.ts";

/** A line that includes something, as it was written. */
export interface Directive {
  /** 0-based line. */
  readonly line: number;
  /** What stands before it: spaces, and marks of quotes. */
  readonly prefix: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The attributes cannot be read. */
  readonly isUnreadable: boolean;
  /** Columns of the directive, 0-based. */
  readonly start: number;
  readonly end: number;
  /** How a dialect writes it; absent: it is `::include{…}`. */
  readonly form?: IncludeForm;
  /** It stands in a block of code, whose lines its own become. */
  readonly isInCode?: boolean;
  /** What stands on its line before and behind it. */
  readonly around?: readonly [before: string, behind: string];
  /** What takes the place of texts in the included file. */
  readonly values?: ReadonlyMap<string, string>;
}
