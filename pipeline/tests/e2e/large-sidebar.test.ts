import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TreeServer } from "../../commands/shared/server/serve-tree.ts";
import { serveSite } from "./support/built-site.ts";
import { fairlead } from "./support/command.ts";
import { newFolder } from "./support/temp-folder.ts";
import { testBrowser } from "./support/test-browser.ts";

// The sidebar of a site that is too large to be in every page whole: twelve parts of six pages, a folder within each.
const parts = 12;
const browser = testBrowser({ viewport: { width: 1280, height: 900 } });
const folder = newFolder();
let server: TreeServer;

beforeAll(async () => {
  for (let part = 1; part <= parts; part++) writePart(part);
  const out = join(folder, "out");
  const { code, stdout } = await fairlead([
    "build",
    "--data",
    join(folder, "data"),
    "--out",
    out,
    "--cache",
    "none",
  ]);
  expect(stdout).not.toMatch(/ error /);
  expect(code).toBe(0);
  server = await serveSite(out);
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

function writePart(part: number): void {
  const write = (path: string, text: string): void => {
    const file = join(folder, `data/docs/part-${part}`, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  write("_category_.json", JSON.stringify({ label: `Part ${part}`, position: part }));
  write("inner/_category_.json", JSON.stringify({ label: "Inner", position: 9 }));
  write("inner/deep.md", `---\ntitle: Deep of part ${part}\n---\n\nText.\n`);
  for (let page = 1; page <= 5; page++)
    write(`p${page}.md`, `---\ntitle: Page ${part}.${page}\nsidebar_position: ${page}\n---\n\nText.\n`);
}

const open = async (path: string, javaScriptEnabled = true): Promise<Page> =>
  (await browser.open(new URL(path, server.url).href, { javaScriptEnabled })).page;
const sidebar = (page: Page) => page.getByRole("navigation", { name: "Docs sidebar" });
const names = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `Part ${from + index}`);
const partsOf = (page: Page): Promise<string[]> =>
  sidebar(page)
    .locator("> ul > li.sidebar-category")
    .evaluateAll((rows) =>
      rows.map((row) => row.querySelector(":scope > a, :scope > details > summary")?.textContent ?? ""),
    );

/** Opens a category by the text beside the link to its page. */
function openCategory(within: Locator, name: string): Promise<void> {
  return within.locator("details:not([open]) > summary").filter({ hasText: name }).click();
}

test("what is open stays open when the sidebar is drawn anew around a page that it did not show", async () => {
  const page = await open("docs/part-1/p1");
  const link = (name: string): Locator => sidebar(page).getByRole("link", { name, exact: true });
  expect(await partsOf(page)).toEqual(names(1, 10));
  await openCategory(sidebar(page), "Part 5");
  await link("Page 5.3").waitFor();
  await openCategory(
    sidebar(page).locator("li", { has: page.getByText("Part 5", { exact: true }) }),
    "Inner",
  );
  await link("Deep of part 5").waitFor();

  await link("On to Part 11 and 1 more").click();
  await page.waitForURL(/part-11\/p1$/);
  await sidebar(page).locator("a[aria-current=page]").filter({ hasText: "Page 11.1" }).waitFor();
  expect(await partsOf(page)).toEqual(names(3, 12));
  expect(await link("Page 5.3").isVisible()).toBe(true);
  expect(await link("Deep of part 5").isVisible()).toBe(true);
  // An entry of the same name in a category that was never opened.
  expect(await link("Deep of part 11").isVisible()).toBe(false);
});

test("a sidebar that is drawn anew stays where it was scrolled to, and shows the entry of the page", async () => {
  const page = await open("docs/part-1/p1");
  await page.setViewportSize({ width: 1280, height: 420 });
  for (const name of ["Part 7", "Part 8", "Part 9"]) await openCategory(sidebar(page), name);
  const pane = page.locator("aside.sidebar .sidebar-nav");
  const top = () => pane.evaluate((element) => element.scrollTop);
  const more = sidebar(page).getByRole("link", { name: "On to Part 11 and 1 more" });
  await more.scrollIntoViewIfNeeded();
  const before = await top();
  expect(before).toBeGreaterThan(200);
  await more.click();
  const current = sidebar(page).locator("a[aria-current=page]").filter({ hasText: "Page 11.1" });
  await current.waitFor();
  await expect.poll(top).toBeGreaterThanOrEqual(before - 100);
  const [frame, entry] = [await pane.boundingBox(), await current.boundingBox()];
  expect(entry?.y).toBeGreaterThanOrEqual(frame?.y ?? Number.POSITIVE_INFINITY);
  expect((entry?.y ?? 0) + (entry?.height ?? 0)).toBeLessThanOrEqual(
    (frame?.y ?? 0) + (frame?.height ?? 0) + 1,
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("without scripts a link leads to where a list of categories goes on, and back", async () => {
  const page = await open("docs/part-1/p1", false);
  await sidebar(page).getByRole("link", { name: "On to Part 11 and 1 more" }).click();
  expect(await partsOf(page)).toEqual(names(3, 12));
  await sidebar(page).getByRole("link", { name: "Back to Part 2 and 1 more" }).click();
  expect(await partsOf(page)).toEqual(names(1, 10));
  expect(await sidebar(page).locator("a[aria-current=page]").textContent()).toBe("Page 2.1");
});
