import { ascii } from "../ascii.ts";

/**
 * A string of a CAN database with its quotes: ASCII on one line. A quote inside has a backslash before it, which
 * readers take away. They leave other backslashes, so that one that would escape becomes a slash.
 */
export function dbcString(text: string): string {
  const line = ascii(text).replace(/\s+/g, " ");
  return `"${line.replace(/\\(?=["\\]|$)/g, "/").replaceAll('"', '\\"')}"`;
}

/** A unit with its quotes, and none inside: readers do not agree on escapes there. */
export function dbcUnit(text: string): string {
  return dbcString(text.replaceAll('"', "'"));
}
