/** The lines of a text, none of an empty one: what was joined by line breaks, where nothing that was joined is empty. */
export function linesOf(text: string): string[] {
  return text === "" ? [] : text.split("\n");
}
