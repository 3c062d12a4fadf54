/** Text as a filter compares it: one case, one form of each character, single spaces. */
export function comparable(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

/** The words of a filter; a text matches if it has each of them. */
export function wordsOf(text: string): string[] {
  return comparable(text)
    .split(" ")
    .filter((word) => word !== "");
}

/** Whether a comparable text has all words. */
export function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
