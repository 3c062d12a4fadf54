import { ascii } from "../ascii.ts";

/** Text as an identifier of Kaitai Struct: `Set servo A` becomes `set_servo_a`. */
export function kaitaiId(text: string): string {
  const word = ascii(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "");
  return /^[a-z]/.test(word) ? word : `x_${word}`;
}
