/** The beginning of a text, as notices quote it. */
export function shortText(text: string, longest = 80): string {
  return text.length > longest ? `${text.slice(0, longest - 3)}...` : text;
}
