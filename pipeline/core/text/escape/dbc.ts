import { ascii } from "../ascii.ts";

/** A string of a CAN database with its quotes: ASCII on one line. Not all readers know a quote or backslash inside. */
export function dbcString(text: string): string {
  return `"${ascii(text).replaceAll('"', "'").replaceAll("\\", "/").replace(/\s+/g, " ")}"`;
}
