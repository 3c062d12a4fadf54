import { expect, test } from "vitest";
import { testSite } from "./support/test-site.ts";

const phone = { width: 390, height: 844 };
const site = testSite({ data: "fleet" }, { viewport: phone });
const MOVED = "/docs/hub/Introducton.html";

test("an address without a page leads to those that are like it, and the search has its words", async () => {
  const { page } = await site.open(MOVED);
  const similar = page.locator("section", {
    has: page.getByRole("heading", { name: "Similar addresses" }),
  });
  const first = similar.getByRole("link").first();
  await first.waitFor();
  expect(await page.getByRole("searchbox", { name: "Search the site" }).inputValue()).toBe("Introducton");
  await page
    .getByRole("status")
    .filter({ hasText: /result/ })
    .waitFor();
  expect(await page.locator("main a.search-hit").first().textContent()).toContain("Introduction");
  await first.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/docs\/.+\/Introduction$/);
  await page.getByRole("heading", { level: 1, name: /Introduction/ }).waitFor();
});

test("without scripts it leads to the list of all pages", async () => {
  const { page } = await site.open(MOVED, { javaScriptEnabled: false });
  await page.getByRole("link", { name: "Every page of the site" }).click();
  await page.waitForURL(/\/search$/);
});

test("a long answer is read on from the first result that is new", async () => {
  const { page } = await site.open("/search?q=supply");
  const hits = page.locator("main a.search-hit");
  const moreThan = (count: number) =>
    page.waitForFunction((before) => document.querySelectorAll("main a.search-hit").length > before, count);
  const rest = page.getByText(/^\d+ of \d+ pages are shown/);
  const [visibleHits = 0, all = 0] = ((await rest.textContent()) ?? "").match(/\d+/g)?.map(Number) ?? [];
  expect(visibleHits).toBeLessThan(all);
  const before = await hits.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  await page.getByRole("button", { name: "Show more" }).focus();
  await page.keyboard.press("Enter");
  await moreThan(before.length);
  expect(before).not.toContain(
    await page.locator("a.search-hit:focus").evaluate((link) => (link as HTMLAnchorElement).href),
  );
  // The last results remove the button: each press is awaited before the next look for it.
  while (await rest.isVisible()) {
    const count = await hits.count();
    await page.getByRole("button", { name: "Show more" }).click();
    await moreThan(count);
  }
  expect(await page.locator("main .search-pages > li").count()).toBe(all);
});

test("titles answer while the index is on its way", async () => {
  const { page } = await site.open("/search");
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => {};
  });
  await page.getByRole("searchbox").fill("wiring");
  await page.getByRole("heading", { name: "Titles with these words" }).waitFor();
  const titles = await page.locator("main a.search-hit").allTextContents();
  expect(titles.length).toBeGreaterThan(0);
  for (const title of titles) expect(title.toLowerCase()).toContain("wiring");
});
