import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readSources } from "../../schema/build/sources.ts";
import { schemas } from "../../schema/generated/schemas.ts";
import { publishedPage, publishedPagePath } from "../tests/manual-check/published-page.ts";
import { leavesOf } from "../tests/support/sources/schema-leaves.ts";
import { SchemaAnnotations } from "./schema-annotations.ts";
import type { SchemaNode } from "./schema-node.ts";

const sources = readSources(fileURLToPath(new URL("../../schema/source", import.meta.url)));
const authored = [...sources.authored.keys()].map((name) => [name, schemas[name] as SchemaNode] as const);

/** Files of settings, front matter and registers are no records: their schema says so once, at its root. */
const isRecord = (schema: SchemaNode): boolean => schema["x-published"] !== "no";

describe.each(authored)("the authored schema %s", (_name, schema) => {
  const leaves = leavesOf(schema);

  test("says of each leaf and each entry of a list what a change of it needs", () => {
    const silent = leaves.filter(({ published }) => published === undefined);
    expect(isRecord(schema) ? silent.map(({ path }) => path) : []).toEqual([]);
  });

  test("says the same of a leaf in all forms of a union", () => {
    const known = new Map<string, string>();
    for (const { path, published, breaks, isOrdered } of leaves) {
      const text = `${published} ${breaks} ${isOrdered}`;
      expect(known.get(path) ?? text, path).toBe(text);
      known.set(path, text);
    }
  });
});

test("only files that are no records say so at their root", () => {
  const others = authored.filter(([, schema]) => !isRecord(schema)).map(([name]) => name);
  expect(others).toEqual([
    "baseline",
    "category",
    "doc-front-matter",
    "prose-rules",
    "serial-register",
    "site",
  ]);
});

test("the manual has the table of them; run `npm run manual`", () => {
  expect(readFileSync(publishedPagePath, "utf8")).toBe(publishedPage());
});

test("no schema for programs has the keywords of authors", () => {
  const names = Object.keys(schemas).filter((name) => !sources.authored.has(name));
  const with_ = names.filter((name) =>
    /"x-(?:published|ordered|breaks)"/.test(JSON.stringify(schemas[name])),
  );
  expect(with_).toEqual([]);
});

describe("a container", () => {
  const annotations = new SchemaAnnotations({
    type: "object",
    required: ["rows"],
    properties: {
      prose: { type: "string", "x-published": "no" },
      value: { type: "string", "x-published": "value", "x-breaks": "no" },
      rows: {
        type: "array",
        minItems: 1,
        "x-ordered": true,
        items: { $ref: "#/definitions/row", "x-published": "item", "x-breaks": "change" },
      },
      loose: { type: "object", properties: { part: { type: "string", "x-published": "item" } } },
      silent: { type: "string" },
    },
    definitions: {
      row: { type: "object", properties: { name: { type: "string", "x-published": "value" } } },
    },
  });

  test.each([
    ["", "value"],
    ["/prose", "no"],
    ["/rows", "item"],
    ["/rows/0", "item"],
    ["/rows/0/name", "value"],
    ["/loose", "item"],
    ["/silent", "value"],
    ["/unknown", "no"],
  ] as const)("at %j is published as %s", (pointer, published) => {
    expect(annotations.publishedAt(pointer)).toBe(published);
  });

  test.each([
    ["/prose", "no"],
    ["/value", "no"],
    ["/rows", "change"],
    ["/rows/0/name", "any"],
  ] as const)("at %j breaks: %s", (pointer, breaks) => {
    expect(annotations.breaksAt(pointer)).toBe(breaks);
  });

  test("is ordered where its schema says so", () => {
    expect(["/rows", "/rows/0", "/value"].map((pointer) => annotations.isOrdered(pointer))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("states something where what gives it its sense does", () => {
    expect(annotations.states({ value: "a", rows: [] })).toBe(false);
    expect(annotations.states({ rows: [{ name: "a" }] })).toBe(true);
    expect(annotations.states("not-stated", "/value")).toBe(false);
    expect(annotations.states("a", "/prose")).toBe(false);
  });
});
