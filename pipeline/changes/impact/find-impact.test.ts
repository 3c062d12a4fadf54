import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import type { Value } from "../../../schema/generated/types.ts";
import { canonicalJson } from "../../core/canonical-json.ts";
import { LineMap } from "../../core/diagnostics.ts";
import { isShown } from "../../model/resolve/value-status.ts";
import { locatedValues } from "../../model/values/located-values.ts";
import type { Site } from "../../site.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import { ownSchemas } from "../../sources/validate/own-schemas.ts";
import { memoryEngine } from "../../tests/support/engine/memory-engine.ts";
import { siteOfFolder } from "../../tests/support/pages/site-of.ts";
import { findImpact, type Impact } from "./find-impact.ts";
import { impactText } from "./impact-text.ts";

const samples = fileURLToPath(new URL("../../tests/fixtures/samples", import.meta.url));
const engine = memoryEngine();
let folder: string;
let site: Site;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-impact-"));
  cpSync(samples, folder, { recursive: true });
  site = await siteOfFolder(folder, { engine });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const impacts = new Map<string, Promise<Impact>>();

/** The impact of a reference on the samples as they are, found once. */
function impactOf(reference: string): Promise<Impact> {
  const known = impacts.get(reference) ?? askImpact(reference);
  impacts.set(reference, known);
  return known;
}

async function askImpact(reference: string): Promise<Impact> {
  const found = await findImpact(site, reference, (alter) => siteOfFolder(samples, { alter, engine }));
  if ("message" in found) throw new Error(found.message);
  return found;
}

/** Addresses of what differs between two sites: page records, sidebars and exports, each compared whole. */
function differing(old: Site, next: Site): string[] {
  const outputs = ({ records, search, offline, notFound, exports }: Site): Map<string, string> =>
    new Map([
      ...[...records, search, offline, notFound].map((page) => [page.pathname, canonicalJson(page)] as const),
      ...exports.map(({ pathname, text }) => [pathname, String(text)] as const),
    ]);
  const [before, after] = [outputs(old), outputs(next)];
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((pathname) => before.get(pathname) !== after.get(pathname)).sort();
}

/** Every published value of the samples by its reference. */
function references(): string[] {
  return [...(site.index.records.get("product") ?? [])].flatMap(([id, source]) => [
    ...new Set(
      locatedValues(source)
        .filter(({ value }) => isShown(value, false))
        .map(({ value }) => `product.${id}.${value.param}`),
    ),
  ]);
}

/** Writes another value into the file, as an engineer would; the file stays without mistakes. */
function edit(reference: string, shift: number): void {
  const [, id = "", param = ""] = reference.split(".");
  const source = site.index.records.get("product")?.get(id) as SourceOf<"product">;
  const path = join(folder, source.path);
  const text = readFileSync(join(samples, source.path), "utf8");
  const lines = new LineMap(text);
  const tokens = site.index.parameters.get(param)?.tokens ?? [];
  const edits = locatedValues(source)
    .filter(({ value }) => value.param === param && isShown(value, false))
    .flatMap(({ value, pointer }) =>
      editsOf(value, tokens, shift).flatMap(([key, written]) => {
        const position = source.positions[`${pointer}/${key}`];
        if (position === undefined) return [];
        const start = lines.lineStart(position.line) + position.column - 1;
        const end = lines.lineStart(position.endLine) + position.endColumn - 1;
        const decimals = /\.(\d+)/.exec(source.digits[`${pointer}/${key}`] ?? "")?.[1]?.length ?? 0;
        return [{ start, end, text: typeof written === "number" ? written.toFixed(decimals) : written }];
      }),
    );
  const edited = edits
    .sort((a, b) => b.start - a.start)
    .reduce((whole, one) => whole.slice(0, one.start) + one.text + whole.slice(one.end), text);
  writeFileSync(path, edited);
}

function editsOf(value: Value, tokens: readonly string[], shift: number): [string, number | string][] {
  const levels = ["min", "nom", "typ", "max", "count"] as const;
  return [
    ...levels.flatMap((level): [string, number][] => {
      const number = value[level];
      return number === undefined ? [] : [[level, number + shift]];
    }),
    ...(value.flag === undefined ? [] : ([["flag", String(!value.flag)]] as [string, string][])),
    ...(value.text === undefined ? [] : ([["text", `other ${shift}`]] as [string, string][])),
    ...(value.token === undefined
      ? []
      : ([["token", tokens.find((token) => token !== value.token) ?? ""]] as [string, string][])),
    ...(value.tokens === undefined
      ? []
      : ([["tokens", `[${otherTokens(value.tokens, tokens)}]`]] as [string, string][])),
  ];
}

