import type { SchemaNode } from "./schema-source.ts";

/**
 * The shape of a schema as a reader of its values sees it, a line a value, sorted:
 *
 *     pages{}.anchors[]! string
 *
 * is a text that is always there in a list. `[]` are items, `{}` values under any key, `|` a form of several.
 */
export function shapeOf(schema: SchemaNode): string {
  const lines: string[] = [];
  const walk = (node: SchemaNode, path: string, isSure: boolean): void => {
    lines.push(`${path === "" ? "." : path}${isSure ? "!" : ""} ${kindOf(node)}`);
    const required = new Set((node.required as readonly string[] | undefined) ?? []);
    for (const [key, child] of Object.entries(node.properties ?? {}))
      walk(child, path === "" ? key : `${path}.${key}`, required.has(key));
    if (node.items !== undefined) walk(node.items, `${path}[]`, true);
    if (typeof node.additionalProperties === "object" && node.additionalProperties !== null)
      walk(node.additionalProperties as SchemaNode, `${path}{}`, true);
    for (const form of node.oneOf ?? []) walk(form, `${path}|${nameOf(form)}`, false);
  };
  walk(schema, "", true);
  for (const [name, definition] of Object.entries(schema.definitions ?? {}))
    walk(definition, `#${name}`, true);
  return `${[...new Set(lines)].sort().join("\n")}\n`;
}

function kindOf(node: SchemaNode): string {
  if (node.$ref !== undefined) return `is ${node.$ref.replace("#/definitions/", "#")}`;
  if (node.const !== undefined) return `= ${JSON.stringify(node.const)}`;
  const type = [node.type ?? "any"].flat().join(" or ");
  return node.oneOf === undefined ? type : "one of";
}

function nameOf(form: SchemaNode): string {
  const type = form.properties?.type?.const;
  return form.$ref?.replace("#/definitions/", "#") ?? (typeof type === "string" ? type : kindOf(form));
}

/** What a reader of the former shape would miss in the new one, a sentence each. */
export function brokenPromises(before: string, after: string): string[] {
  const present = readShape(after);
  return [...readShape(before)].flatMap(([path, { isSure, kind }]) => {
    const now = present.get(path);
    if (now === undefined) return [`${path} is gone.`];
    if (now.kind !== kind) return [`${path} was ${kind} and is ${now.kind}.`];
    return isSure && !now.isSure ? [`${path} is no longer always there.`] : [];
  });
}

/** The lines of a shape by path. */
export function readShape(shape: string): Map<string, { isSure: boolean; kind: string }> {
  return new Map(
    shape
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => {
        const [, path = "", mark = "", kind = ""] = /^(\S+?)(!?) (.*)$/.exec(line) ?? [];
        return [path, { isSure: mark === "!", kind }];
      }),
  );
}
