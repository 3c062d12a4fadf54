import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "../browser.ts";
import { pagesBrowser } from "../headless-shell.ts";
import { builtSite } from "../support/built-site.ts";
import { untilStarted } from "../support/watched-page.ts";
import { saveByPanel } from "./browser/save-by-panel.ts";
import { type OfflineVisit, visitWithWorker } from "./offline-visit.ts";
import type { FaultServer } from "./server/fault-server.ts";
import { startFaultServer } from "./testing.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch(pagesBrowser());
});
afterAll(() => browser?.close());

/** A visitor who has saved all of a site by the panel, has opened nothing else of it, and has no network any more. */
async function atSea(
  data: "catalogue" | "fleet",
): Promise<OfflineVisit & { out: string; server: FaultServer }> {
  const out = await builtSite({ data });
  const server = await startFaultServer({ builds: { v1: out } });
  const visit = await visitWithWorker(browser, server);
  await saveByPanel(visit.page, server, "all");
  await visit.page.close();
  await server.kill();
  await visit.context.setOffline(true);
  return { ...visit, page: await visit.context.newPage(), out, server };
}

/** Opens a page of the copy; what comes is the published page. */
async function open({ page, out, server }: Awaited<ReturnType<typeof atSea>>, pathname: string, query = "") {
  const response = await page.goto(`${server.url}${pathname}${query}`, { waitUntil: "commit" });
  expect(await response?.text()).toBe(readFileSync(join(out, pathname, "index.html"), "utf8"));
  await untilStarted(page);
}

const texts = (page: Page, selector: string) => page.locator(selector).allTextContents();

test("the finder of a saved catalogue filters at sea, by its fields and by its address", async () => {
  const visit = await atSea("catalogue");
  const { page } = visit;
  const found = () => texts(page, ".finder-table tbody th a");
  await open(visit, "families/converters", "?supply-voltage=24");
  await expect.poll(found).toEqual(["Sample Anchor"]);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect.poll(found).toHaveLength(6);
  expect(visit.takeTrouble()).toEqual([]);
});

test("comparisons of a saved catalogue work at sea, in a family and in a text", async () => {
  const visit = await atSea("catalogue");
  const { page } = visit;
  const compared = () => texts(page, ".compare-table thead th a");
  await open(visit, "docs/intro");
  expect(await compared()).toEqual(["Sample Anchor", "Sample Buoy", "Sample Davit"]);
  await page.locator(".compare-remove").first().click();
  await expect.poll(compared).toEqual(["Sample Buoy", "Sample Davit"]);
  await open(visit, "families/converters");
  await page.locator(".compare-remove").first().click();
  await expect.poll(compared).not.toContain("Sample Anchor");
  expect(visit.takeTrouble()).toEqual([]);
});

test.each([
  ["fleet", ["serial-check", "offline-panel", "sheet-tools", "search"]],
  ["catalogue", ["finder", "comparison", "sheet-tools", "search"]],
] as const)(
  "every island of the %s comes to life at sea, with scripts that no page had loaded before",
  async (data, known) => {
    const visit = await atSea(data);
    const { page, out } = visit;
    const { pages } = JSON.parse(readFileSync(join(out, "links.json"), "utf8")) as {
      pages: Record<string, unknown>;
    };
    const first = new Map<string, string>();
    for (const pathname of Object.keys(pages)) {
      const html = readFileSync(join(out, pathname, "index.html"), "utf8");
      for (const [, name = ""] of html.matchAll(/data-island="([\w-]+)"/g))
        if (!first.has(name)) first.set(name, pathname.slice(1));
    }
    expect([...first.keys()]).toEqual(expect.arrayContaining([...known]));
    const failed: string[] = [];
    await page.exposeFunction("noteFailure", (part: string) => failed.push(part));
    await page.addInitScript(() => {
      document.addEventListener("fairlead:failure", (event) => {
        const { part } = (event as CustomEvent<{ part: string }>).detail;
        (globalThis as unknown as { noteFailure(part: string): void }).noteFailure(part);
      });
    });
    for (const pathname of new Set(first.values())) {
      await open(visit, pathname);
      await page.waitForLoadState("networkidle");
    }
    expect(failed).toEqual([]);
    expect(visit.takeTrouble()).toEqual([]);
  },
);
