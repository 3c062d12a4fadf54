import { ascii } from "../../core/text/ascii.ts";
import type { ExportHead } from "../exported-type.ts";
import { isReservedInC } from "./reserved-in-c.ts";

/** Text as part of a C identifier in capitals: `No 3D fix` becomes `NO_3D_FIX`. */
export function cWord(text: string): string {
  return ascii(text)
    .replace(/[^A-Za-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .toUpperCase();
}

/** Names of a record begin with its id and the hardware that a file is for; an identifier of C does not begin with a digit. */
export function cPrefix(
  id: string,
  otherwise: string,
  { ending = "" }: Pick<ExportHead, "ending"> = {},
): string {
  const word = cWord(`${id}${ending}`);
  return /^[0-9]/.test(word) || word === "" ? `${otherwise}_${word}` : word;
}

/** A name of a member or function: `Set servo A` becomes `set_servo_a`, and a word of the language gets a mark. */
export function cName(text: string): string {
  const word = cWord(text).toLowerCase();
  const name = /^[0-9]/.test(word) || word === "" ? `x_${word}` : word;
  return isReservedInC(name) ? `${name}_` : name;
}
