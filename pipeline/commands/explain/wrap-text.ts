/** Columns of the narrowest usual terminal. */
const WIDTH = 80;

/** Prose in lines that fit a terminal; those after the first begin with `indent`. A word that is longer stays whole. */
export function wrapText(text: string, indent = ""): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== "")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= WIDTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(last === undefined ? word : indent + word);
  }
  return lines;
}
