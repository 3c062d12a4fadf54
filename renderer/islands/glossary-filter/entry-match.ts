/** A text as it is compared: small letters without accents. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();

/** Whether an entry has each word that was typed, as a part of a word at least. */
export function isWanted(entry: string, typed: string): boolean {
  const text = plain(entry);
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
