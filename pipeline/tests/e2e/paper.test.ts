import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TreeServer } from "../../commands/shared/server/serve-tree.ts";
import { hasDebianTool } from "../support/exports/debian-tool.ts";
import { isLong } from "./faults/testing.ts";
import { builtSite, serveSite } from "./support/built-site.ts";
import { fairlead } from "./support/command.ts";
import { onePageOfEachType } from "./support/page-types.ts";
import { pdfPages } from "./support/pdf-reader.ts";
import { missingIn, withoutSpace } from "./support/printed-text.ts";
import { newFolder } from "./support/temp-folder.ts";
import { testBrowser, WITHOUT_WORKER } from "./support/test-browser.ts";
import { untilStarted } from "./support/watched-page.ts";

/** The parts that a page shows and paper does not, each for a reason. */
const notOnPaper = {
  "the way around, and what is pressed": ".actions, .button, .pagination, .edit-page, .heading-anchor",
  "tools, but not the tables that two of them stand around":
    "[data-island]:not([data-island=finder], [data-island=comparison]), .finder-fold, .finder-compare, .finder-chosen, " +
    ".finder-count, .finder-sort, .compare-controls, .compare-remove, .compare-news, .scene-controls",
  "files to download": ".export-row, .section:has(> .table-scroll > .export-table), .notice-feed",
  "captions that repeat a heading, and lines that only a former anchor shows": ".spec-headed caption, .moved",
  "the source of a formula, which its page hides": "annotation",
  "words for readers that listen, and a second drawing for a phone":
    ".visually-hidden, title, desc, .drawing-narrow",
} as const;

const folder = newFolder();
const browser = testBrowser({ ...WITHOUT_WORKER, viewport: { width: 1280, height: 800 } });
const unscripted = testBrowser({ ...WITHOUT_WORKER, javaScriptEnabled: false });
const servers: TreeServer[] = [];
const hasPoppler = hasDebianTool("poppler");

afterAll(async () => {
  for (const server of servers) await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function serve(out: string): Promise<TreeServer> {
  const server = await serveSite(out);
  servers.push(server);
  return server;
}

/** The texts of a page as it is served, folded parts included. */
async function textsOf(file: string): Promise<string[]> {
  const page = await (await unscripted.newContext()).newPage();
  await page.setContent(readFileSync(file, "utf8"), { waitUntil: "domcontentloaded" });
  const texts = await page.locator("main").evaluate((main, left) => {
    for (const found of main.querySelectorAll(left)) found.remove();
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (/[\p{L}\p{N}]/u.test(node.textContent ?? "")) found.push(node.textContent ?? "");
    return found;
  }, Object.values(notOnPaper).join(", "));
  await page.context().close();
  return texts;
}

interface Print {
  readonly format: "A4" | "Letter";
  readonly scripts: boolean;
}

async function printed(url: string, { format, scripts }: Print): Promise<string[]> {
  const page = await (await (scripts ? browser : unscripted).newContext()).newPage();
  await page.goto(url);
  if (scripts) await untilStarted(page);
  const file = join(folder, "page.pdf");
  writeFileSync(file, await page.pdf({ format }));
  await page.context().close();
  return pdfPages(file);
}

const onA4: Print = { format: "A4", scripts: true };
const onLetter: Print = { format: "Letter", scripts: false };
/** Every site on every paper in the long run. */
const prints: ["fleet" | "samples", Print][] = [
  ["fleet", onA4],
  ["samples", onLetter],
];
if (isLong)
  for (const data of ["fleet", "samples"] as const)
    prints.push([data, { ...onA4, format: "Letter" }], [data, { ...onLetter, format: "A4" }]);

test.skipIf(!hasPoppler).each(prints)(
  "%s: every type of page has its whole text on paper (%o)",
  async (data, print) => {
    const out = await builtSite({ data });
    const { url } = await serve(out);
    const missing: Record<string, string[]> = {};
    for (const { type, address } of onePageOfEachType(out)) {
      const file = join(out, type === "not-found" ? "404.html" : join(address, "index.html"));
      const pages = await printed(new URL(address, url).href, print);
      const lost = missingIn(pages.join("\n"), await textsOf(file));
      if (lost.length > 0) missing[`${type} /${address}`] = lost;
    }
    expect(missing).toEqual({});
  },
);

const sentence = "Words stand here to fill the page before the code begins. ";
const rowOf = (columns: number, word: string): string =>
  `| ${Array.from({ length: columns }, (_, at) => `${word}${at}`).join(" | ")} |`;
const tableOf = (columns: number, word: string): string =>
  [rowOf(columns, `Head-of-${word}`), `|${" --- |".repeat(columns)}`, rowOf(columns, word)].join("\n");
const codeOf = (lines: number, word: string): string =>
  `\`\`\`python\n${Array.from({ length: lines }, (_, at) => `${word}${at} = read(0x${at})`).join("\n")}\n\`\`\``;

const strange = `---
title: Paper
description: What does not fit.
---

<details><summary>A closed box</summary>

Words inside of it.

<details><summary>One more</summary>

Words inside of both.

</details>
</details>

:::::tabs
::::tab[First]
Words of the first tab.
::::
::::tab[Second]
Words of the second tab.
::::
:::::

## Turned

${tableOf(16, "value")}

## Broken

${tableOf(24, "averylongvalueofthetable")}

## Code

${sentence.repeat(60)}

${codeOf(40, "kept")}

${codeOf(200, "long")}

\`\`\`text
${"an_identifier_without_spaces_".repeat(20)}
\`\`\`

![A tall picture](tall.svg)
`;

describe.skipIf(!hasPoppler)("what does not fit a page", () => {
  let out: string;
  beforeAll(async () => {
    const data = join(folder, "data");
    mkdirSync(join(data, "docs"), { recursive: true });
    writeFileSync(join(data, "docs/paper.md"), strange);
    writeFileSync(
      join(data, "docs/tall.svg"),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 3000" width="300" height="3000"><path d="M0 0L300 3000"/></svg>',
    );
    out = join(folder, "out");
    const { code, stdout } = await fairlead(["build", "--data", data, "--out", out, "--cache", "none"]);
    expect(code, stdout).toBe(0);
  });

  test.each([onA4, onLetter])("is on $format whole, with scripts: $scripts", async (print) => {
    const { url } = await serve(out);
    const pages = await printed(new URL("docs/paper", url).href, print);
    const texts = await textsOf(join(out, "docs/paper/index.html"));
    expect(missingIn(pages.join("\n"), texts)).toEqual([]);
    const pageOf = (text: string) =>
      pages.findIndex((page) => withoutSpace(page).includes(withoutSpace(text)));
    // Code that fits a page is on one, and a heading beside its table.
    expect(pageOf("kept0 =")).toBe(pageOf("kept39 ="));
    expect(pageOf("Head-of-value0")).toBe(pages.findIndex((page) => /^Turned$/m.test(page)));
  });
});
