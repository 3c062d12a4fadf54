/** A link that brings fewer bytes than this within the time that a silence may take would never end. */
const STRETCH = 1000;

/** The part of a `ReadableStreamDefaultReader` of bytes that is used. */
interface PieceReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
}

/** The body of an answer, read stretch by stretch, so that each can have a deadline of its own. */
export class BodyPieces {
  readonly #reader: PieceReader | undefined;
  readonly #pieces: Uint8Array[] = [];
  #length = 0;

  /** Without a reader there is no body. */
  constructor(reader: PieceReader | undefined) {
    this.#reader = reader;
  }

  /** Bytes so far. */
  get length(): number {
    return this.#length;
  }

  /** Reads on until a thousand bytes more have come. Says whether the body may go on; rejects as its stream does. */
  async readStretch(): Promise<boolean> {
    const end = this.#length + STRETCH;
    while (this.#length < end) {
      const { done = true, value } = (await this.#reader?.read()) ?? {};
      if (done) return false;
      if (value === undefined) continue;
      this.#pieces.push(value);
      this.#length += value.byteLength;
    }
    return true;
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return joined(this.#pieces, this.#length);
  }
}

/** Pieces as one; `length` is their sum. */
export function joined(pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  return bytes;
}
