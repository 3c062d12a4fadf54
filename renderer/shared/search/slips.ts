import { singular } from "./runs.ts";

/** How many slips of the finger a typed word may have. Figures and short words are meant as they are typed. */
export function allowedSlips(typed: string): number {
  if (typed.length <= 4 || /\d/.test(typed)) return 0;
  return typed.length > 8 ? 2 : 1;
}

/**
 * Slips between a typed word and a word that the index has under `term`: the term itself or its plural. The typed word is
 * taken as it is, because a slip can make a plural of it or take its s: `modbas` is meant as `modbus` and not as `modba`.
 */
export function slipsToTerm(typed: string, term: string, limit: number): number | undefined {
  if (Math.abs(typed.length - term.length) > limit + 1) return undefined;
  const single = slipsBetween(typed, term, limit);
  const plural = `${term}s`;
  // Without an s near its end, what was typed is no farther from the term than from the plural.
  const hasEnd = typed.includes("s", typed.length - limit - 1);
  if (single === 1 || !hasEnd || singular(plural) !== term) return single;
  return slipsBetween(typed, plural, single ?? limit) ?? single;
}

/**
 * Letters that are wrong, missing, too many, or changed places, between two words; undefined where there are more than
 * `limit`. The optimal string alignment distance.
 */
export function slipsBetween(a: string, b: string, limit: number): number | undefined {
  if (Math.abs(a.length - b.length) > limit) return undefined;
  const far = limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: far }, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    const next = row > limit ? [] : [row];
    const letter = a[row - 1];
    let least = next[0] ?? far;
    // Farther from the diagonal every path is too long; what is not in a row is as far.
    for (let column = Math.max(1, row - limit); column <= Math.min(b.length, row + limit); column++) {
      const other = b[column - 1];
      let slips = Math.min(
        (last[column] ?? far) + 1,
        (next[column - 1] ?? far) + 1,
        (last[column - 1] ?? far) + (letter === other ? 0 : 1),
      );
      const isSwap = row > 1 && letter === b[column - 2] && a[row - 2] === other;
      if (isSwap) slips = Math.min(slips, (before[column - 2] ?? far) + 1);
      next[column] = slips;
      least = Math.min(least, slips);
    }
    if (least > limit) return undefined;
    before = last;
    last = next;
  }
  const slips = last[b.length] ?? far;
  return slips <= limit ? slips : undefined;
}
