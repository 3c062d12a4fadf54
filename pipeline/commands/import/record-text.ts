import { Document, isMap, isScalar, isSeq, type Scalar, type YAMLMap } from "yaml";
import { groupBy } from "../../core/group-by.ts";

/** A note for a person to read or decide, beside the place in the record. */
export interface Remark {
  /** Keys and numbers of items that lead to it. */
  readonly path: readonly (string | number)[];
  readonly text: string;
}

/** Long lines stay whole, so that a change of one signal is a change of one line. */
const style = { lineWidth: 0, flowCollectionPadding: true } as const;

/** A record as YAML with remarks; the innermost things, such as signals, are on one line each. */
export function recordText(record: object, head: string, remarks: readonly Remark[]): string {
  const document = new Document(record);
  document.commentBefore = head
    .split("\n")
    .map((line) => ` ${line}`)
    .join("\n");
  flatten(document.contents, 0);
  for (const remark of byPath(remarks)) addRemark(document, remark);
  return textOf(document);
}

/** The text of a document that was read or made here. */
export function textOf(document: Document | Document.Parsed): string {
  return document.toString(style);
}

/** Items of lists in lists are on one line each, and so are short lists and mappings. */
export function flatten(node: unknown, depth: number): void {
  // A number that no reader takes for an integer may be larger than exact ones are.
  if (isScalar(node) && typeof node.value === "number" && Math.abs(node.value) > Number.MAX_SAFE_INTEGER)
    node.format = "EXP";
  if (!isMap(node) && !isSeq(node)) return;
  const isInner =
    depth >= 4 || (isSeq(node) && node.items.every(isScalar)) || (isMap(node) && isShort(node, depth));
  if (isInner && widthOf(node) <= LONGEST_LINE) node.flow = true;
  for (const item of node.items) {
    if (isMemoryAddress(item)) item.value.format = "HEX";
    flatten(isPairLike(item) ? item.value : item, depth + 1);
  }
}

/** Far below the least that limits.lineLength is by default, since escapes make a text longer. */
const LONGEST_LINE = 20_000;

/** About how many characters a value takes on one line. */
function widthOf(node: unknown): number {
  if (isScalar(node)) return String(node.value).length + 2;
  if (isPairLike(node)) return widthOf(node.key) + widthOf(node.value);
  if (!isMap(node) && !isSeq(node)) return 0;
  let width = 4;
  for (const item of node.items) width += widthOf(item);
  return width;
}

function isShort(node: YAMLMap, depth: number): boolean {
  return depth > 0 && node.items.every(({ value }) => isScalar(value)) && node.items.length < 4;
}

/** Addresses beyond those of Modbus are of memory, and hexadecimal everywhere. */
function isMemoryAddress(item: unknown): item is { readonly value: Scalar } {
  if (!isPairLike(item) || !isScalar(item.value) || !isScalar(item.key) || item.key.value !== "address")
    return false;
  const { value } = item.value;
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0xffff;
}

function isPairLike(item: unknown): item is { readonly key: unknown; readonly value: unknown } {
  return typeof item === "object" && item !== null && "value" in item && "key" in item;
}

/** Remarks beside one place that are written out; the import has printed all of them. */
const MOST_REMARKS = 8;

/** One remark for each path, with the texts of all of them. */
function byPath(remarks: readonly Remark[]): Remark[] {
  const groups = groupBy(remarks, ({ path }) => path.join("/"));
  return [...groups.values()].flatMap((group) => {
    const more =
      group.length > MOST_REMARKS ? [{ ...group[0], text: `and ${group.length - MOST_REMARKS} more` }] : [];
    return [...group.slice(0, MOST_REMARKS), ...more] as Remark[];
  });
}

/** A remark comes after a thing on one line, else before it. */
function addRemark(document: Document, { path, text }: Remark): void {
  const node = document.getIn(path, true);
  if (isScalar(node) || ((isMap(node) || isSeq(node)) && node.flow === true))
    node.comment = [node.comment, ` ${text}`].filter((part) => part != null).join(";");
  else if (isMap(node) || isSeq(node))
    node.commentBefore = [node.commentBefore, ` ${text}`].filter((part) => part != null).join("\n");
}
