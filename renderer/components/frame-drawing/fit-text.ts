/** Width of a character of the mono font, in parts of its size. */
const CHARACTER = 0.6;

/** Words as names are made of: `HeadingOverGround` and `INPUT_CH1` may break between them. */
const boundary = /(?<=[a-z0-9])(?=[A-Z])|(?<=[_\s.-])/;

/** The lines of a text in a cell of `width` at a font of `size`, at most `most`; the last one is cut where it must be. */
export function fitText(text: string, width: number, size: number, most: number): string[] {
  const room = Math.max(1, Math.floor(width / (size * CHARACTER)));
  const lines: string[] = [];
  for (const word of text.split(boundary)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.trimEnd().length <= room)
      lines[lines.length - 1] = last + word;
    else lines.push(word);
  }
  const kept = lines.map((line) => line.trim()).slice(0, most);
  return kept.map((line, n) => {
    const isCut = line.length > room || (n === most - 1 && lines.length > most);
    return isCut ? `${line.slice(0, Math.max(1, room - 1))}\u2026` : line;
  });
}
