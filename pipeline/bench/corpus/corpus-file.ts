/** A file of a corpus. */
export interface CorpusFile {
  /** Path in the data folder. */
  readonly path: string;
  readonly text: string;
}
