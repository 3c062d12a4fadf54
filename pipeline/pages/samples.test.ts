import { readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { SchemaNode } from "../../schema/build/schema-source.ts";
import { outputSchemas, schemas } from "../../schema/generated/schemas.ts";
import { canonicalJson } from "../core/canonical-json.ts";
import { indexSite } from "../model/resolve/site-index.ts";
import type { Site } from "../site.ts";
import type { Source } from "../sources/parse/source.ts";
import { printed, samplesFolder, siteOfFolder } from "../tests/support/pages/site-of.ts";
import { assertRecords } from "../tests/support/render/assert-records.ts";
import { completeSite, eachRecord, routeTemplates } from "./compile-site.ts";
import { CompileContext } from "./context.ts";

let site: Site;
/** A second sample, whose interfaces have pages of their own. */
let board: Site;
beforeAll(async () => {
  site = await siteOfFolder(samplesFolder);
  board = await siteOfFolder(`${samplesFolder}/../sample-board`);
});

const sourcesOf = (type: string): Source[] =>
  [site, board].flatMap(({ index }) => [...index.sources.values()].filter((source) => source.type === type));

test("the samples are sites without diagnostics, whose records fit their schemas", () => {
  for (const sample of [site, board]) {
    expect(printed(sample)).toBe("No errors, no warnings.\n");
    expect(() => assertRecords(sample)).not.toThrow();
  }
});

describe("the samples use every key of", () => {
  const authored = Object.entries(schemas).filter(([name]) => !outputSchemas.has(name)) as [
    string,
    SchemaNode,
  ][];

  test.each(authored)("%s", (name, schema) => {
    const used = new Set<string>();
    const visit = (node: SchemaNode, value: unknown, at: string): void => {
      const target = resolve(schema, node);
      if (value === undefined) return;
      if (target.oneOf !== undefined) {
        const { kind } = value as { kind?: string };
        target.oneOf.forEach((branch, index) => {
          if (resolve(schema, branch).properties?.kind?.const === kind)
            visit(branch, value, `${at}|${index}`);
        });
        return;
      }
      if (Array.isArray(value)) for (const item of value) visit(target.items ?? {}, item, `${at}[]`);
      else if (typeof value === "object" && value !== null) {
        for (const [key, child] of Object.entries(target.properties ?? {})) {
          if (!Object.hasOwn(value, key)) continue;
          used.add(`${at}.${key}`);
          visit(child, (value as Record<string, unknown>)[key], `${at}.${key}`);
        }
      }
    };
    const type = name === "doc-front-matter" ? "doc" : name;
    const values =
      name === "datasheet"
        ? sourcesOf("product").map(({ data }) => data.datasheet)
        : sourcesOf(type).map(({ data }) => data);
    for (const value of values) visit(schema, value, name);
    expect(keysOf(schema, schema, name).filter((key) => !used.has(key))).toEqual([]);
  });

  function resolve(root: SchemaNode, node: SchemaNode): SchemaNode {
    return node.$ref === undefined
      ? node
      : (root.definitions?.[node.$ref.replace("#/definitions/", "")] ?? {});
  }

  /**
   * Every key that has an effect. A type that is known from the place of the file needs no key for it. A
   * recursive definition, as a structure whose fields may be structures, is expanded once.
   */
  function keysOf(root: SchemaNode, node: SchemaNode, at: string, above: readonly string[] = []): string[] {
    if (node.$ref !== undefined && above.includes(node.$ref)) return [];
    const within = node.$ref === undefined ? above : [...above, node.$ref];
    const target = resolve(root, node);
    return [
      ...Object.entries(target.properties ?? {}).flatMap(([key, child]) =>
        child["x-no-effect"] === true ? [] : [`${at}.${key}`, ...keysOf(root, child, `${at}.${key}`, within)],
      ),
      ...(target.items === undefined ? [] : keysOf(root, target.items, `${at}[]`, within)),
      ...(target.oneOf ?? []).flatMap((branch, index) => keysOf(root, branch, `${at}|${index}`, within)),
    ];
  }
});

describe("what is not published", () => {
  const secret = /secret|77777|77\u202f777/;

  test("is in no record, no sidebar, no shell and not in the link index", () => {
    expect(canonicalJson([site.records, site.notFound, site.sidebars, site.shell, site.links])).not.toMatch(
      secret,
    );
  });

  test("is in the samples, so that the test above means something", () => {
    const text = [
      "products/boards/sample-board.yaml",
      "products/boards/sample-draft.yaml",
      "docs/guide/draft.md",
    ]
      .map((path) => readFileSync(`${samplesFolder}/${path}`, "utf8"))
      .join("");
    for (const word of [
      "unverified-secret",
      "unverified-note-secret",
      "silent-secret",
      "withdrawn-secret",
      "77777",
      "draft-title-secret",
      "draft-body-secret",
    ]) {
      expect(text).toContain(word);
    }
  });

  test("is shown in a review", async () => {
    const review = canonicalJson((await siteOfFolder(samplesFolder, { review: true })).records);
    for (const word of ["unverified-secret", "silent-secret", "draft-title-secret", "draft-doc-secret"])
      expect(review).toContain(word);
  });

  test("a value without a status is shown as unverified", async () => {
    const { records } = await siteOfFolder(samplesFolder, { review: true });
    const rows = records.flatMap((record) =>
      record.type === "product"
        ? record.sections.flatMap(({ groups }) => groups.flatMap((group) => group.rows))
        : [],
    );
    const silent = rows.filter(({ display }) => display === "silent-secret");
    expect(silent.map(({ status }) => status)).toEqual(["unverified"]);
  });
});

test("the samples hold values of all statuses", () => {
  const text = readFileSync(`${samplesFolder}/products/boards/sample-board.yaml`, "utf8");
  for (const status of [
    "confirmed",
    "stated",
    "measured",
    "calculated",
    "preliminary",
    "unverified",
    "withdrawn",
  ]) {
    expect(text).toContain(`status: ${status}`);
  }
});

test("addresses begin with the base path", async () => {
  const { records, shell } = await siteOfFolder(samplesFolder, { base: "/sub/path/" });
  const text = canonicalJson([records, shell]);
  for (const [, address] of text.matchAll(/"href":"(\/[^"]*)"/g)) expect(address).toMatch(/^\/sub\/path\//);
  for (const [, address] of text.matchAll(/(?:href|src)=\\"(\/[^"\\]*)/g))
    expect(address).toMatch(/^\/sub\/path\//);
});

test("the order in which files are read changes nothing", () => {
  const sources = [...site.index.sources.values()];
  const assets = [...site.index.assets.values()];
  const compiled = (order: readonly Source[]): string => {
    const { value, diagnostics } = indexSite({
      sources: order,
      assets,
      templates: routeTemplates,
      review: false,
    });
    const context = new CompileContext(value, "/", () => undefined);
    const { records, sidebars } = completeSite([...eachRecord(context)], context);
    return canonicalJson({ records, sidebars, diagnostics, values: [...context.valueUses.keys()].sort() });
  };
  const expected = compiled(sources);
  fc.assert(
    fc.property(fc.shuffledSubarray(sources, { minLength: sources.length }), (order) => {
      expect(compiled(order)).toBe(expected);
    }),
    { numRuns: 20 },
  );
});
