/** What an import could not carry over as the source has it, or has marked, with its line there. */
export interface ImportNotice {
  /** 1-based. */
  readonly line: number;
  /** "lost": not in the record. "changed": in another form. "as-stated": contradicts itself and is kept. */
  readonly kind: "lost" | "changed" | "as-stated";
  readonly message: string;
}

/** Where notices are put while a file is read. */
export type Tell = (notice: ImportNotice) => void;
