import { yamlFlow, yamlString } from "../core/text/escape/yaml.ts";

/** A value of YAML; keys keep their order. */
export type YamlValue =
  | string
  | number
  | boolean
  | readonly YamlValue[]
  | { readonly [key: string]: YamlValue };

/** Mappings and lists of mappings in blocks, one key a line; all else in JSON, which is YAML too and needs no rule of quoting. */
export function yamlText(value: { readonly [key: string]: YamlValue }, depth = 0): string {
  const indent = "  ".repeat(depth);
  return Object.entries(value)
    .map(([key, child]) => `${indent}${keyText(key)}:${childText(child, depth)}`)
    .join("");
}

function childText(child: YamlValue, depth: number): string {
  if (isMapping(child)) {
    return Object.keys(child).length === 0 ? " {}\n" : `\n${yamlText(child, depth + 1)}`;
  }
  if (!Array.isArray(child) || !child.some((item) => typeof item === "object"))
    return ` ${yamlFlow(child)}\n`;
  return `\n${(child as readonly YamlValue[]).map((item) => itemText(item, depth + 1)).join("")}`;
}

/** `- ` and, for a mapping, its first key on the same line. */
function itemText(item: YamlValue, depth: number): string {
  const indent = "  ".repeat(depth);
  if (!isMapping(item) || Object.keys(item).length === 0) return `${indent}- ${yamlFlow(item)}\n`;
  return `${indent}- ${yamlText(item, depth + 1).trimStart()}`;
}

function isMapping(value: YamlValue): value is { readonly [key: string]: YamlValue } {
  return typeof value === "object" && !Array.isArray(value);
}

/** Words that some readers take for a switch; a quoted key is never read so. */
const switches = /^(y|n|yes|no|on|off|true|false|null)$/i;

function keyText(key: string): string {
  return /^[A-Za-z]+([-_][A-Za-z0-9]+)*[0-9]*$/.test(key) && !switches.test(key) ? key : yamlString(key);
}
