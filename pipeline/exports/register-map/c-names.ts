import { ascii } from "../../core/text/ascii.ts";

/** Text as part of a C identifier in capitals: `No 3D fix` becomes `NO_3D_FIX`. */
export function cWord(text: string): string {
  return ascii(text)
    .replace(/[^A-Za-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .toUpperCase();
}
