import { createHash } from "node:crypto";

/**
 * One name for a list of values: the first 160 bits of SHA-256 in hex, so that it is also a safe file name where
 * case does not count. Each part is led by its kind and length: ["ab", "c"], ["a", "bc"] and the bytes of "abc" differ.
 */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) {
    const { kind, bytes } = toBytes(part);
    hash.update(`${kind}${bytes.byteLength}:`).update(bytes);
  }
  return hash.digest("hex").slice(0, 40);
}

function toBytes(part: string | Uint8Array): { kind: string; bytes: Uint8Array } {
  if (typeof part !== "string") return { kind: "b", bytes: part };
  // UTF-8 turns every lone surrogate into the same replacement character; UTF-16 keeps them apart.
  if (!part.isWellFormed()) return { kind: "u", bytes: Buffer.from(part, "utf16le") };
  return { kind: "s", bytes: Buffer.from(part, "utf8") };
}
