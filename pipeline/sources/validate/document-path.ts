import type { Position } from "../../core/diagnostics.ts";
import { childPointer, own, pointerSegments, valueAt } from "../../core/json-pointer.ts";
import type { YamlDocument } from "../parse/types.ts";

/** `/sections/1/rows/0/value` as an author counts: `sections › 2 › rows › 1 › value`. Empty for the root. */
export function pathInWords(root: unknown, pointer: string): string {
  const words: string[] = [];
  let value = root;
  for (const segment of pointerSegments(pointer)) {
    words.push(Array.isArray(value) ? String(Number(segment) + 1) : segment);
    value = own(value, segment);
  }
  return words.join(" › ");
}

/** Where a value was written; for an empty one its key, because there is nothing else to point at. */
export function valuePosition(document: YamlDocument, pointer: string): Position | undefined {
  const position = document.positions.get(pointer);
  if (!position) return pointer === "" ? undefined : valuePosition(document, parentPointer(pointer));
  return isEmpty(position.value) && position.key ? position.key : position.value;
}

/** The position of the key of a value; an item of a list and the root are shown by their first key. */
export function keyPosition(document: YamlDocument, pointer: string): Position | undefined {
  const own = document.positions.get(pointer)?.key;
  if (own) return own;
  const value = valueAt(document.value, pointer);
  const [first] = value !== null && typeof value === "object" ? Object.keys(value) : [];
  const inside = first === undefined ? undefined : document.positions.get(childPointer(pointer, first))?.key;
  return inside ?? valuePosition(document, pointer);
}

function isEmpty({ line, column, endLine, endColumn }: Position): boolean {
  return line === endLine && column === endColumn;
}

function parentPointer(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf("/"));
}
