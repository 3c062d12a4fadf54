/** A part of the source that an import has converted or kept, or leaves to a person. */
export interface ImportNote {
  readonly kind: "converted" | "kept" | "left" | "todo";
  /** The action, in words that are the same for all of its kind. */
  readonly message: string;
  /** Path in the data folder; that in the source where nothing was put there. */
  readonly file: string;
  /** 1-based; absent: the whole file. */
  readonly line?: number | undefined;
  /** Its subject: a target, a component, a key. */
  readonly detail?: string | undefined;
}
