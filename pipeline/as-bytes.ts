/** Content as bytes: text in UTF-8, and bytes as they are. `Buffer.from` would copy those. */
export function asBytes(content: Uint8Array | string): Uint8Array {
  return typeof content === "string" ? Buffer.from(content, "utf8") : content;
}

/** Content as text; bytes are UTF-8. */
export function asText(content: Uint8Array | string): string {
  if (typeof content === "string") return content;
  return Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString("utf8");
}
