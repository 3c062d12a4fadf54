import { COLLECTION_STYLE, EVENT_ID, type Event, getScalarValue, SCALAR_STYLE } from "js-yaml";
import { escapedSegment } from "../../../core/json-pointer.ts";
import { afterBracket, afterDash, emptyKeyAt, type Range, scalarRange } from "./event-offsets.ts";

type NodeEvent = Exclude<Event, { type: typeof EVENT_ID.DOCUMENT | typeof EVENT_ID.POP }>;

/** A node of the text in the order of writing. A key has the pointer of the value that it leads to. */
export interface YamlNode {
  readonly role: "root" | "key" | "value" | "item";
  readonly event: NodeEvent;
  readonly pointer: string;
  readonly start: number;
  /** For a collection: the end of its last child, or its closing bracket. */
  end: number;
  /** For a value, its key; undefined for a key. */
  readonly key: YamlNode | undefined;
  /** The collection that holds this node. */
  readonly parent: YamlNode | undefined;
  /** Scalars only: the text without quotes and escapes. */
  readonly text: string | undefined;
}

interface OpenCollection {
  readonly node: YamlNode;
  count: number;
  key: YamlNode | undefined;
}

/** A longer pointer is an attack: many leaves below long keys would fill the memory. */
const longestPointer = 500;

interface Walk {
  readonly nodes: readonly YamlNode[];
  /** The key or item at which the walk was given up. */
  readonly tooLong?: YamlNode;
}

/** The nodes of the first document. The value tree itself is the library's work; this adds the positions. */
export function walkEvents(text: string, events: readonly Event[]): Walk {
  const nodes: YamlNode[] = [];
  const open: OpenCollection[] = [];
  let cursor = 0;
  for (const event of events.slice(1)) {
    if (event.type === EVENT_ID.DOCUMENT) break;
    const collection = open.at(-1);
    if (event.type === EVENT_ID.POP) {
      if (!collection) break;
      open.pop();
      if (isFlow(collection.node.event)) cursor = afterBracket(text, collection.node.start, cursor);
      collection.node.end = cursor;
      continue;
    }
    if (collection?.node.event.type === EVENT_ID.SEQUENCE && !isFlow(collection.node.event))
      cursor = afterDash(text, cursor);
    const node = createNode(text, event, collection, cursor);
    if (node.pointer.length > longestPointer) return { nodes, tooLong: node };
    nodes.push(node);
    cursor = node.end;
    if (collection) collection.key = node.role === "key" ? node : undefined;
    if (event.type === EVENT_ID.SEQUENCE || event.type === EVENT_ID.MAPPING) {
      open.push({ node, count: 0, key: undefined });
    }
  }
  return { nodes };
}

function createNode(
  source: string,
  event: NodeEvent,
  collection: OpenCollection | undefined,
  cursor: number,
): YamlNode {
  const text = event.type === EVENT_ID.SCALAR ? getScalarValue(source, event) : undefined;
  const role = roleIn(collection);
  let [start, end] = rangeOf(source, event, cursor);
  if (role === "key" && text === "" && start === end) start = end = emptyKeyAt(source, cursor);
  const pointer = pointerIn(collection, role, text);
  const key = role === "value" ? collection?.key : undefined;
  // One shape for all nodes: a file can have half a million.
  return { role, event, pointer, start, end, key, parent: collection?.node, text };
}

function roleIn(collection: OpenCollection | undefined): YamlNode["role"] {
  if (!collection) return "root";
  if (collection.node.event.type === EVENT_ID.SEQUENCE) return "item";
  return collection.key ? "value" : "key";
}

function pointerIn(
  collection: OpenCollection | undefined,
  role: YamlNode["role"],
  text: string | undefined,
): string {
  if (!collection) return "";
  if (role === "value") return collection.key?.pointer ?? "";
  const segment = role === "item" ? String(collection.count++) : escapedSegment(text ?? "");
  return `${collection.node.pointer}/${segment}`;
}

function rangeOf(text: string, event: NodeEvent, cursor: number): Range {
  if (event.type === EVENT_ID.SCALAR) return scalarRange(text, event, cursor);
  if (event.type === EVENT_ID.ALIAS) return [event.anchorStart - 1, event.anchorEnd];
  return [event.start, isFlow(event) ? event.start + 1 : event.start];
}

function isFlow(event: NodeEvent): boolean {
  return "style" in event && event.type !== EVENT_ID.SCALAR && event.style === COLLECTION_STYLE.FLOW;
}

/** A scalar without quotes, the only kind that can be anything but text. */
export function isPlain({ event }: YamlNode): boolean {
  return event.type === EVENT_ID.SCALAR && event.style === SCALAR_STYLE.PLAIN;
}
