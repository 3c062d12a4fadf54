import { rmSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TreeServer } from "../../commands/shared/server/serve-tree.ts";
import { dataFolders, serveSite } from "./support/built-site.ts";
import { fairlead } from "./support/command.ts";
import { newFolder } from "./support/temp-folder.ts";
import { testBrowser, WITHOUT_WORKER } from "./support/test-browser.ts";
import { untilStarted } from "./support/watched-page.ts";

const product = "projects/navigation/serial-relay-hub";
const doc = "docs/Serial-Relay-Hub/serial-protocol";
/** The area between the margins of A4, in CSS pixels. */
const paper = { width: 688, height: 1000 };

const folder = newFolder();
const browser = testBrowser({ ...WITHOUT_WORKER, viewport: paper });
let server: TreeServer;

beforeAll(async () => {
  const out = join(folder, "out");
  const { code, stdout } = await fairlead([
    ...["build", "--data", dataFolders.fleet, "--out", out, "--cache", "none"],
    ...["--site-url", "https://sample.example"],
  ]);
  expect(code, stdout).toBe(0);
  server = await serveSite(out);
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A page as paper shows it, by default for a reader who likes the dark. */
async function onPaper(path: string, theme = "dark"): Promise<Page> {
  const context = await browser.newContext({ viewport: paper, reducedMotion: "reduce" });
  await context.addInitScript((stored) => localStorage.setItem("theme", stored), theme);
  const page = await context.newPage();
  await page.goto(new URL(path, server.url).href);
  await page.emulateMedia({ media: "print" });
  return page;
}

const visibleTexts = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((found) =>
      found.flatMap((one) =>
        one.checkVisibility() ? [(one.textContent ?? "").replace(/\s+/g, " ").trim()] : [],
      ),
    );

/**
 * The text that the pages of a PDF draw: the codes of its glyphs as Skia writes them, a list of runs for each
 * page.
 */
function runsOfPages(pdf: Buffer): string[][] {
  const text = pdf.toString("latin1");
  return [...text.matchAll(/\/Type \/Page\b[^s][\s\S]*?\/Contents (\d+) 0 R/g)].map(([, id = ""]) => {
    const [head = "", length = ""] =
      new RegExp(`(?:^|\n)${id} 0 obj\\s*<<[^>]*/Length (\\d+)[^>]*>>\\s*stream\\r?\\n`).exec(text) ?? [];
    const start = text.indexOf(head) + head.length;
    const drawn = inflateSync(pdf.subarray(start, start + Number(length))).toString("latin1");
    return [...drawn.matchAll(/<([0-9A-F]+)> *Tj|\[(.*?)\] *TJ/g)].map(([run]) => run);
  });
}

/** Runs that every page has. */
const onEveryPage = ([first = [], ...others]: readonly string[][]): Set<string> =>
  new Set(first.filter((run) => others.every((runs) => runs.includes(run))));

describe("a product on paper", () => {
  test("is a sheet that names itself with revision and date, and leads back to its page by address and code", async () => {
    const page = await onPaper(product);
    const [head = "", ...more] = await visibleTexts(page, ".print-head");
    expect(more).toEqual([]);
    expect(head).toContain("Serial-Relay-Hub");
    expect(head).toMatch(/revision \S+ · \d{4}-\d{2}-\d{2}/i);
    const [from = ""] = await visibleTexts(page, ".print-from");
    expect(from).toContain(`https://sample.example/${product}`);
    const code = await page.locator(".print-from svg.qr-code").boundingBox();
    expect(code?.width).toBeGreaterThan(80);
    expect(code?.height).toBe(code?.width);
  });

  test.each([
    // In points; Chromium rounds up to whole pixels.
    ["A4", 595.3, 841.9],
    ["Letter", 612, 792],
  ] as const)("has its head on every page of %s", async (format, width, height) => {
    const page = await onPaper(product);
    const pdf = await page.pdf({ format });
    const boxes = [...pdf.toString("latin1").matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(boxes.length).toBeGreaterThan(1);
    for (const [, ...size] of boxes)
      for (const [side, length] of [width, height].entries())
        expect(Math.abs(Number(size[side]) - length)).toBeLessThan(1.5);
    const pages = runsOfPages(pdf);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.length).toBeLessThan(12);
    // The runs that all pages have with the head, and lack without it, are the head.
    const common = onEveryPage(pages);
    await page.locator(".print-head").evaluate((head) => head.remove());
    const without = onEveryPage(runsOfPages(await page.pdf({ format })));
    expect([...common].filter((run) => !without.has(run))).not.toEqual([]);
  });
});

describe.each([product, doc, "projects/navigation", "docs/category/verdin-platform", ""])(
  "/%s on paper",
  (path) => {
    test("is its text in black on white, without what is for screens", async () => {
      const page = await onPaper(path);
      const frame =
        ".skip-link, .announcement, .navbar, .footer, .sidebar, .toc-pane, .breadcrumbs, .pagination";
      expect(await visibleTexts(page, frame)).toEqual([]);
      expect(await visibleTexts(page, "main button, main .heading-anchor")).toEqual([]);
      expect(await visibleTexts(page, "h1")).toHaveLength(1);
      const colours = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body);
        return [color, backgroundColor];
      });
      expect(colours[0]).toBe("rgb(0, 0, 0)");
      expect(["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"]).toContain(colours[1]);
    });

    test("repeats the heads of its tables, and nothing is cut off at the side", async () => {
      const page = await onPaper(path);
      const heads = await page.locator("main thead").evaluateAll((found) =>
        found
          .filter((head) => head.checkVisibility())
          .flatMap((head) => [head, ...head.querySelectorAll("th")])
          .map((part) => {
            const { display, position } = getComputedStyle(part);
            return part.tagName === "THEAD" ? display : position;
          }),
      );
      expect(heads.filter((style) => !["table-header-group", "static"].includes(style))).toEqual([]);
      if (path === product || path === doc) expect(heads.length).toBeGreaterThan(3);
      const wide = await page.locator("main *").evaluateAll(
        (found, width) =>
          found.flatMap((one) => {
            const { right } = one.getBoundingClientRect();
            const isCut = one.checkVisibility() && right > width + 1 && !one.closest("svg, .visually-hidden");
            return isCut ? [`${one.tagName}.${one.className} to ${Math.round(right)}`] : [];
          }),
        paper.width,
      );
      expect(wide).toEqual([]);
    });
  },
);

