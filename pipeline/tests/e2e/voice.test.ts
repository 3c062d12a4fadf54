import { beforeAll, describe, expect, test } from "vitest";
import { htmlTree } from "../../render/markdown/html-tree.ts";
import { absencesIn, emptyParts } from "./support/absence.ts";
import { builtSite } from "./support/built-site.ts";
import { countVoice } from "./support/count-voice.ts";
import { type PageText, pageTexts, spacedText } from "./support/site-texts.ts";

let out = "";
let pages: readonly PageText[] = [];
beforeAll(async () => {
  out = await builtSite({ data: "company" });
  pages = pageTexts(out);
});

/** What is found on pages, each place with its address. */
const found = (find: (page: PageText) => readonly string[]): string[] =>
  pages.flatMap((page) => find(page).map((what) => `${page.pathname}: ${what}`));

describe("outside the panel of what is not published", () => {
  test("no page speaks of what it does not say", () => {
    expect(pages.length).toBeGreaterThan(85);
    expect(found(({ nodes }) => absencesIn(spacedText(nodes)))).toEqual([]);
  });

  test("no Markdown copy and nothing around a page does", () => {
    expect(pages.filter(({ markdown }) => markdown !== undefined).length).toBeGreaterThan(80);
    expect(found(({ markdown = "", frame }) => [...absencesIn(markdown), ...absencesIn(frame)])).toEqual([]);
  });

  test("no section, table, row or column is without a value", () => {
    expect(found(({ nodes }) => emptyParts(nodes))).toEqual([]);
  });
});

test("each page with open points has one panel, closed, with their number and one question", () => {
  const open = pages.filter(({ record }) => record.question !== undefined);
  expect(open.length).toBeGreaterThan(40);
  for (const { record, panels } of open) {
    expect(panels).toHaveLength(1);
    expect(panels[0]).toContain(
      record.unknown === undefined ? "Question" : `Not published (${record.unknown.length})`,
    );
    expect(panels[0]).toContain(record.question?.text);
  }
  expect(pages.filter(({ record, panels }) => record.question === undefined && panels.length > 0)).toEqual(
    [],
  );
});

test("stubs are short and all the same, and lists show them in one line", () => {
  const stubs = pages.filter(({ record }) => record.stub === true);
  expect(stubs.length).toBeGreaterThan(25);
  for (const { nodes } of stubs) expect(spacedText(nodes)).not.toMatch(/Title block|Values|Interfaces/);
  const home = pages.find(({ pathname }) => pathname === "/");
  expect(spacedText(home?.nodes ?? []).indexOf("VEKTOR Core")).toBeLessThan(
    spacedText(home?.nodes ?? []).indexOf("USV Sea Boards"),
  );
});

test("the counts are printed, with the words that readers get", () => {
  console.log(countVoice(out));
});

describe("the count itself", () => {
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
