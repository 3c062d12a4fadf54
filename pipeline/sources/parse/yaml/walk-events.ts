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
  /** Of a value: its key. Of a key: nothing. */
  readonly key: YamlNode | undefined;
  /** The collection that holds this node. */
  readonly parent: YamlNode | undefined;
  /** Scalars only: the text without quotes and escapes. */
  readonly text: string | undefined;
}

interface Frame {
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
  const role = roleIn(frame);
  let [start, end] = rangeOf(source, event, cursor);
  if (role === "key" && text === "" && start === end) start = end = emptyKeyAt(source, cursor);
  const pointer = pointerIn(frame, role, text);
  const key = role === "value" ? frame?.key : undefined;
  // One shape for all nodes: a file can have half a million.
  return { role, event, pointer, start, end, key, parent: frame?.node, text };
}

function roleIn(frame: Frame | undefined): YamlNode["role"] {
  if (!frame) return "root";
  if (frame.node.event.type === EVENT_ID.SEQUENCE) return "item";
  return frame.key ? "value" : "key";
}

function pointerIn(frame: Frame | undefined, role: YamlNode["role"], text: string | undefined): string {
  if (!frame) return "";
  if (role === "value") return frame.key?.pointer ?? "";
  const segment = role === "item" ? String(frame.count++) : escapedSegment(text ?? "");
  return `${frame.node.pointer}/${segment}`;
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
