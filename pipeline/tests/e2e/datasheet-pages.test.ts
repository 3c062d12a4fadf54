import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { hasDebianTool } from "../support/exports/debian-tool.ts";
import { findBrowser } from "./browser.ts";
import { dataFolders } from "./support/built-site.ts";
import { fairlead } from "./support/command.ts";
import { emptyPart, pdfPages, pdfPictures } from "./support/pdf-reader.ts";
import { missingIn, withoutSpace } from "./support/printed-text.ts";
import { foldersOfFile } from "./support/temp-folder.ts";
import { testBrowser } from "./support/test-browser.ts";

const newFolder = foldersOfFile();
const browser = testBrowser({ javaScriptEnabled: false });

/** The sample board of many interfaces, products with many values, and a sample of every kind of record. */
const sheets = [
  ["sample-board", "products/odrive-v3-6", "odrive-v3-6.pdf"],
  ["fleet", "projects/navigation/serial-relay-hub", "serial-relay-hub.pdf"],
  ["fleet", "projects/air/can-dps310", "can-dps310.pdf"],
  ["samples", "products/boards/sample-board", "sample-board.preliminary.pdf"],
] as const;
type Data = (typeof sheets)[number][0];

const built = new Map<Data, string>();

async function build(data: Data): Promise<string> {
  const out = join(newFolder(), "out");
  const { code, stdout, stderr } = await fairlead(
    [
      ...["build", "--data", dataFolders[data], "--out", out, "--cache", "none", "--pdf"],
      ...["--site-url", "https://sample.example"],
    ],
    { env: { FAIRLEAD_BROWSER: findBrowser() ?? "" } },
  );
  if (code !== 0) throw new Error(`${data} was not built.\n${stdout}${stderr}`);
  return out;
}

const hasPoppler = hasDebianTool("poppler");

beforeAll(async () => {
  if (!hasPoppler) return;
  for (const data of new Set(sheets.map(([name]) => name))) built.set(data, await build(data));
});

const pdfOf = (data: Data, name: string): string => join(built.get(data) ?? "", "exports/product", name);

/** The parts that a page shows and its datasheet does not, each for a reason. */
const notOnPaper = {
  "buttons and tools": ".actions, [data-island], .edit-page, .heading-anchor, .print-head",
  "files to download":
    ".export-row, .table-scroll:has(.export-table), .section:has(#part-documents), .notice-feed",
  "the datasheet itself": ".title-block div:has(> dd > a[download])",
  "former anchors": ".moved",
  "what cards say of other pages": ":is(.card > .figures, .card-head > :not(.card-title))",
  "the heading above interfaces, each of which is a chapter": "#part-pinouts, #part-cables, #part-protocols",
  "words for readers that listen, and a second drawing for a phone":
    ".visually-hidden, title, desc, .drawing-narrow",
} as const;

/** Words that a datasheet has beside those of its page. */
const onPaperAlone = {
  "the names of its lists, and what it is": /^(?:contents|tables|figures|datasheet)$/,
  "numbers, and references to them": /^\(?(?:(?:table|figure|chapter|section)|\d+(?:\.\d+)*)[.)]?$/,
  "marks of list items": /^[•◦▪–]$/,
  "the scale of a drawing": /^(?:scale|\d+:\d+)$/,
} as const;

interface PageText {
  readonly texts: string[];
  /** The targets of its links: paper writes some of them out. */
  readonly addresses: string[];
}

/** The texts of a page, folded parts included. */
async function textOfPage(data: Data, path: string): Promise<PageText> {
  const page = await (await browser.newContext()).newPage();
  await page.setContent(readFileSync(join(built.get(data) ?? "", path, "index.html"), "utf8"), {
    waitUntil: "domcontentloaded",
  });
  return page.locator("main").evaluate((main, left) => {
    for (const found of main.querySelectorAll(left)) found.remove();
    // Equal notes of a table are one footnote.
    for (const table of main.querySelectorAll("table")) {
      const notes = [...table.querySelectorAll(".spec-note")];
      for (const [at, note] of notes.entries())
        if (notes.slice(0, at).some(({ innerHTML }) => innerHTML === note.innerHTML)) note.remove();
    }
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if ((node.textContent ?? "").trim() !== "") texts.push(node.textContent ?? "");
    const addresses = [...main.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
    return { texts, addresses };
  }, Object.values(notOnPaper).join(", "));
}

/** The lines of the pages of a PDF without head and foot. */
function linesOfPages(file: string): string[][] {
  const pages = pdfPages(file);
  return pages.map((text, index) => {
    const lines = text.split("\n");
    // Head, number and name of the site come first on each page.
    const number = lines.indexOf(`${index + 1} / ${pages.length}`);
    expect(number).toBe(1);
    return lines.slice(number + 2);
  });
}

describe.skipIf(!hasPoppler).each(sheets)("%s: the datasheet of /%s", (data, path, name) => {
  test("has the text of its page, folded parts included, and beside it what is named here", async () => {
    const { texts, addresses } = await textOfPage(data, path);
    expect(texts.length).toBeGreaterThan(50);
    const lines = linesOfPages(pdfOf(data, name)).flat();
    expect(missingIn(lines.join("\n"), texts)).toEqual([]);
    const paperText = withoutSpace([...texts, ...addresses].join("\n"));
    // The mark of a footnote is at the end of a word.
    const words = lines
      .flatMap((line) => line.split(/\s+/))
      .map((word) => withoutSpace(word).replace(/(?<=.)\(\d+\)$/, ""));
    const more = words.filter((word) => !paperText.includes(word.replaceAll(/^[(]|[,.)]+$/g, "")));
    const patterns = Object.values(onPaperAlone);
    expect(more.filter((word) => !patterns.some((pattern) => pattern.test(word)))).toEqual([]);
  });

  test("has a list of contents with the pages on which its chapters begin", () => {
    const pages = linesOfPages(pdfOf(data, name));
    const listed = pages.flat().flatMap((line) => {
      const [entry, number = "", title = "", page = ""] = /^(\d+) (\D.*) (\d+)$/.exec(line) ?? [];
      return entry === undefined
        ? []
        : [{ number: Number(number), head: `${number} ${title}`, page: Number(page) }];
    });
    const chapters = listed.filter(({ head, page }) => pages[page - 1]?.some((line) => line.includes(head)));
    expect(chapters.map(({ number }) => number)).toEqual(chapters.map((_, index) => index + 1));
    expect(chapters.length).toBeGreaterThan(5);
  });

  test("has no page a third empty but the last", () => {
    const pages = pdfPictures(pdfOf(data, name), 36);
    // Head and foot are in the margins, 20 mm and 18 mm of 297.
    const empty = pages.map((page) => emptyPart(page, 21 / 297, 278 / 297));
    console.log(
      `${name}: largest blank of each page, %: ${empty.map((part) => Math.round(part * 100)).join(" ")}`,
    );
    expect(empty.slice(0, -1).filter((part) => part >= 1 / 3)).toEqual([]);
  });
});
