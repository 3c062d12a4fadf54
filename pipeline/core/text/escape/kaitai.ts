/**
 * A string of the expressions of Kaitai Struct with its quotes. Characters that are not visible in a line are
 * written as their numbers.
 */
export function kaitaiString(text: string): string {
  const written = text.replace(/["\\]/g, "\\$&").replace(/[\p{Cc}\u2028\u2029]/gu, byNumber);
  return `"${written}"`;
}

function byNumber(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
