import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** A document as it came in; each character of `bytes` is one byte. */
export interface Received {
  readonly bytes: string;
  /** Its `Content-Encoding`; empty without one. A worker's answer may name one and be decoded all the same. */
  readonly coding: string;
}

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** The text of a document. */
export function textOf({ bytes, coding }: Received): string {
  const received = Buffer.from(bytes, "latin1");
  try {
    return (DECODERS[coding]?.(received) ?? received).toString();
  } catch {
    return received.toString();
  }
}
