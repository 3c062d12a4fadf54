import { CORE_SCHEMA, constructFromEvents, EVENT_ID, type Event, parseEvents, YAMLException } from "js-yaml";
import { type Checked, LineMap } from "../../../core/diagnostics.ts";
import type { Limits, NodePosition, YamlDocument } from "../types.ts";
import { checkDocuments } from "./check-documents.ts";
import { checkNodes } from "./check-nodes.ts";
import { checkText } from "./check-text.ts";
import { explainSyntax } from "./explain-syntax.ts";
import { type Mistake, mistakeToDiagnostic } from "./mistake.ts";
import { plainPairs } from "./plain-pairs.ts";
import { walkEvents, type YamlNode } from "./walk-events.ts";

interface YamlInput {
  readonly file: string;
  readonly text: string;
  /** The part of `text` that is YAML, end excluded; for front matter. */
  readonly start?: number;
  readonly end?: number;
  readonly limits: Limits;
}

/**
 * Reads YAML 1.2 (core schema) into plain objects, with the position of every node. There is a value even
 * after mistakes that leave its meaning clear, so that its schema can report its own in the same run.
 */
export function parseYaml(input: YamlInput): Checked<YamlDocument | undefined> {
  const { file, text, start: base = 0, end = text.length, limits } = input;
  const lines = new LineMap(text);
  const source = text.slice(base, end);
  const plain = plainPairs(source, limits, { lines, base });
  if (plain !== undefined) return { value: plain, diagnostics: [] };
  const { mistakes, document } = parseWhole(source, limits, { lines, base });
  return {
    value: document,
    diagnostics: mistakes.map((mistake) => mistakeToDiagnostic(mistake, { file, lines, base })),
  };
}

interface YamlLocation {
  readonly lines: LineMap;
  readonly base: number;
}

interface Parsed {
  readonly mistakes: readonly Mistake[];
  readonly document: YamlDocument | undefined;
}

/** Reads any YAML, also such as `plainPairs` can read. */
export function parseWhole(source: string, limits: Limits, location: YamlLocation): Parsed {
  const refusals = checkText(source, limits);
  if (refusals.length > 0) return { mistakes: refusals, document: undefined };
  try {
    return build(source, parseEvents(source, { maxDepth: 3 * limits.yamlDepth + 16 }), location);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { mistakes: [explainSyntax(error, source, limits.yamlDepth)], document: undefined };
  }
}

function build(source: string, events: Event[], { lines, base }: YamlLocation): Parsed {
  const { nodes, tooLong } = walkEvents(source, events);
  if (tooLong) return { mistakes: [keyTooLong(tooLong)], document: undefined };
  const lineOf = (offset: number) => lines.position(base + offset).line;
  const mistakes = [...checkDocuments(source, events, nodes), ...checkNodes(nodes, { source, lineOf })];
  if (mistakes.some(leavesNoValue)) return { mistakes, document: undefined };
  // Duplicate keys are reported above; here the last one wins instead of ending the run.
  const [read] = constructFromEvents(firstDocument(events), { source, schema: CORE_SCHEMA, json: true });
  const value = source === source.normalize("NFC") ? read : withNormalNames(read);
  return { mistakes, document: { value, positions: positionsOf(nodes, lines, base) } };
}

/** Ids, paths and addresses in normal form C, as all names are. Prose stays as it is written, and so do positions in it. */
function withNormalNames(value: unknown): unknown {
  if (typeof value === "string") return /\s/.test(value) ? value : value.normalize("NFC");
  if (Array.isArray(value)) return value.map(withNormalNames);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withNormalNames(item)]));
}

function leavesNoValue({ code, severity }: Mistake): boolean {
  return severity !== "warning" && code !== "yaml-duplicate-key" && code !== "yaml-multiple-documents";
}

function firstDocument(events: Event[]): Event[] {
  const second = events.findIndex((event, index) => index > 0 && event.type === EVENT_ID.DOCUMENT);
  return second === -1 ? events : events.slice(0, second);
}

function positionsOf(nodes: readonly YamlNode[], lines: LineMap, base: number): Map<string, NodePosition> {
  const positions = new Map<string, NodePosition>();
  for (const { role, pointer, start, end, key, text } of nodes) {
    if (role === "key") continue;
    positions.set(pointer, {
      value: lines.position(base + start, base + end),
      ...(key ? { key: lines.position(base + key.start, base + key.end) } : {}),
      ...(text === undefined ? {} : { text, range: [base + start, base + end] as const }),
    });
  }
  return positions;
}

function keyTooLong({ start, end }: YamlNode): Mistake {
  const message = "The keys that lead here are longer than any name needs to be.";
  return { code: "limit-yaml-key", start, end, message, hint: "Use shorter keys." };
}
