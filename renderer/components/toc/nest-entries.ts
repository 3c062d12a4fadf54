import type { TocEntry } from "../../../schema/generated/types.ts";

export interface TocNode {
  readonly entry: TocEntry;
  readonly children: TocNode[];
}

/** A heading belongs to the nearest earlier one of a smaller level, so that skipped levels still nest. */
export function nestEntries(entries: readonly TocEntry[]): TocNode[] {
  const roots: TocNode[] = [];
  const open: TocNode[] = [];
  for (const entry of entries) {
    const node: TocNode = { entry, children: [] };
    while ((open.at(-1)?.entry.level ?? 0) >= entry.level) open.pop();
    (open.at(-1)?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}
