import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { splitFrontMatter } from "../sources/parse/markdown/front-matter.ts";
import { defaultLimits } from "../sources/parse/types.ts";
import { parseYaml } from "../sources/parse/yaml/parse-yaml.ts";
import { readData } from "../sources/read/read-data.ts";
import { limitsOf } from "../sources/site-config.ts";
import { memoryEngine } from "../tests/support/engine/memory-engine.ts";
import {
  dictionaries,
  pageAt,
  productWith,
  samplesFolder,
  siteOf,
  siteOfFolder,
} from "../tests/support/pages/site-of.ts";

/** The long run takes every place, the usual one some of them. */
const isLong = process.env.FAIRLEAD_LONG === "1";

/** Values that a half-written file may have for a while in place of the real ones. */
const stubs: readonly unknown[] = [null, [], {}, "", 0, [null]];

/** The keys and numbers that lead to a value inside another. */
type Path = readonly string[];

interface Case {
  readonly file: string;
  readonly at: Path;
  /** Whether a list or a mapping was there. */
  readonly isWhole: boolean;
  readonly by: unknown;
}

/** The value of a file, and how a file with another value is written; JSON is YAML too. */
interface Editable {
  readonly value: unknown;
  readonly write: (value: unknown) => string;
}

function editable(path: string, text: string): Editable | undefined {
  const yaml = (part: { start?: number; end?: number }): unknown =>
    parseYaml({ file: path, text, limits: defaultLimits, ...part }).value?.value;
  if (/\.(ya?ml|json)$/.test(path)) return { value: yaml({}), write: written };
  const { front, bodyStart } = splitFrontMatter(text, path).value;
  if (!path.endsWith(".md") || front === undefined) return undefined;
  return {
    value: yaml({ start: front.start, end: front.end }),
    write: (value) => `---\n${written(value)}\n---\n${text.slice(bodyStart)}`,
  };
}

/** A value a line, as authors write: what is wrong with one is then not at the place of another. */
function written(value: unknown): string {
  return JSON.stringify(value, null, 1);
}

function casesIn(value: unknown, at: Path = []): Pick<Case, "at" | "isWhole">[] {
  if (typeof value !== "object" || value === null) return [{ at, isWhole: false }];
  const inside = Object.entries(value).flatMap(([key, child]) => casesIn(child, [...at, key]));
  return [{ at, isWhole: true }, ...inside];
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, i) => (i === Number(key) ? replaced(item, rest, by) : item));
  const fields = value as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: replaced(fields[key], rest, by) };
}

const files = new Map(
  readData(samplesFolder, limitsOf(undefined)).value.flatMap((file) => {
    const found = file.kind === "text" ? editable(file.path, file.text) : undefined;
    return found === undefined ? [] : [[file.path, found] as const];
  }),
);
const cases = [...files].flatMap(([file, { value }]) =>
  casesIn(value).flatMap((found) => stubs.map((by): Case => ({ file, ...found, by }))),
);

describe("the samples with one value that is not what its schema wants", () => {
  const engine = memoryEngine();
  const place = mkdtempSync(join(tmpdir(), "fairlead-half-written-"));
  // In a folder of this name a file is read whatever has become of its type.
  const folder = join(place, "data");
  beforeAll(() => cpSync(samplesFolder, folder, { recursive: true }));
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  /** Makes the site of a case; throws where one step trusts what another has refused. */
  async function compile({ file, at, by }: Case, review: boolean): Promise<void> {
    const path = join(folder, file);
    const text = readFileSync(path, "utf8");
    const { value, write } = files.get(file) as Editable;
    writeFileSync(path, write(replaced(value, at, by)));
    try {
      await siteOfFolder(folder, { engine, review, today: "2026-01-01" });
    } finally {
      writeFileSync(path, text);
    }
  }

  test("all kinds of files are among them", () => {
    expect(new Set([...files.keys()].map((file) => file.split("/")[0])).size).toBeGreaterThan(10);
  });

  const oneOf = (whole: boolean) => fc.constantFrom(...cases.filter(({ isWhole }) => isWhole === whole));
  // Code that trusts a shape trusts that of lists and mappings.
  const anyCase = fc.oneof({ weight: 3, arbitrary: oneOf(true) }, { weight: 1, arbitrary: oneOf(false) });

  test("give diagnostics or pages", { timeout: isLong ? 3_600_000 : 180_000 }, async () => {
    if (isLong) for (const one of cases) for (const review of [false, true]) await compile(one, review);
    await fc.assert(
      fc.asyncProperty(anyCase, (one) => compile(one, false)),
      { numRuns: 100 },
    );
  });
});

test.each([
  ["key values that are not listed yet", "keySpecs:\n", "    - id: electrical\n      groups: []\n"],
  ["a section without groups", "", "    - id: electrical\n"],
  ["a group without rows", "", "    - id: electrical\n      groups:\n        - title: New\n"],
  ["a list of rows without an item", "", "    - id: electrical\n      groups:\n        - rows:\n"],
  ["a row without a word", "", "    - id: electrical\n      groups:\n        - rows:\n            -\n"],
])("a card of a product with %s shows its name and no values", async (_, head, sections) => {
  const site = await siteOf({
    ...dictionaries,
    "products/board.yaml": productWith(sections, head),
    "pages/about.yaml":
      "type: page\nid: about\ntitle: About\nsummary: About us.\nstate: published\nbody: Words.\ncards: [/products/board]\n",
  });
  expect(new Set(site.diagnostics.map(({ file }) => file))).toEqual(new Set(["products/board.yaml"]));
  expect(pageAt(site, "/about")).toMatchObject({
    cards: [{ title: "Sample board", href: "/products/board", pageType: "product" }],
  });
});
