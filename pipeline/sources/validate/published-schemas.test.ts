import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { publishedShapes } from "../../../schema/build/published.ts";
import type { SchemaNode } from "../../../schema/build/schema-source.ts";
import { brokenPromises, shapeOf } from "../../../schema/build/shape.ts";
import { schemas } from "../../../schema/generated/schemas.ts";
import versions from "../../../schema/published/versions.json" with { type: "json" };

const page: SchemaNode = {
  type: "object",
  required: ["version", "title"],
  properties: {
    version: { type: "integer", const: 1 },
    title: { type: "string" },
    state: { type: "string", enum: ["draft", "published"] },
    rows: { type: "array", items: { $ref: "#/definitions/row" } },
  },
  definitions: { row: { type: "object", required: ["id"], properties: { id: { type: "string" } } } },
};
const changed = (change: (copy: SchemaNode) => void): string[] => {
  const copy = structuredClone(page);
  change(copy);
  return brokenPromises(shapeOf(page), shapeOf(copy));
};
const properties = (node: SchemaNode): Record<string, SchemaNode> =>
  node.properties as Record<string, SchemaNode>;

test.each<[name: string, change: (copy: SchemaNode) => void, broken: string[]]>([
  ["a value that is gone", (copy) => delete properties(copy).state, ["state is gone."]],
  [
    "another type",
    (copy) => (properties(copy).title = { type: "object" }),
    ["title was string and is object."],
  ],
  [
    "a value that may be missing now",
    (copy) => (copy.required = ["version"]),
    ["title is no longer always there."],
  ],
  [
    "another version",
    (copy) => (properties(copy).version = { type: "integer", const: 2 }),
    ["version was = 1 and is = 2."],
  ],
  [
    "items of another kind",
    (copy) => (properties(copy).rows = { type: "array", items: { type: "string" } }),
    ["rows[] was is #row and is string."],
  ],
  [
    "a change deep within",
    (copy) => {
      const { row } = copy.definitions as Record<string, SchemaNode>;
      if (row !== undefined) properties(row).id = { type: "integer" };
    },
    ["#row.id was string and is integer."],
  ],
  ["a new value is none", (copy) => (properties(copy).more = { type: "string" }), []],
  [
    "a new choice is none",
    (copy) => (properties(copy).state = { type: "string", enum: ["draft", "published", "archived"] }),
    [],
  ],
  ["a value that is always there now is none", (copy) => (copy.required = ["version", "title", "rows"]), []],
])("%s: what breaks a reader", (_name, change, broken) => {
  expect(changed(change)).toEqual(broken);
});

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "fairlead-published-"));
  mkdirSync(join(root, "schema/published"), { recursive: true });
  writeFileSync(join(root, "schema/published/versions.json"), '{ "page-record": 1 }');
  for (const [path, text] of publishedShapes(root, new Map([["page-record", page]])))
    writeFileSync(join(root, path), text);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("a breaking change needs a new version", () => {
  const broken = new Map([["page-record", { ...page, required: ["version"] }]]);
  expect(() => publishedShapes(root, broken)).toThrow(
    "The schema page-record would break programs that read version 1:\n  title is no longer always there.",
  );
  writeFileSync(join(root, "schema/published/versions.json"), '{ "page-record": 2 }');
  expect(publishedShapes(root, broken).map(([path]) => path)).toEqual([
    "schema/published/page-record.v2.txt",
  ]);
});

test("every published schema has a version, and its shape tells pages apart", () => {
  expect(Object.keys(versions).filter((name) => schemas[name] === undefined)).toEqual([]);
  // JSON files of exports name their schema, so it must be there.
  const exported = Object.keys(schemas).filter((name) => name.endsWith("-export"));
  expect(exported.filter((name) => !Object.hasOwn(versions, name))).toEqual([]);
  expect(shapeOf(schemas["page-record"] as SchemaNode)).toMatch(/product.*\.pathname! /);
});
