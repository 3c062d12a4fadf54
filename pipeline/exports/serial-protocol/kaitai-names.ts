import { ascii } from "../../core/text/ascii.ts";

/** Text as an identifier of Kaitai Struct: `Set servo A` becomes `set_servo_a`. */
export function kaitaiId(text: string): string {
  const word = ascii(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "");
  return /^[a-z]/.test(word) ? word : `x_${word}`;
}

/** Whether Kaitai Struct has a type of this name itself: a message of that name would be read as it. */
export function isKaitaiType(id: string): boolean {
  return /^(?:[us](?:1|[248](?:le|be)?)|f[48](?:le|be)?|b\d+(?:le|be)?|strz?|bytes|bool|struct|io|any)$/.test(
    id,
  );
}

/** Whether its expressions know this name as a value: a field of that name could not be scaled. */
export function isKaitaiValue(id: string): boolean {
  return id === "true" || id === "false";
}
