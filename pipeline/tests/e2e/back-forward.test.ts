import { chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TreeServer } from "../../commands/shared/server/serve-tree.ts";
import { FLAGS, findBrowser } from "./browser.ts";
import { builtSite, serveSite } from "./support/built-site.ts";
import { onePageOfEachType } from "./support/page-types.ts";
import { followLink, untilStarted } from "./support/watched-page.ts";

// Other tests run without the back-forward cache, as their tool prefers; here it is on.
let server: TreeServer;
let out: string;
beforeAll(async () => {
  out = await builtSite({ data: "fleet" });
  server = await serveSite(out);
});
afterAll(() => server?.close());

async function withCache<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? "",
    args: [...FLAGS, "--enable-features=BackForwardCache"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    return await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}

test("Back from another document brings every type of page as it was left, without a load", async () => {
  await withCache(async (page) => {
    const lost: string[] = [];
    // A worker that takes over its pages for the first time takes them out of the cache.
    await page.goto(server.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // Browsers never keep an answer of status 404.
    for (const { type, address } of onePageOfEachType(out).filter(({ type }) => type !== "not-found")) {
      await page.goto(new URL(address, server.url).href);
      await untilStarted(page);
      await page.evaluate(() => {
        Object.assign(window, { stayed: true });
        addEventListener("pageshow", (event) => Object.assign(window, { persisted: event.persisted }));
      });
      await page.goto(new URL("robots.txt", server.url).href);
      await page.evaluate(() => history.back());
      await page.waitForFunction(() => document.body?.dataset.pageType !== undefined);
      const state = await page.evaluate(() => [
        "stayed" in window,
        (window as { persisted?: boolean }).persisted === true,
      ]);
      if (state.includes(false)) lost.push(`${type}: ${await page.evaluate(whyLoaded)}`);
    }
    expect(lost).toEqual([]);
  });
});

test("Back from a page that the browser opened by itself shows no page as being on its way", async () => {
  await withCache(async (page) => {
    await page.goto(server.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto(new URL("about", server.url).href);
    await untilStarted(page);
    await page.evaluate(() => {
      Object.assign(window, { stayed: true });
      // No record comes: the browser is to open the page.
      const { fetch } = window;
      window.fetch = (input, init) =>
        String(input).includes("contact") ? Promise.reject(new Error("cut")) : fetch(input, init);
    });
    await followLink(page, "/contact");
    await page.waitForFunction(() => document.documentElement?.dataset.pathname === "/contact");
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => document.documentElement?.dataset.pathname === "/about");
    expect(await page.evaluate(() => "stayed" in window)).toBe(true);
    await expect.poll(() => page.getByRole("progressbar").count()).toBe(0);
  });
});

/** Why the browser loaded a page instead of bringing it back. */
function whyLoaded(): string {
  const [navigation] = performance.getEntriesByType("navigation");
  return JSON.stringify((navigation as { notRestoredReasons?: unknown } | undefined)?.notRestoredReasons);
}
