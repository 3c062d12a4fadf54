/** The name of a file or folder as people read it: `file_formats` is "File formats"; what has capitals keeps them. */
export function nameInWords(name: string): string {
  const words = name.replace(/[_-]+/g, " ").replace(/\s+/g, " ").trim();
  if (words === "") return name;
  return /\p{Lu}/u.test(words) ? words : words.slice(0, 1).toUpperCase() + words.slice(1);
}