/** The colours in which the words, lines and grounds of a page are drawn, each once. */
async function coloursOf(page: Page): Promise<string[]> {
  await untilStarted(page);
  return page.locator("main, main *").evaluateAll((found) => {
    const drawn = found.flatMap((one) => {
      const { color, fill, stroke, backgroundColor, borderTopColor, borderLeftColor } = getComputedStyle(one);
      return Object.entries({ color, fill, stroke, backgroundColor, borderTopColor, borderLeftColor }).map(
        ([part, value]) => `${one.tagName}.${one.getAttribute("class")} ${part} ${value}`,
      );
    });
    return [...new Set(drawn)].sort();
  });
}

test.each([
  product,
  "projects/navigation/verdin-core",
  "docs/Serial-Relay-Hub/serial-protocol",
  "docs/Serial-Relay-Hub/reading-uart-with-python",
  "projects/navigation",
  "",
])("/%s has the same colours on paper in the dark as in the light", async (path) => {
  const light = await coloursOf(await onPaper(path, "light"));
  expect(light.length).toBeGreaterThan(30);
  expect(await coloursOf(await onPaper(path, "dark"))).toEqual(light);
});

test("a doc of several pages breaks between the rows of a table and not within them", async () => {
  const page = await onPaper(doc);
  const rows = await page
    .locator("main tbody tr")
    .evaluateAll((found) => found.map((row) => getComputedStyle(row).breakInside));
  expect(rows.length).toBeGreaterThan(10);
  expect(new Set(rows)).toEqual(new Set(["avoid"]));
  expect(runsOfPages(await page.pdf({ format: "A4" })).length).toBeGreaterThan(1);
});
