/** What an import has done with a part of the source, or leaves to a person. */
export interface ImportNote {
  readonly kind: "converted" | "kept" | "todo";
  /** What was done, in words that all of its kind have. */
  readonly message: string;
  /** Path in the data folder; that in the source where nothing was put there. */
  readonly file: string;
  /** 1-based; absent: the whole file. */
  readonly line?: number | undefined;
  /** What it was about: a target, a component, a key. */
  readonly detail?: string | undefined;
}
