import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { testSite } from "./support/test-site.ts";
import { untilStarted } from "./support/watched-page.ts";

// What readers of documentation are used to, on the pages of the company's site.
const site = testSite(
  { data: "company" },
  { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" },
);
const long = "docs/Vektor/Vektor-Core-Scale-model-edition/Advanced/modbus-registers";

/** Scrolls as a wheel does, in steps that each make an event of their own. */
async function wheel(page: Page, distance: number): Promise<void> {
  await page.mouse.move(640, 400);
  for (let step = 0; step < 4; step += 1) {
    await page.mouse.wheel(0, distance / 4);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
}

const barTop = (page: Page): Promise<number> =>
  page.locator(".navbar").evaluate((bar) => bar.getBoundingClientRect().bottom);

test("the bar goes on the way down, comes back on the way up and for the keyboard", async () => {
  const { page } = await site.open(long);
  expect(await barTop(page)).toBeGreaterThan(32);
  await wheel(page, 1200);
  await expect.poll(() => barTop(page)).toBeLessThanOrEqual(0);
  await wheel(page, -200);
  await expect.poll(() => barTop(page)).toBeGreaterThan(32);
  await wheel(page, 400);
  await expect.poll(() => barTop(page)).toBeLessThanOrEqual(0);
  await page.getByRole("link", { name: "Skip to main content" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.locator(".navbar a").first().focus();
  await expect.poll(() => barTop(page)).toBeGreaterThan(32);
});

test("the way back to the top is offered on the way up alone, far from the top", async () => {
  const { page } = await site.open(long);
  const button = page.getByRole("button", { name: "Scroll back to top" });
  await wheel(page, 2000);
  expect(await button.isVisible()).toBe(false);
  await wheel(page, -200);
  await button.waitFor();
  await wheel(page, 200);
  await button.waitFor({ state: "hidden" });
  await wheel(page, -200);
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await button.waitFor({ state: "hidden" });
});

test("a colour mode that is chosen in one tab is that of the others, and comes before the first paint", async () => {
  const { page, context } = await site.open("");
  const other = await context.newPage();
  await other.goto(site.at("docs/intro"));
  await untilStarted(other);
  const mode = (tab: Page) => tab.evaluate(() => document.documentElement.dataset.theme);
  expect([await mode(page), await mode(other)]).toEqual(["light", "light"]);
  await page.getByRole("button", { name: /Switch between dark and light mode/ }).click();
  await expect.poll(() => mode(other)).toBe("dark");
  // Set while the head is read: before there is a body to paint.
  await other.addInitScript(() => {
    new MutationObserver((_, watch) => {
      if (document.body === null) return;
      watch.disconnect();
      Object.assign(window, { atFirst: document.documentElement.dataset.theme });
    }).observe(document, { childList: true, subtree: true });
  });
  await other.reload();
  expect(await other.evaluate(() => (window as unknown as { atFirst?: string }).atFirst)).toBe("dark");
  await other.evaluate(() => localStorage.setItem("theme", "sepia"));
  await other.reload();
  expect(await mode(other)).toBe("light");
});

describe("the sidebar", () => {
  const category = (page: Page, name: string) =>
    page.locator(".sidebar details").filter({ has: page.locator(`> summary:has-text("${name}")`) });
  const openNames = (page: Page) =>
    page
      .locator(".sidebar .sidebar-nav > ul > li > details[open] > summary")
      .evaluateAll((rows) => rows.map((row) => row.textContent?.trim()));

  test("has the branch of its page open, opens others beside it, and keeps them while reading", async () => {
    const { page } = await site.open("docs/CLIM/Wiring");
    expect(await openNames(page)).toEqual(["CLIM"]);
    await category(page, "Serial-Servo-Hub")
      .locator("> summary")
      .first()
      .click({ position: { x: 240, y: 10 } });
    await expect.poll(() => openNames(page)).toEqual(["CLIM", "Serial-Servo-Hub"]);
    await page.locator(".sidebar").getByRole("link", { name: "Serial protocol" }).click();
    await page.waitForURL(/serial-protocol$/);
    await expect.poll(() => openNames(page)).toEqual(["CLIM", "Serial-Servo-Hub"]);
    await category(page, "CLIM")
      .locator("> summary")
      .first()
      .click({ position: { x: 240, y: 10 } });
    await expect.poll(() => openNames(page)).toEqual(["Serial-Servo-Hub"]);
  });

  test("opens and closes without scripts, and marks the page", async () => {
    const { page } = await site.open("docs/CLIM/Wiring", { javaScriptEnabled: false });
    const current = page.locator(".sidebar a[aria-current=page]");
    expect(await current.textContent()).toBe("Wiring");
    const link = page.locator(".sidebar").getByRole("link", { name: "Serial protocol" });
    expect(await link.isVisible()).toBe(false);
    await category(page, "Serial-Servo-Hub")
      .locator("> summary")
      .first()
      .click({ position: { x: 240, y: 10 } });
    expect(await link.isVisible()).toBe(true);
  });
});

test("the contents mark the heading that the reader is at, and lead to it", async () => {
  const { page } = await site.open(long);
  const marked = page.locator(".toc a[aria-current]");
  const entries = page.locator(".toc a");
  const third = entries.nth(2);
  const target = await third.getAttribute("href");
  await third.click();
  await page.waitForFunction((hash) => location.hash === hash, target);
  await expect.poll(() => marked.getAttribute("href")).toBe(target);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => marked.getAttribute("href")).toBe(await entries.last().getAttribute("href"));
  const levels = await page
    .locator("main :is(h2, h3, h4, h5)[id]")
    .evaluateAll((headings) => headings.map(({ id }) => `#${id}`));
  const listed = await entries.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(listed.every((href) => href !== null && levels.includes(href))).toBe(true);
  expect(listed.length).toBeGreaterThan(3);
});

test("a heading offers a link to itself", async () => {
  const { page } = await site.open("docs/CLIM/Wiring");
  const heading = page.locator("main h2[id]").first();
  const id = await heading.getAttribute("id");
  const link = heading.getByRole("link", { name: /^Direct link to / });
  await link.focus();
  expect(await link.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
  await page.keyboard.press("Enter");
  await page.waitForFunction((hash) => location.hash === `#${hash}`, id);
});

test("where the clipboard refuses, the copy button says so and selects the code", async () => {
  const { page } = await site.open("docs/Serial-Servo-Hub/reading-uart-with-python");
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Copy code to clipboard" }).first().click();
  await page.getByRole("button", { name: /^The clipboard was refused\./ }).waitFor();
  const code = (await page.locator("main pre").first().textContent()) ?? "";
  expect(await page.evaluate(() => getSelection()?.toString().trim().slice(0, 40))).toBe(
    code.trim().slice(0, 40),
  );
});

describe("pages behind links", () => {
  /** Records of other pages that were asked for, though nothing was clicked. */
  async function fetchedAhead(connection: object, hover: boolean): Promise<string[]> {
    const context = await site.newContext({ serviceWorkers: "block" });
    await context.addInitScript(
      (facts) => Object.defineProperty(navigator, "connection", { value: facts }),
      connection,
    );
    const page = await context.newPage();
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith("/index.json")) asked.push(pathname);
    });
    await page.goto(site.at("docs/intro"));
    await untilStarted(page);
    if (hover) await page.locator(".footer").getByRole("link", { name: "Disclaimer" }).hover();
    await page.waitForTimeout(1500);
    return asked;
  }

  test("are fetched when they come into view, and when the pointer is over them", async () => {
    const fast = await fetchedAhead({ effectiveType: "4g", saveData: false }, true);
    expect(fast.length).toBeGreaterThan(1);
    expect(fast).toContain("/legal/disclaimer/index.json");
    expect(new Set(fast).size).toBe(fast.length);
  });

  test.each([
    ["a slow line", { effectiveType: "slow-2g", saveData: false }],
    ["2g", { effectiveType: "2g", saveData: false }],
    ["data saver", { effectiveType: "4g", saveData: true }],
  ])("are left alone with %s", async (_, connection) => {
    expect(await fetchedAhead(connection, true)).toEqual([]);
  });
});
