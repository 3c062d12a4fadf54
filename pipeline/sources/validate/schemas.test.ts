import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { generateFiles } from "../../../schema/build/generate.ts";
import type { SchemaNode } from "../../../schema/build/schema-source.ts";
import { schemas } from "../../../schema/generated/schemas.ts";
import { ownSchemas } from "./own-schemas.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

describe("generated files", () => {
  test("are those that the sources give; else run `npm run generate`", async () => {
    const files = await generateFiles(root);
    const stale = [...files]
      .filter(([path, text]) => !existsSync(root + path) || readFileSync(root + path, "utf8") !== text)
      .map(([path]) => path);
    expect(stale, "Run `npm run generate`, and commit what it writes.").toEqual([]);
    const known = readdirSync(`${root}schema/generated`).filter(
      (name) => !files.has(`schema/generated/${name}`),
    );
    expect(known, "No source makes these any more; run `npm run generate`.").toEqual([]);
  });
});

/** Every node of a schema that describes a value, with the path by which it is reached. */
function* nodesOf(schema: SchemaNode, at: string): Iterable<[path: string, node: SchemaNode]> {
  yield [at, schema];
  for (const [key, child] of Object.entries(schema.properties ?? {})) yield* nodesOf(child, `${at}.${key}`);
  for (const [key, child] of Object.entries(schema.definitions ?? {})) yield* nodesOf(child, `${at}#${key}`);
  if (schema.items !== undefined) yield* nodesOf(schema.items, `${at}[]`);
  for (const [index, child] of (schema.oneOf ?? []).entries()) yield* nodesOf(child, `${at}|${index}`);
  if (typeof schema.additionalProperties === "object" && schema.additionalProperties !== null) {
    yield* nodesOf(schema.additionalProperties as SchemaNode, `${at}{}`);
  }
}

/** Keys of other systems whose content is not looked at. */
const open =
  /^(category\.customProps|doc-front-matter\.(sidebar_custom_props|last_update|mdx)|page-data\.record)$/;

describe.each(Object.entries(schemas) as [string, SchemaNode][])("the schema %s", (name, schema) => {
  const nodes = [...nodesOf(schema, name)];

  test("is a schema of draft-07", () => {
    const ajv = new Ajv({ strict: false });
    expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true);
  });

  test("is accepted by the validator", () => {
    const validator = ownSchemas();
    const empty = { value: {}, positions: new Map() };
    expect(() => validator.validate(name, empty, "a.yaml")).not.toThrow();
  });

  test("describes every property and definition", () => {
    const silent = nodes.filter(([path, node]) => {
      if (node.$ref !== undefined || /\|\d+$/.test(path)) return false;
      // The union of a property says in its branches what they are.
      return node.description === undefined && node.oneOf === undefined;
    });
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  test("has no description inside another text", () => {
    const texts = nodes.flatMap(([path, node]) =>
      [node.description, node["x-pattern-hint"]].map((text) => [path, String(text ?? "")] as const),
    );
    expect(texts.filter(([, text]) => /\b(description|pattern|x-pattern-hint): /.test(text))).toEqual([]);
  });

  test("closes every object", () => {
    const loose = nodes.filter(
      ([path, node]) => node.type === "object" && node.additionalProperties === undefined && !open.test(path),
    );
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  test("has in a union only the discriminator and its branches", () => {
    for (const [path, node] of nodes) {
      if (node.oneOf === undefined) continue;
      const allowed = ["$schema", "$id", "title", "description", "definitions", "discriminator", "oneOf"];
      expect(
        Object.keys(node).filter((key) => !allowed.includes(key)),
        path,
      ).toEqual([]);
    }
  });
});

test("ids take letters, digits, hyphen and underscore", () => {
  const id = (schemas.product as SchemaNode).properties?.id as SchemaNode;
  const target = id.$ref === undefined ? id : (schemas.product as SchemaNode).definitions?.id;
  const pattern = new RegExp(String(target?.pattern));
  for (const good of ["clim", "CLIM", "can-l431-hub", "ahrs_v1", "4ch", "a"])
    expect(pattern.test(good), good).toBe(true);
  for (const bad of ["", "-a", "_a", "a b", "a.b", "a/b", "ä"]) expect(pattern.test(bad), bad).toBe(false);
});
