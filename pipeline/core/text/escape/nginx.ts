/**
 * A text as nginx reads it: quoted, so that spaces and braces are text. Text that begins with a slash is not
 * a pattern or a keyword. A dollar sign is a variable to directives that know any, and cannot be written
 * there.
 */
export function quote(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}
