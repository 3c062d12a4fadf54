import type { Diagnostic } from "../../../../schema/generated/types.ts";

export interface FormatContext {
  /** The text of a file as it was checked; undefined when it cannot be had. */
  readonly textOf: (file: string) => string | undefined;
  /** Findings that a baseline accepts, for formats that show them; absent: none. */
  readonly accepted?: readonly Diagnostic[] | undefined;
  readonly colour: boolean;
  /** Version of Fairlead, for formats that name their maker. */
  readonly version: string;
  /** The address at which the manual is published, for formats that name it; absent: unknown. */
  readonly manualUrl?: string | undefined;
}

/** A way to print diagnostics. The text ends with a line break. */
export type Format = (diagnostics: readonly Diagnostic[], context: FormatContext) => string;
