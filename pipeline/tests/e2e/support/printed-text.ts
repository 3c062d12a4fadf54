/** Labels are written in capitals by their style. */
export const withoutSpace = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s\u200b\u2060\u00ad]+/g, "");

/**
 * Texts that a print has not, each as often as it is there; one that is not whole in it is looked for word by word. Spaces do
 * not count, since lines and cells break where they like, but what begins and ends like a word is taken first.
 */
export function missingIn(print: string, texts: readonly string[]): string[] {
  const words = print.split(/\s+/).map(withoutSpace);
  const ends = new Set([0]);
  let length = 0;
  for (const word of words) {
    length += word.length;
    ends.add(length);
  }
  let rest = words.join("");
  const take = (at: number, size: number): void => {
    rest = rest.slice(0, at) + "\n".repeat(size) + rest.slice(at + size);
  };
  /** Where a text begins and ends with words, else anywhere; -1 where it is not. */
  const placeOf = (plain: string): number => {
    let at = rest.indexOf(plain);
    while (at !== -1 && !(ends.has(at) && ends.has(at + plain.length))) at = rest.indexOf(plain, at + 1);
    return at === -1 ? rest.indexOf(plain) : at;
  };
  // The longest first, so that a short one does not take a piece of them.
  const notTaken = (parts: readonly string[]): string[] =>
    [...parts]
      .sort((a, b) => b.length - a.length)
      .filter((text) => {
        const plain = withoutSpace(text);
        const at = placeOf(plain);
        if (at !== -1) take(at, plain.length);
        return at === -1;
      });
  return notTaken(notTaken(texts).flatMap((text) => text.trim().split(/\s+/)));
}
