/** What the checks need besides the nodes. */
export interface CheckContext {
  readonly source: string;
  /** Line of the file (1-based) at an offset of the source. */
  readonly lineOf: (offset: number) => number;
}
