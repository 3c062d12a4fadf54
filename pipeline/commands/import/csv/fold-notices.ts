import type { Imported, ImportedRecord } from "../imported.ts";
import type { ImportNotice } from "../notice.ts";
import type { Remark } from "../record-text.ts";

/** Up to so many findings of one kind are reported one by one. */
const FEW = 3;

/** A finding about many rows is reported once, with the first of them and their number. */
export function foldedImport<Record extends ImportedRecord>(made: Imported<Record>): Imported<Record> {
  return {
    ...made,
    notices: folded(made.notices, noticeKey, (notice, more) => ({
      ...notice,
      message: `${notice.message} So it is in ${more} more rows.`,
    })),
    remarks: folded(made.remarks, remarkKey, (remark, more) => ({
      ...remark,
      text: `${remark.text} So it is with ${more} more.`,
    })),
  };
}

/** Findings that differ by the names of registers alone are of one kind; what a cell says is a finding of its own. */
function noticeKey({ kind, message }: ImportNotice): string {
  return `${kind} ${kind === "lost" ? message : message.replace(/"[^"]*"/g, '""')}`;
}

function remarkKey({ path, text }: Remark): string {
  return `${path.length} ${text.replace(/"[^"]*"/g, '""')}`;
}

function folded<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  withCount: (first: Item, more: number) => Item,
): Item[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  const done = new Set<string>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    const count = counts.get(key) ?? 0;
    if (count <= FEW) return [item];
    if (done.has(key)) return [];
    done.add(key);
    return [withCount(item, count - 1)];
  });
}
