import { isAscii } from "node:buffer";

/** Content as bytes: text in UTF-8, and bytes as they are. `Buffer.from` would copy those. */
export function asBytes(content: Uint8Array | string): Uint8Array {
  return typeof content === "string" ? Buffer.from(content, "utf8") : content;
}

const encoder = new TextEncoder();

/**
 * A text in UTF-8, for another thread: bytes are copied there in one piece and outside of the heap, where a text is spelled
 * and read again, and grows old before anybody takes it. They have a buffer of their own, which is sent whole.
 */
export function ownBytes(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Content as text; bytes are UTF-8. */
export function asText(content: Uint8Array | string): string {
  if (typeof content === "string") return content;
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  // Most texts are ASCII, which is Latin-1, too, and to read it as that takes a fifth.
  return bytes.toString(isAscii(bytes) ? "latin1" : "utf8");
}
