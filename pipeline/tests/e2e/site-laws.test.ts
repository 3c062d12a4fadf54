import { appendFileSync, cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { htmlTree } from "../../render/markdown/html-tree.ts";
import { absencesIn, emptyParts, wrongPanels } from "../site/laws/absence.ts";
import { missingGlyphs } from "../site/laws/glyphs.ts";
import { deadLinks } from "../site/laws/links.ts";
import { publishedValues, valuesWithoutGround } from "../site/laws/published-values.ts";
import { type PageText, pageTexts, spacedText } from "../site/laws/site-texts.ts";
import { wrongSourceLists } from "../site/laws/sources.ts";
import {
  draftPages,
  hiddenRows,
  leakedLines,
  namedPapers,
  unpublishedLines,
} from "../site/laws/unpublished.ts";
import { builtSite, dataFolders } from "./support/built-site.ts";
import { tempFolder } from "./support/temp-folder.ts";

// Laws that hold for the site of this repository hold for samples too, and find what is wrong.

describe.each(["fleet", "samples", "catalogue"] as const)("the output of %s", (name) => {
  const data = dataFolders[name];
  let out: string;
  let pages: readonly PageText[];
  beforeAll(async () => {
    out = await builtSite({ data: name });
    pages = pageTexts(out);
  });
  const found = (find: (page: PageText) => readonly string[]): string[] =>
    pages.flatMap((page) => find(page).map((what) => `${page.pathname}: ${what}`));

  test("links nowhere but to what is there", () => {
    expect(deadLinks(out)).toEqual([]);
  });

  test("publishes values with a source alone, and lists sources where a number leads to one", () => {
    expect(publishedValues(out).length).toBeGreaterThan(3);
    expect(valuesWithoutGround(out)).toEqual([]);
    expect(wrongSourceLists(out)).toEqual([]);
  });

  test("holds nothing that is not published", () => {
    if (name !== "catalogue") expect(unpublishedLines(data).length).toBeGreaterThan(0);
    expect(leakedLines({ data, out })).toEqual([]);
    expect(draftPages({ data, out })).toEqual([]);
    expect(hiddenRows({ data, out })).toEqual([]);
    expect(namedPapers({ data, out })).toEqual([]);
  });

  test("has a glyph for every character", async () => {
    expect(await missingGlyphs(out)).toEqual({});
  });

  test("has no part without a value, and one panel where something is open", () => {
    expect(found(({ nodes }) => emptyParts(nodes))).toEqual([]);
    expect(found(wrongPanels)).toEqual([]);
  });
});

test("stubs are short: no title block, no values and no interfaces", async () => {
  const stubs = pageTexts(await builtSite({ data: "fleet" })).filter(({ record }) => record.stub === true);
  expect(stubs.length).toBeGreaterThan(10);
  for (const { nodes } of stubs) expect(spacedText(nodes)).not.toMatch(/Title block|Values|Interfaces/);
});

describe("an output that is wrong", () => {
  test("is found by what it links to, holds and states", async () => {
    const out = join(tempFolder(), "out");
    cpSync(await builtSite({ data: "samples" }), out, { recursive: true });
    const data = dataFolders.samples;
    const [hidden = ""] = unpublishedLines(data);
    appendFileSync(
      join(out, "index.html"),
      `<a href="/nowhere">A</a><a href="#gone">B</a><p>${hidden}\u{1F40B}</p>`,
    );
    const file = join(out, "products/boards/sample-board/index.json");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace('"status":"confirmed"', '"status":"unverified"'));
    expect(deadLinks(out)).toEqual(["/ -> /nowhere", "/ -> #gone"]);
    expect(leakedLines({ data, out })).toEqual([`index.html: ${hidden}`]);
    expect(valuesWithoutGround(out)).toHaveLength(1);
    expect(await missingGlyphs(out)).toEqual({ "U+1f40b \u{1F40B}": "index.html" });
  });
});

describe("the voice of absence", () => {
  test.each([
    "The supply range is on request.",
    "The pin order is not published.",
    "Its size is not yet stated.",
    "A module by its name.",
    "This page does not guess.",
    "This section is general.",
    "Several readings are possible.",
    "Ask for the ratings through the contact page.",
  ])("finds the voice in %j", (text) => expect(absencesIn(text)).not.toEqual([]));

  test.each([
    ["<h2>Ports</h2><h2>Power</h2><p>5 V</p>", ["section Ports"]],
    ["<h2>Ports</h2><h3>Inputs</h3>", ["section Ports", "section Inputs"]],
    ["<table><tr><th>A</th><th>B</th></tr></table>", ["table table"]],
    [
      "<table><tr><th>A</th><th>B</th></tr><tr><td>x</td><td></td></tr><tr><td>y</td><td>on request</td></tr></table>",
      ["row x of table", "row y of table", "column B of table"],
    ],
    ["<table><tr><th>A</th><th>B</th></tr><tr><td>x</td><td>1</td></tr></table>", []],
  ])("finds what is without a value in %j", (html, parts) => {
    expect(emptyParts(htmlTree(html))).toEqual(parts);
  });
});
