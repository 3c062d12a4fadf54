/** The place of a value in the data file. */
export interface Span {
  /** In bytes, from the start of the file. */
  readonly offset: number;
  readonly length: number;
  /** Over key and value, so that a value is never taken for that of another key. */
  readonly sum: number;
}

/** How many numbers that is, where spans are kept in one list. */
export const SPAN_NUMBERS = 3;
