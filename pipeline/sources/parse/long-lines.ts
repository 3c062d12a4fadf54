/** A line beyond the limit: offsets of the excess (end excluded), and the finding about it. */
interface LongLine {
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

/** Lines of more than `limit` UTF-16 units, from an offset of the text on. Line breaks do not count. */
export function longLines(text: string, limit: number, from = 0): LongLine[] {
  const found: LongLine[] = [];
  for (let start = from; start <= text.length; ) {
    const lineBreak = text.indexOf("\n", start);
    const next = lineBreak === -1 ? text.length : lineBreak;
    const end = text[next - 1] === "\r" ? next - 1 : next;
    if (end - start > limit) {
      const message = `This line has ${end - start} characters; the limit is ${limit}.`;
      found.push({ start: start + limit, end, message });
    }
    start = next + 1;
  }
  return found;
}
