/** A text inside a regular expression, of JavaScript or of nginx, that stands for itself alone. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
