/** Marks of the begin and the end of a region: of VitePress and editors, of mdBook, and of MkDocs. */
const marks = [
  /^\s*(?:(?:\/\/|\/\*|#|<!--|--|;|%|\{\/\*|\(\*)\s*#?|#|#pragma\s+)(end)?region\b\s*([\w*-]*)[^\n]*$/,
  /^\s*(?:\/\/|\/\*|#|<!--|--|;|%)?\s*ANCHOR(_END)?:\s*([\w-]+)[^\n]*$/,
  /^\s*(?:\/\/|\/\*|#|<!--|--|;|%)?\s*--8<--\s*\[(?:(end)|start):([\w-]+)\][^\n]*$/,
];

interface Mark {
  readonly isEnd: boolean;
  readonly name: string;
}

/** Lines `[first, end)` of a text, 0-based. */
export interface LineRange {
  readonly first: number;
  readonly end: number;
}

/** Whether a line only marks a region, and what it marks. */
export function regionMark(line: string): Mark | undefined {
  if (!/region|ANCHOR|8</.test(line)) return undefined;
  for (const mark of marks) {
    const found = mark.exec(line);
    if (found !== null) return { isEnd: found[1] !== undefined, name: found[2] ?? "" };
  }
  return undefined;
}

/** The lines of a region; undefined where a text has none of that name. A region that is never closed reaches to the end. */
export function findRegion(lines: readonly string[], name: string): LineRange | undefined {
  const begin = lines.findIndex((line) => isMark(regionMark(line), name, false));
  if (begin === -1) return undefined;
  const end = lines.findIndex((line, index) => index > begin && isMark(regionMark(line), name, true));
  return { first: begin + 1, end: end === -1 ? lines.length : end };
}

function isMark(mark: Mark | undefined, name: string, isEnd: boolean): boolean {
  return mark !== undefined && mark.isEnd === isEnd && (mark.name === name || (isEnd && mark.name === ""));
}

/** The names of all regions of a text, for a hint. */
export function regionNames(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const mark = regionMark(line);
    return mark === undefined || mark.isEnd || mark.name === "" ? [] : [mark.name];
  });
}
