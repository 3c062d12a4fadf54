import { keyOf, type ListedFinding } from "./listed-findings.ts";

/** An entry of the baseline that can be read, with its place in the list, 0-based. */
export interface BaselineEntry extends ListedFinding {
  readonly count: number;
  readonly index: number;
}

/** An entry that accepts more findings than there are. */
export interface UnneededEntry extends BaselineEntry {
  /** How many of the accepted findings are not found any more. */
  readonly surplus: number;
}

/** How often each finding may still be accepted, by its key. */
export function countsOf(entries: readonly BaselineEntry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + entry.count);
  return counts;
}

/** Entries that accept more findings than there are; `left` has the surplus by key. If two entries have the same key, it is taken from the last one first. */
export function unneededEntries(
  entries: readonly BaselineEntry[],
  left: ReadonlyMap<string, number>,
): UnneededEntry[] {
  const open = new Map(left);
  const found: UnneededEntry[] = [];
  for (const entry of entries.toReversed()) {
    const key = keyOf(entry);
    const surplus = Math.min(entry.count, open.get(key) ?? 0);
    if (surplus === 0) continue;
    open.set(key, (open.get(key) ?? 0) - surplus);
    found.push({ ...entry, surplus });
  }
  return found.reverse();
}
