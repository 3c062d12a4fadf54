/** How many slips of the finger a word may have. Figures and short words are meant as they are typed. */
export function allowedSlips(term: string): number {
  if (term.length <= 4 || /\d/.test(term)) return 0;
  return term.length > 8 ? 2 : 1;
}

/**
 * Letters that are wrong, missing, too many, or changed places, between two words; undefined where there are more than
 * `limit`. The optimal string alignment distance.
 */
export function slipsBetween(a: string, b: string, limit: number): number | undefined {
  if (Math.abs(a.length - b.length) > limit) return undefined;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > limit) return undefined;
    before = last;
    last = next;
  }
  const slips = last[b.length] ?? 0;
  return slips <= limit ? slips : undefined;
}
