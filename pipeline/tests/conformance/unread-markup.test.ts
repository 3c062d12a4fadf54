import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import spec from "commonmark-spec";
import { expect, test } from "vitest";
import { splitFrontMatter } from "../../sources/parse/markdown/front-matter.ts";
import { parse } from "../support/sources/parsed-markdown.ts";

const codes: ReadonlySet<string> = new Set([
  "markup-unknown",
  "markup-literal",
  "code-key-unknown",
  "table-row-text",
]);

async function findings(file: string, text: string): Promise<string[]> {
  const { bodyStart } = splitFrontMatter(text).value;
  const { diagnostics } = await parse(text, { file, bodyStart });
  return diagnostics
    .filter(({ code }) => codes.has(code))
    .map(({ line, column, code, message }) => `${file}:${line}:${column} ${code} ${message}`);
}

test.each(["pipeline/tests/fixtures/fleet", "pipeline/manual"])(
  "nothing in the docs of %s is printed as written by accident",
  async (name) => {
    const folder = fileURLToPath(new URL(`../../../${name}/docs/`, import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
      path.endsWith(".md"),
    );
    expect(files.length).toBeGreaterThan(30);
    const found = await Promise.all(files.map((path) => findings(path, readFileSync(folder + path, "utf8"))));
    expect(found.flat()).toEqual([]);
  },
);

test("nothing in the prose of CommonMark's specification is printed as written by accident", async () => {
  expect(spec.text.length).toBeGreaterThan(200_000);
  expect(await findings("spec.md", spec.text)).toEqual([]);
});

/**
 * The examples that show what Markdown does not read, by their numbers: backticks without an end, keys behind a
 * language, stars beside spaces, brackets in brackets. Each was judged by hand to be shown as it is written.
 */
const literalExamples = [
  14, 42, 91, 143, 146, 327, 338, 343, 344, 345, 346, 347, 348, 349, 379, 391, 548, 590,
];

test("of CommonMark's examples only those with marks that stay marks have a finding", async () => {
  const found: number[] = [];
  for (const { number, markdown } of spec.tests)
    if ((await findings("a.md", markdown.replaceAll("→", "\t"))).length > 0) found.push(number);
  expect(found).toEqual(literalExamples);
});
