import { isMap, isSeq, parseDocument, type YAMLSeq } from "yaml";
import type { UnneededEntry } from "./unneeded-entries.ts";

/** A baseline without the entries that nothing needs any more; comments, order and spacing of the others stay. */
export function prunedText(text: string, unneeded: readonly UnneededEntry[]): string {
  const document = parseDocument(text);
  const list = document.get("findings");
  if (!isSeq(list) || unneeded.length === 0) return text;
  commentToFirst(list);
  for (const { index, surplus, count } of [...unneeded].sort((a, b) => b.index - a.index)) {
    if (surplus === count) removeAt(list, index);
    else setCount(list.items[index], count - surplus);
  }
  commentToList(list);
  return document.toString({ lineWidth: 0 });
}

interface Commented {
  code?: unknown;
  commentBefore?: string | null;
  spaceBefore?: boolean;
}

function setCount(item: unknown, count: number): void {
  if (!isMap(item)) return;
  if (count === 1) item.delete("count");
  else item.set("count", count);
}

/** The comment above an entry is about all of its code: it goes to the next one where that has the same. */
function removeAt(list: YAMLSeq, index: number): void {
  const [removed] = list.items.splice(index, 1);
  const next = list.items[index];
  if (!isMap(removed) || !isMap(next) || removed.get("code") !== next.get("code")) return;
  takeComment(next, removed);
}

function takeComment(to: Commented, from: Commented): void {
  if (to.commentBefore !== undefined && to.commentBefore !== null) return;
  if (from.commentBefore !== undefined) to.commentBefore = from.commentBefore;
  if (from.spaceBefore !== undefined) to.spaceBefore = from.spaceBefore;
}

/** The parser gives the comment above the first entry to the list, where it would outlive that entry. */
function commentToFirst(list: YAMLSeq): void {
  const [first] = list.items;
  if (!isMap(first)) return;
  takeComment(first, list);
  list.commentBefore = null;
}

function commentToList(list: YAMLSeq): void {
  const [first] = list.items;
  if (!isMap(first)) return;
  list.commentBefore = first.commentBefore ?? null;
  first.commentBefore = null;
  first.spaceBefore = false;
  list.spaceBefore = list.commentBefore !== null;
}
