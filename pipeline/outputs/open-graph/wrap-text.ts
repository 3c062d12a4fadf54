/** Widths of letters in parts of the type size, a little more than those of the fonts: a line may end early, never late. */
function widthOfLetter(letter: string): number {
  if (/[ijl!|.,:;'’\s]/.test(letter)) return 0.3;
  if (/[tfrI()[\]-]/.test(letter)) return 0.42;
  if (/[mwMW@%—]/.test(letter)) return 0.96;
  if (/\p{Lu}/u.test(letter)) return 0.73;
  return 0.63;
}

/** About how wide a text is, in pixels. */
export function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0) * size;
}

interface Column {
  /** Pixels. */
  readonly size: number;
  readonly width: number;
  readonly lines: number;
}

/** Breaks a text into lines; what does not fit in the last one ends with an ellipsis. */
export function wrapText(text: string, { size, width, lines }: Column): string[] {
  const result: string[] = [];
  for (const word of text.split(/[ \t\n]+/).filter((part) => part !== "")) {
    const last = result.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= width) result[result.length - 1] = longer;
    else result.push(word);
  }
  const visibleLines = result.slice(0, lines).map((line) => cut(line, size, width));
  const end = visibleLines.at(-1);
  if (result.length > lines && end !== undefined)
    visibleLines[visibleLines.length - 1] = cut(`${end}…`, size, width);
  return visibleLines;
}

/** A single word may be longer than a line: its letters are measured once, however many there are. */
function cut(line: string, size: number, width: number): string {
  if (widthOf(line, size) <= width) return line;
  const letters: string[] = [];
  let taken = widthOfLetter("…");
  for (const letter of line.replace(/…$/, "")) {
    taken += widthOfLetter(letter);
    if (letters.length > 0 && taken * size > width) break;
    letters.push(letter);
  }
  return `${letters.join("").trimEnd()}…`;
}
