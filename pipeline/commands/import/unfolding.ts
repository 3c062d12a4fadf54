import { UsageError } from "../../core/usage-error.ts";

/** Bytes that the smallest thing with a name takes in a record. */
export const LEAST_BYTES = 24;

/**
 * Adds up what a file unfolds to, by what it takes in the record at least. A file whose repetitions and derivations make
 * more than one file of the data folder may hold is refused before they are made.
 */
export class Unfolding {
  #bytes = 0;

  /** `limit`: bytes of a file, which `limits.fileBytes` of `site.yaml` sets. */
  constructor(readonly limit: number) {}

  /** Counts things with a name, before they are made. */
  things(count: number): void {
    this.bytes(count * LEAST_BYTES);
  }

  bytes(count: number): void {
    this.#bytes += count;
    if (this.#bytes > this.limit)
      throw new UsageError(
        `The file makes a record of more than ${this.limit} bytes, which limits.fileBytes allows.`,
        "Raise limits.fileBytes in site.yaml, or import a part of the file.",
      );
  }
}
