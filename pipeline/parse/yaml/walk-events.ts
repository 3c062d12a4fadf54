import { COLLECTION_STYLE, EVENT_ID, type Event, getScalarValue } from "js-yaml";
import { afterBracket, afterDash, emptyKeyAt, type Range, scalarRange } from "./event-offsets.ts";

export type NodeEvent = Exclude<Event, { type: typeof EVENT_ID.DOCUMENT | typeof EVENT_ID.POP }>;

/** A node of the text in the order of writing. A key has the pointer of the value that it leads to. */
export interface YamlNode {
  readonly role: "root" | "key" | "value" | "item";
  readonly event: NodeEvent;
  readonly pointer: string;
  readonly start: number;
  /** For a collection: the end of its last child, or its closing bracket. */
  end: number;
  /** Of a value: its key. Of a key: nothing. */
  readonly key?: YamlNode;
  /** The collection that holds this node. */
  readonly parent?: YamlNode;
  /** Scalars only: the text without quotes and escapes. */
  readonly text?: string;
}

interface Frame {
  readonly node: YamlNode;
  count: number;
  key: YamlNode | undefined;
}

/** A longer pointer is an attack: many leaves below long keys would fill the memory. */
const longestPointer = 500;

export interface Walk {
  readonly nodes: readonly YamlNode[];
  /** The key or item at which the walk was given up. */
  readonly tooLong?: YamlNode;
}

/** The nodes of the first document. The value tree itself is the library's work; this adds the places. */
export function walkEvents(text: string, events: readonly Event[]): Walk {
  const nodes: YamlNode[] = [];
  const frames: Frame[] = [];
  let cursor = 0;
  for (const event of events.slice(1)) {
    if (event.type === EVENT_ID.DOCUMENT) break;
    const frame = frames.at(-1);
    if (event.type === EVENT_ID.POP) {
      if (!frame) break;
      frames.pop();
      if (isFlow(frame.node.event)) cursor = afterBracket(text, frame.node.start, cursor);
      frame.node.end = cursor;
      continue;
    }
    if (frame?.node.event.type === EVENT_ID.SEQUENCE && !isFlow(frame.node.event))
      cursor = afterDash(text, cursor);
    const node = createNode(text, event, frame, cursor);
    if (node.pointer.length > longestPointer) return { nodes, tooLong: node };
    nodes.push(node);
    cursor = node.end;
    if (frame) frame.key = node.role === "key" ? node : undefined;
    if (event.type === EVENT_ID.SEQUENCE || event.type === EVENT_ID.MAPPING) {
      frames.push({ node, count: 0, key: undefined });
    }
  }
  return { nodes };
}

function createNode(source: string, event: NodeEvent, frame: Frame | undefined, cursor: number): YamlNode {
  const text = event.type === EVENT_ID.SCALAR ? getScalarValue(source, event) : undefined;
  const [start, end] = rangeOf(source, event, cursor);
  const node = { event, start, end, ...(text === undefined ? {} : { text }) };
  if (!frame) return { ...node, role: "root", pointer: "" };
  const parent = frame.node;
  if (parent.event.type === EVENT_ID.SEQUENCE) {
    return { ...node, role: "item", pointer: `${parent.pointer}/${frame.count++}`, parent };
  }
  if (frame.key) return { ...node, role: "value", pointer: frame.key.pointer, key: frame.key, parent };
  const key = {
    ...node,
    role: "key" as const,
    pointer: `${parent.pointer}/${escapePointer(text ?? "")}`,
    parent,
  };
  return start === cursor && end === cursor && text === ""
    ? { ...key, ...emptyAt(emptyKeyAt(source, cursor)) }
    : key;
}

function emptyAt(offset: number): { start: number; end: number } {
  return { start: offset, end: offset };
}

/** One segment of a JSON Pointer. */
export function escapePointer(segment: string): string {
  return segment.replaceAll("~", "~0").replaceAll("/", "~1");
}

function rangeOf(text: string, event: NodeEvent, cursor: number): Range {
  if (event.type === EVENT_ID.SCALAR) return scalarRange(text, event, cursor);
  if (event.type === EVENT_ID.ALIAS) return [event.anchorStart - 1, event.anchorEnd];
  return [event.start, isFlow(event) ? event.start + 1 : event.start];
}

function isFlow(event: NodeEvent): boolean {
  return "style" in event && event.type !== EVENT_ID.SCALAR && event.style === COLLECTION_STYLE.FLOW;
}
