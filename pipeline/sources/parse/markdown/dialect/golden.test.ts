import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "../../../../tests/support/sources/parsed-markdown.ts";
import type { DialectName } from "../../../dialects/dialect.ts";
import { dialects } from "../../../dialects/dialects.ts";
import { expandIncludes } from "../../../include/expand-includes.ts";
import { defaultLimits } from "../../types.ts";

const folder = new URL("../../../../tests/fixtures/dialects/", import.meta.url);
const parts = new Map(
  readdirSync(new URL("parts/", folder)).map((name) => [
    `docs/parts/${name}`,
    readFileSync(new URL(`parts/${name}`, folder), "utf8"),
  ]),
);

/** Name, source, expected HTML and printed text, each ended by a line with a dot. */
function readCases(file: string) {
  const pieces = readFileSync(new URL(file, folder), "utf8").split(/^\.\n/m);
  return Array.from({ length: Math.floor(pieces.length / 4) }, (_, index) => {
    const [name = "", source = "", html = "", text = ""] = pieces.slice(index * 4, index * 4 + 4);
    return { name: name.trim(), source, html, text };
  });
}

/** Forms that Fairlead's own dialect reads as well, or that are plain code there. */
const alsoOwn = [
  "keys",
  "tabs as MDX writes them",
  "code with its language within a line",
  "marks that are only shown",
];

async function read(source: string, dialect: DialectName) {
  const file = dialect === "docusaurus" || dialect === "starlight" ? "docs/a.mdx" : "docs/a.md";
  const files = { textOf: (path: string) => parts.get(path), paths: () => parts.keys() };
  const limits = { length: 100_000, constructs: dialects[dialect].constructs };
  const expanded = expandIncludes(file, source, files, limits);
  const { html, document, diagnostics } = await parse(expanded.text, {
    file,
    limits: { ...defaultLimits, dialect },
    origins: expanded.origins,
  });
  const found = [...expanded.diagnostics, ...diagnostics].map(
    ({ line, column, code }) => `${line}:${column} ${code}`,
  );
  return { html: html.trimEnd(), text: document.text.trimEnd(), found };
}

describe.each(readdirSync(folder).filter((file) => file.endsWith(".txt")))("%s", (file) => {
  const dialect = file.replace(".txt", "") as DialectName;
  const cases = readCases(file);

  test.each(cases)("$name", async ({ source, html, text }) => {
    const found = await read(source, dialect);
    expect(found).toEqual({ html: html.trimEnd(), text: text.trimEnd(), found: [] });
  });

  const others = cases.filter(({ name }) => !alsoOwn.includes(name));

  test.each(others)("$name: reported where the dialect is Fairlead's own", async ({ source }) => {
    const { found } = await read(source, "fairlead");
    expect(found).not.toEqual([]);
  });
});