/** The first of several, or another one than the only one. */
function otherTokens([first, second]: readonly string[], tokens: readonly string[]): string | undefined {
  return second === undefined ? tokens.find((token) => token !== first) : first;
}

describe("the impact of a value", () => {
  test("is exactly what differs after the value was changed in its file, for every value of the samples", async () => {
    expect(references().length).toBeGreaterThan(5);
    const named = new Map<string, string[]>();
    for (const reference of references()) {
      const { pages, exports } = await impactOf(reference);
      named.set(reference, [...pages, ...exports].map(({ pathname }) => pathname).sort());
    }
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...references()),
        fc.integer({ min: 1, max: 500 }),
        async (reference, shift) => {
          cpSync(samples, folder, { recursive: true });
          edit(reference, shift);
          const next = await siteOfFolder(folder);
          expect(next.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
          expect(differing(site, next)).toEqual(named.get(reference));
          expect(named.get(reference)).not.toEqual([]);
        },
      ),
      { numRuns: 12 },
    );
  });

  it("holds every page that links.json names for it", async () => {
    for (const [reference, pages] of Object.entries(site.links.values ?? {})) {
      const found = (await impactOf(reference)).pages.map(({ pathname }) => pathname);
      expect(found).toEqual(expect.arrayContaining(pages));
    }
  });

  it("names the rows and exports that hold it, and takes the short form", async () => {
    const { pages, exports } = await impactOf("sample-board#outputs");
    expect(pages.find(({ pathname }) => pathname === "/products/boards/sample-board")?.places).toContain(
      "#param-outputs",
    );
    expect(exports.map(({ pathname }) => pathname)).toContain("/exports/connector/sample-connector.csv");
  });
});

describe("the impact of a page", () => {
  const cases: [reference: string, page: string][] = [
    ["/products/boards/sample-board", "/families/boards"],
    ["/products/boards/sample-board#param-outputs", "/products/boards/sample-board"],
  ];
  it.each(cases)("%s changes %s", async (reference, page) => {
    expect((await impactOf(reference)).pages.map(({ pathname }) => pathname)).toContain(page);
  });

  test("an anchor names the links to it with their lines", async () => {
    const { links } = await impactOf("/products/boards/sample-board#param-outputs");
    expect(links).toContainEqual(
      expect.objectContaining({ file: "products/boards/sample-board.yaml", line: expect.any(Number) }),
    );
  });
});

describe("a reference that names nothing gets a hint:", () => {
  const cases: [reference: string, message: string, hint: string][] = [
    [
      "product.sample-board.output",
      'The product "sample-board" publishes no value "output".',
      "Did you mean outputs?",
    ],
    ["product.sample-board.finish", 'The product "sample-board" publishes no value "finish".', ""],
    ["product.sample-bord", 'There is no product "sample-bord".', "Did you mean sample-board?"],
    ["product.sample-draft", 'There is no product "sample-draft".', ""],
    [
      "/docs/guide/introductoin",
      'There is no page "/docs/guide/introductoin".',
      "Did you mean /docs/guide/introduction?",
    ],
    [
      "/products/boards/sample-board#param-output",
      'has no anchor "param-output".',
      "Did you mean param-outputs?",
    ],
    ["unit.V", '"unit.V" names no value and no page.', "Write a value as"],
    ["constructor.x", '"constructor.x" names no value and no page.', "Write a value as"],
    [
      "product.sample-board",
      '"product.sample-board" names a record, not a value.',
      "Write /products/boards/sample-board, or product.sample-board.PARAMETER",
    ],
  ];
  it.each(cases)("%s", async (reference, message, hint) => {
    const found = await findImpact(site, reference, () => Promise.resolve(site));
    expect(found).toMatchObject({
      message: expect.stringContaining(message),
      hint: expect.stringContaining(hint),
    });
  });
});

test("the JSON form is what its schema says, and the text has a line for each page", async () => {
  const found = await impactOf("/products/boards/sample-board");
  const printed = { version: 1, command: "impact", reference: "x", ...found };
  expect(() => ownSchemas().validateValue("impact", JSON.parse(JSON.stringify(printed)))).not.toThrow();
  const text = impactText("x", found);
  for (const { pathname } of found.pages) expect(text).toContain(`\n  ${pathname}`);
});
