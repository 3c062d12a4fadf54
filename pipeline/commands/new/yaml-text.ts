import { yamlString } from "../../core/text/escape/yaml.ts";

/** Words that YAML readers take for something else than text. */
const reserved = /^(true|false|null|yes|no|on|off|y|n)$/i;
const plain = /^[A-Za-z/…]([A-Za-z0-9/… _.-]*[A-Za-z0-9/…_-])?$/;

/** A value as YAML on one line: `{ id: a, list: [b] }`. Text is quoted wherever it could be read as something else. */
export function yamlText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(yamlText).join(", ")}]`;
  if (value !== null && typeof value === "object") {
    const pairs = Object.entries(value).map(([key, part]) => `${yamlText(key)}: ${yamlText(part)}`);
    return pairs.length === 0 ? "{}" : `{ ${pairs.join(", ")} }`;
  }
  if (typeof value !== "string") return JSON.stringify(value);
  return plain.test(value) && !reserved.test(value) ? value : yamlString(value);
}
