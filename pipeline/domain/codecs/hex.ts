/** Bytes of hexadecimal text, with or without spaces. */
export function hexToBytes(text: string): Uint8Array {
  const digits = text.replaceAll(" ", "");
  return Uint8Array.from({ length: digits.length / 2 }, (_, n) =>
    Number.parseInt(digits.slice(2 * n, 2 * n + 2), 16),
  );
}

/** `02 53 52 03` */
export function bytesToHex(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => byte.toString(16).toUpperCase().padStart(2, "0")).join(" ");
}
