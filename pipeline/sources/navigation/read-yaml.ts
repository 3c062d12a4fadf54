import { EVENT_ID, parseEvents, YAMLException } from "js-yaml";
import { walkEvents, type YamlNode } from "../parse/yaml/walk-events.ts";
import type { Literal } from "./literal.ts";

/** Deeper settings are an attack. */
const DEPTH = 64;

/**
 * The settings of a YAML file of another system. Tags are ignored: such systems give them a meaning of their
 * own, and may run code for them. Aliases are not resolved. Undefined: the text is not YAML.
 */
export function readYaml(text: string): Literal | undefined {
  try {
    const { nodes, tooLong } = walkEvents(text, parseEvents(text, { maxDepth: DEPTH }));
    return tooLong === undefined ? builtOf(nodes) : undefined;
  } catch (error) {
    if (error instanceof YAMLException) return undefined;
    throw error;
  }
}

function builtOf(nodes: readonly YamlNode[]): Literal | undefined {
  const root = nodes.find(({ role }) => role === "root");
  const children = new Map<YamlNode, YamlNode[]>();
  for (const node of nodes) {
    if (node.parent === undefined || node.role === "key") continue;
    const beside = children.get(node.parent) ?? [];
    children.set(node.parent, beside);
    beside.push(node);
  }
  const literal = (node: YamlNode): Literal => {
    const { event, start, end, text } = node;
    if (event.type === EVENT_ID.SCALAR) return { kind: "text", text: text ?? "", start, end };
    const inside = children.get(node) ?? [];
    if (event.type === EVENT_ID.SEQUENCE) return { kind: "list", items: inside.map(literal), start, end };
    if (event.type !== EVENT_ID.MAPPING) return { kind: "unread", start, end };
    const entries = new Map(inside.map((value) => [value.key?.text ?? "", literal(value)]));
    return { kind: "map", entries, start, end };
  };
  return root === undefined ? undefined : literal(root);
}
