import { type SchemaName, schemas } from "../../../schema/generated/schemas.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { nearest, suggestNearest } from "../../core/text/nearest.ts";
import { changeAt, changeHint } from "../migrate/data-changes.ts";
import type { SchemaNode } from "../schema-node.ts";
import type { YamlDocument } from "./types.ts";

/** Types that a file must state by its `type` key; the path of any other file gives its type. */
const statedTypes: readonly string[] = Object.entries(
  schemas as Readonly<Record<string, SchemaNode>>,
).flatMap(([name, { properties, required }]) =>
  properties?.type?.const === name && required?.includes("type") === true ? [name] : [],
);

/**
 * The type that a file of records states, which is the name of its schema; or a finding if it states no valid
 * type.
 */
export function statedType(document: YamlDocument, file: string): SchemaName | Diagnostic {
  const { type } = (document.value ?? {}) as { type?: unknown };
  if (typeof type === "string" && statedTypes.includes(type)) return type as SchemaName;
  const at = document.positions.get("/type")?.value ?? document.positions.get("")?.value;
  if (type === undefined) {
    return {
      code: "type-missing",
      severity: "error",
      file,
      ...at,
      message: "This file does not say what it describes.",
      hint: `Begin it with a line such as "type: product". Types are ${statedTypes.join(", ")}.`,
    };
  }
  const change = changeAt(String(type), "", { value: document.value, root: document.value });
  return {
    code: "schema-type-unknown",
    severity: "error",
    file,
    ...at,
    message: `There is no record type "${String(type)}".`,
    hint:
      change !== undefined
        ? changeHint(change, document.value)
        : suggestNearest(String(type), statedTypes, `Types are ${statedTypes.join(", ")}.`),
  };
}

/** The type that a misspelt one was meant to be, where only one is near. */
export function meantType(written: unknown): string {
  if (typeof written === "string" && statedTypes.includes(written)) return written;
  const [near, ...others] = nearest(String(written ?? ""), statedTypes);
  return near === undefined || others.length > 0 ? "by-content" : near;
}
