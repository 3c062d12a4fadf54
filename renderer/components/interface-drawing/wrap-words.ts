/** Breaks a text into lines of at most `width` characters; a longer word is cut. SVG text does not wrap by itself. */
export function wrapWords(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((long) => pieces(long, width))) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function pieces(word: string, width: number): string[] {
  const count = Math.ceil(word.length / width);
  return Array.from({ length: count }, (_, index) => word.slice(index * width, (index + 1) * width));
}
