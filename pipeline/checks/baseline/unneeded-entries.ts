import { keyOf, type ListedFinding } from "./listed-findings.ts";

/** An entry of the baseline that can be read, with its place in the list, 0-based. */
export interface BaselineEntry extends ListedFinding {
  readonly count: number;
  readonly index: number;
}

/** An entry of which so many are not found any more. */
export interface UnneededEntry extends BaselineEntry {
  readonly gone: number;
}

/** How often each finding may still be accepted, by its key. */
export function countsOf(entries: readonly BaselineEntry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + entry.count);
  return counts;
}

/** Entries of which some were not found; `left` has how many by key. Of two entries about the same the last one goes first. */
export function unneededEntries(
  entries: readonly BaselineEntry[],
  left: ReadonlyMap<string, number>,
): UnneededEntry[] {
  const open = new Map(left);
  const found: UnneededEntry[] = [];
  for (const entry of entries.toReversed()) {
    const key = keyOf(entry);
    const gone = Math.min(entry.count, open.get(key) ?? 0);
    if (gone === 0) continue;
    open.set(key, (open.get(key) ?? 0) - gone);
    found.push({ ...entry, gone });
  }
  return found.reverse();
}
