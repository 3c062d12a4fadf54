import { ascii } from "../ascii.ts";

/**
 * Text that is safe in a comment of C: ASCII on one line, with nothing that opens or closes one, and no
 * trigraph.
 */
export function cComment(text: string): string {
  return ascii(text)
    .replaceAll("*/", "* /")
    .replaceAll("/*", "/ *")
    .replace(/\?(?=\?)/g, "? ")
    .replace(/\s+/g, " ");
}
