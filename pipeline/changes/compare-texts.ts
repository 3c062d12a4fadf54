/** The difference between two texts: the lines between their common beginning and end. Lines are 1-based. */
export interface TextChange {
  readonly oldStart: number;
  readonly oldLines: readonly string[];
  readonly newStart: number;
  readonly newLines: readonly string[];
}

/** The stretch of lines that differs; undefined where none does. Line breaks of either kind are the same. */
export function compareTexts(old: string, next: string): TextChange | undefined {
  const [a, b] = [old.split(/\r?\n/), next.split(/\r?\n/)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  if (start === a.length && start === b.length) return undefined;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end++;
  return {
    oldStart: start + 1,
    oldLines: a.slice(start, a.length - end),
    newStart: start + 1,
    newLines: b.slice(start, b.length - end),
  };
}
