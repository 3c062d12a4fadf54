import { createHash, hash } from "node:crypto";

/**
 * One name for a list of values: the first 160 bits of SHA-256 in hex, so that it is also a safe file name where
 * case does not count. Each part is led by its kind and length: ["ab", "c"], ["a", "bc"] and the bytes of "abc" differ.
 */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  return hashOfList(parts);
}

/** The name of a list of any length, the same that `hashOf` gives its parts as arguments, which may not be very many. */
export function hashOfList(parts: readonly (string | Uint8Array)[]): string {
  const text = asText(parts);
  // At once: to set up a hash takes longer than to hash a key, and a site has some ten of them for each page.
  if (text !== undefined) return hash("sha256", text, "hex").slice(0, 40);
  const made = createHash("sha256");
  for (const part of parts) {
    const { kind, bytes } = toBytes(part);
    made.update(`${kind}${bytes.byteLength}:`).update(bytes);
  }
  return made.digest("hex").slice(0, 40);
}

/** Parts as one text whose UTF-8 is what is hashed; undefined where they are not all texts that UTF-8 can hold. */
function asText(parts: readonly (string | Uint8Array)[]): string | undefined {
  let text = "";
  for (const part of parts) {
    if (typeof part !== "string" || !part.isWellFormed()) return undefined;
    text += `s${Buffer.byteLength(part)}:${part}`;
  }
  return text;
}

function toBytes(part: string | Uint8Array): { kind: string; bytes: Uint8Array } {
  if (typeof part !== "string") return { kind: "b", bytes: part };
  // UTF-8 turns every lone surrogate into the same replacement character; UTF-16 keeps them apart.
  if (!part.isWellFormed()) return { kind: "u", bytes: Buffer.from(part, "utf16le") };
  return { kind: "s", bytes: Buffer.from(part, "utf8") };
}

/** SHA-256 in hexadecimal; of a text that of its UTF-8. */
export function sha256(bytes: Uint8Array | string): string {
  return hash("sha256", bytes, "hex");
}

/** The first 64 bits of a hash in hexadecimal: enough to tell the files, pages or keys of one site apart. */
export function shortHash(hash: string): string {
  return hash.slice(0, 16);
}
