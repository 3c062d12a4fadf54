import { compareStrings } from "../diagnostics.ts";

/** Longer words are not names that someone mistyped, and comparing them would cost quadratic time. */
const longestWord = 200;

/**
 * The candidates that `word` was most likely meant to be, best first; empty when nothing is close.
 * `nearest("voltge", ["voltage", "current"])` gives `["voltage"]`.
 */
export function nearest(word: string, candidates: Iterable<string>, limit = 3): string[] {
  if (word.length === 0 || word.length > longestWord) return [];
  const normal = word.normalize("NFC");
  const folded = normal.toLowerCase();
  const found: { candidate: string; distance: number }[] = [];
  for (const candidate of candidates) {
    if (candidate.normalize("NFC") === normal || candidate.length > longestWord) continue;
    // A name further away than the last of enough others is not among the best.
    const last = found.length < limit ? Number.POSITIVE_INFINITY : (found.at(-1)?.distance ?? 0);
    const allowed = Math.min(allowedDistance(Math.max(word.length, candidate.length)), last);
    const distance = editDistance(folded, candidate.toLowerCase(), allowed);
    if (distance > allowed || found.some((other) => other.candidate === candidate)) continue;
    found.push({ candidate, distance });
    found.sort((a, b) => a.distance - b.distance || compareStrings(a.candidate, b.candidate));
    found.splice(limit);
  }
  return found.map(({ candidate }) => candidate);
}

/** `Did you mean a or b?` with the names that are near to a mistyped one, or another hint if no name is. */
export function suggest(near: readonly string[], otherwise: string): string {
  return near.length > 0 ? `Did you mean ${near.join(" or ")}?` : otherwise;
}

/** The same with the candidates that are near to a word. */
export function suggestNearest(word: string, candidates: Iterable<string>, otherwise: string): string {
  return suggest(nearest(word, candidates), otherwise);
}

/** One slip in a short word, one more for each three letters: `typ` is never offered for `min`, nor `A` for `C`. */
function allowedDistance(length: number): number {
  return length < 2 ? 0 : Math.max(1, Math.floor(length / 3));
}

/**
 * Damerau-Levenshtein distance (insert, delete, replace, swap of neighbours); where it is more than `most`, some number
 * above it. A site has thousands of pages that a broken link may have meant, so that only what can still come to `most` is
 * computed: what both words have at their ends is left out, and of each row the cells that are near its diagonal.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  const [from, toA, toB] = differing(a, b);
  const [length, width] = [toA - from, toB - from];
  const bound = Math.min(most, Math.max(length, width));
  if (Math.abs(length - width) > bound) return bound + 1;
  let beforePrevious = new Uint16Array(width + 1);
  let previous = new Uint16Array(width + 1);
  for (let j = 0; j <= width; j++) previous[j] = j;
  let row = new Uint16Array(width + 1);
  let previousLeast = 0;
  for (let i = 1; i <= length; i++) {
    const first = Math.max(1, i - bound);
    const last = Math.min(width, i + bound);
    let least = first === 1 ? i : bound + 1;
    row[first - 1] = least;
    for (let j = first; j <= last; j++) {
      const same = a.charCodeAt(from + i - 1) === b.charCodeAt(from + j - 1);
      let best = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && !same && isSwap(a, b, from + i, from + j))
        best = Math.min(best, at(beforePrevious, j - 2) + 1);
      row[j] = best;
      least = Math.min(least, best);
    }
    // The next row comes from this one, or by a swap from the one before it.
    if (least > bound && previousLeast >= bound) return least;
    if (last < width) row[last + 1] = bound + 1;
    [beforePrevious, previous, row] = [previous, row, beforePrevious];
    previousLeast = least;
  }
  return at(previous, width);
}

/** Where two words differ: from where in both, and until where in each. */
function differing(a: string, b: string): [from: number, toA: number, toB: number] {
  let from = 0;
  while (from < a.length && from < b.length && a.charCodeAt(from) === b.charCodeAt(from)) from++;
  let [toA, toB] = [a.length, b.length];
  while (toA > from && toB > from && a.charCodeAt(toA - 1) === b.charCodeAt(toB - 1)) {
    toA--;
    toB--;
  }
  return [from, toA, toB];
}

/** Whether the two letters before `i` in one word are those before `j` in the other, swapped. */
function isSwap(a: string, b: string, i: number, j: number): boolean {
  return a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
}

function at(row: Uint16Array, index: number): number {
  return row[index] ?? 0;
}
