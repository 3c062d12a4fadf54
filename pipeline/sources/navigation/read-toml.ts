import { parse, TomlError } from "smol-toml";
import type { Literal } from "./literal.ts";

/** The places of values in a file of TOML are not known. */
const nowhere = { start: 0, end: 0 };

/** The settings of a TOML file of another system. Undefined: the text is not TOML. */
export function readToml(text: string): Literal | undefined {
  try {
    return literalOf(parse(text, { integersAsBigInt: "asNeeded" }));
  } catch (error) {
    if (error instanceof TomlError) return undefined;
    throw error;
  }
}

function literalOf(value: unknown): Literal {
  if (Array.isArray(value)) return { kind: "list", items: value.map(literalOf), ...nowhere };
  if (typeof value !== "object" || value === null || value instanceof Date)
    return { kind: "text", text: String(value), ...nowhere };
  const entries = Object.entries(value).map(([key, below]) => [key, literalOf(below)] as const);
  return { kind: "map", entries: new Map(entries), ...nowhere };
}
