import { compareStrings } from "../diagnostics.ts";

/** Longer words are not names that someone mistyped, and comparing them would cost quadratic time. */
const longestWord = 200;

/**
 * The candidates that `word` was most likely meant to be, best first; empty when nothing is close.
 * `nearest("voltge", ["voltage", "current"])` gives `["voltage"]`.
 */
export function nearest(word: string, candidates: Iterable<string>, limit = 3): string[] {
  if (word.length === 0 || word.length > longestWord) return [];
  const folded = word.toLowerCase();
  const found: { candidate: string; distance: number }[] = [];
  for (const candidate of new Set(candidates)) {
    if (candidate === word || candidate.length > longestWord) continue;
    const allowed = allowedDistance(Math.max(word.length, candidate.length));
    if (Math.abs(word.length - candidate.length) > allowed) continue;
    const distance = editDistance(folded, candidate.toLowerCase());
    if (distance <= allowed) found.push({ candidate, distance });
  }
  found.sort((a, b) => a.distance - b.distance || compareStrings(a.candidate, b.candidate));
  return found.slice(0, limit).map(({ candidate }) => candidate);
}

/** One slip in a short word, one more for each three letters: `typ` is never offered for `min`. */
function allowedDistance(length: number): number {
  return Math.max(1, Math.floor(length / 3));
}

/** Damerau-Levenshtein distance (insert, delete, replace, swap of neighbours), in three rows. */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) best = Math.min(best, at(beforePrevious, j - 2) + 1);
      row.push(best);
    }
    beforePrevious = previous;
    previous = row;
  }
  return at(previous, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? 0;
}
