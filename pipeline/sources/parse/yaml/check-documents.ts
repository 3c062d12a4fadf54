import { EVENT_ID, type Event } from "js-yaml";
import type { Mistake } from "./mistake.ts";
import type { YamlNode } from "./walk-events.ts";

type DocumentEvent = Extract<Event, { type: typeof EVENT_ID.DOCUMENT }>;

/** A file holds one document with content and no directives. */
export function* checkDocuments(
  source: string,
  events: readonly Event[],
  nodes: readonly YamlNode[],
): Iterable<Mistake> {
  const documents = events.filter((event): event is DocumentEvent => event.type === EVENT_ID.DOCUMENT);
  const [first, second] = documents;
  if (!first || (nodes.length === 1 && nodes[0]?.text === "" && nodes[0].start === nodes[0].end)) {
    yield {
      code: "yaml-empty",
      start: 0,
      end: 0,
      message: "There is no content here.",
      hint: "Write `key: value` lines.",
    };
  }
  if (first && first.directives.length > 0) {
    const start = source.search(/^%/m);
    const message = "Directives such as `%YAML` are not used here.";
    yield {
      code: "yaml-directive",
      start,
      end: source.indexOf("\n", start),
      message,
      hint: "Remove the line.",
    };
  }
  if (second) {
    const { start, end } = secondDocument(source, events, second);
    const message = "A second document begins here; a file holds one.";
    const hint = "Move it to a file of its own; as text, `---` belongs in quotes.";
    yield { code: "yaml-multiple-documents", start, end, message, hint };
  }
}

/** The `---` that begins the second document, or its first node where only `...` ended the first. */
function secondDocument(source: string, events: readonly Event[], second: DocumentEvent) {
  const begin = events.indexOf(second);
  const node = events.slice(begin + 1).find((event) => event.type === EVENT_ID.SCALAR || "start" in event);
  const at = node && "start" in node ? node.start : node && "valueStart" in node ? node.valueStart : -1;
  if (second.explicitStart) {
    const marks = [...source.matchAll(/^---(?=\s|$)/gm)].map(({ index }) => index);
    const explicitFirst = events.find((event) => event.type === EVENT_ID.DOCUMENT) as
      | DocumentEvent
      | undefined;
    const start = marks[explicitFirst?.explicitStart ? 1 : 0] ?? 0;
    return { start, end: start + 3 };
  }
  const start = Math.max(at, 0);
  return { start, end: start + 1 };
}
