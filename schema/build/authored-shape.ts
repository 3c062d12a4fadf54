import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SchemaNode } from "./schema-source.ts";
import { readShape, shapeOf } from "./shape.ts";

/** The shapes of all authored schemas, each line behind the name of its schema: `connector pins[].level string`. */
export function authoredShape(schemas: ReadonlyMap<string, SchemaNode>, names: Iterable<string>): string {
  return [...names]
    .sort()
    .flatMap((name) => {
      const lines = shapeOf(expanded(schemas.get(name) ?? {})).split("\n");
      return lines.filter((line) => line !== "").map((line) => `${name} ${line}\n`);
    })
    .join("");
}

/** A schema with its definitions in the places that refer to them, so that a place keeps its path when they change. */
function expanded(schema: SchemaNode): SchemaNode {
  const { definitions = {}, ...root } = schema;
  const expand = (node: unknown, within: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((one) => expand(one, within));
    if (typeof node !== "object" || node === null) return node;
    const name = (node as SchemaNode).$ref?.replace("#/definitions/", "");
    // What contains itself is shown once.
    if (name !== undefined) return within.includes(name) ? {} : expand(definitions[name], [...within, name]);
    return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, expand(part, within)]));
  };
  return expand(root, []) as SchemaNode;
}

/** A value that was accepted in a file of the former shape and no longer is. */
interface Refusal {
  readonly schema: string;
  /** As a shape names it: `pins[].level`. */
  readonly path: string;
  readonly why: string;
}

/** What a file written by the former shape may hold that the new one refuses. Patterns and limits are not looked at. */
export function refusals(before: string, after: string): Refusal[] {
  const present = bySchema(after);
  return [...bySchema(before)].flatMap(([schema, text]) => {
    const now = present.get(schema);
    if (now === undefined) return [{ schema, path: "", why: "is gone" }];
    const former = readShape(text);
    const shape = readShape(now);
    const narrowed = [...former].flatMap(([path, { kind }]) => {
      const kindNow = shape.get(path)?.kind;
      if (kindNow === undefined) return [{ schema, path, why: "is gone" }];
      return widens(kind, kindNow) ? [] : [{ schema, path, why: `was ${kind} and is ${kindNow}` }];
    });
    const required = [...shape].flatMap(([path, { isSure }]) =>
      isSure &&
      former.get(path)?.isSure !== true &&
      isGroup(former.get(parentOf(path))) &&
      !/[\]}]$/.test(path)
        ? [{ schema, path, why: "must be there now" }]
        : [],
    );
    return [...narrowed, ...required];
  });
}

/** Whether every value of one kind is a value of the other. */
function widens(kind: string, now: string): boolean {
  const types = new Set(now.split(" or "));
  return now === "any" || kind.split(" or ").every((type) => types.has(type));
}

function isGroup(line: { readonly kind: string } | undefined): boolean {
  return line?.kind === "object";
}

function parentOf(path: string): string {
  const at = path.lastIndexOf(".");
  return at === -1 ? "." : path.slice(0, at);
}

function bySchema(shape: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const line of shape.split("\n").filter((one) => one !== "")) {
    const at = line.indexOf(" ");
    const name = line.slice(0, at);
    texts.set(name, `${texts.get(name) ?? ""}${line.slice(at + 1)}\n`);
  }
  return texts;
}

/** The shape of the present version, as a file. Throws where files of authors would be refused that were accepted. */
export function authoredFiles(
  root: string,
  schemas: ReadonlyMap<string, SchemaNode>,
  names: Iterable<string>,
): [path: string, text: string][] {
  const { version } = JSON.parse(readFileSync(join(root, "schema/authored/version.json"), "utf8")) as {
    version: number;
  };
  const path = `schema/authored/v${version}.txt`;
  const shape = authoredShape(schemas, names);
  const refused = existsSync(join(root, path)) ? refusals(readFileSync(join(root, path), "utf8"), shape) : [];
  if (refused.length > 0)
    throw new Error(
      `Files that authors wrote for version ${version} would be refused:\n${refused.map(({ schema, path: at, why }) => `  ${schema} ${at}: ${why}`).join("\n")}\nKeep what was accepted, or raise the version in schema/authored/version.json and say in pipeline/sources/migrate/data-changes.ts what to write now.`,
    );
  return [[path, shape]];
}
