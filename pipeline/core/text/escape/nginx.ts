/**
 * A text as nginx reads it: quoted, so that spaces and braces are text. What begins with a slash is no pattern or keyword.
 * A dollar sign is a variable to directives that know any, and cannot be written there.
 */
export function quote(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}
