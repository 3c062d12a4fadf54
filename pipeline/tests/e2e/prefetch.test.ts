import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { testSite } from "./support/test-site.ts";
import { untilStarted } from "./support/watched-page.ts";

// The requests that are made before a click.
const site = testSite({ data: "fleet" }, { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });

describe("pages behind links", () => {
  /** Records of other pages that were asked for, though nothing was clicked. */
  async function fetchedAhead(connection: object, hover: boolean): Promise<string[]> {
    const context = await site.newContext({ serviceWorkers: "block" });
    await context.addInitScript(
      (facts) => Object.defineProperty(navigator, "connection", { value: facts }),
      connection,
    );
    const page = await context.newPage();
    const requests: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith("/index.json")) requests.push(pathname);
    });
    await page.goto(site.at("docs/intro"));
    await untilStarted(page);
    if (hover) await page.locator(".footer").getByRole("link", { name: "Disclaimer" }).hover();
    await page.waitForTimeout(1500);
    return requests;
  }

  test("are fetched when they come into view, and when the pointer is over them", async () => {
    const fast = await fetchedAhead({ effectiveType: "4g", saveData: false }, true);
    expect(fast.length).toBeGreaterThan(1);
    expect(fast).toContain("/legal/disclaimer/index.json");
    expect(new Set(fast).size).toBe(fast.length);
  });

  /** The list of all pages, in a window that shows many of its links to docs; `hold` answers no record. */
  async function listOfPages(hold: boolean): Promise<{ page: Page; requests: string[] }> {
    const context = await site.newContext({
      serviceWorkers: "block",
      viewport: { width: 1280, height: 2000 },
    });
    const page = await context.newPage();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    if (hold) await page.route(/\/index\.json$/, () => {});
    await page.goto(site.at("search"));
    await untilStarted(page);
    await expect
      .poll(() => requests.filter((path) => path.endsWith("/index.json")).length)
      .toBeGreaterThan(1);
    return { page, requests };
  }

  test("do not wait for their turn when the pointer is over them", async () => {
    const { page, requests } = await listOfPages(true);
    await page.waitForTimeout(500);
    const links = page.locator("main a[href^='/docs/']");
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    const at = hrefs.findIndex((href) => !requests.includes(`${href}/index.json`));
    await links.nth(at).hover();
    await expect.poll(() => requests).toContain(`${hrefs[at]}/index.json`);
  });

  test("that are there already bring their sidebar when the pointer is over them", async () => {
    const { page, requests } = await listOfPages(false);
    const records = () => requests.filter((path) => /^\/docs\/.*\/index\.json$/.test(path));
    await expect.poll(() => records().length).toBeGreaterThan(1);
    await page.waitForLoadState("networkidle");
    // If many were in view, the last ones are kept.
    const record = records().at(-1) ?? "";
    const link = page.locator(`main a[href="${record.replace("/index.json", "")}"]`).first();
    expect(requests.filter((path) => path.startsWith("/navigation/"))).toEqual([]);
    await link.hover();
    await expect.poll(() => requests.some((path) => path.startsWith("/navigation/"))).toBe(true);
    expect(requests.filter((path) => path === record)).toHaveLength(1);
  });

  test.each([
    ["a slow line", { effectiveType: "slow-2g", saveData: false }],
    ["2g", { effectiveType: "2g", saveData: false }],
    ["data saver", { effectiveType: "4g", saveData: true }],
  ])("are left alone with %s", async (_, connection) => {
    expect(await fetchedAhead(connection, true)).toEqual([]);
  });
});
