import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { isStoredItem, storedItems } from "../../../renderer/shared/compose/stored-items.ts";
import { builtSite, serveSite } from "./support/built-site.ts";
import { onePageOfEachType } from "./support/page-types.ts";
import { testSite } from "./support/test-site.ts";
import { untilStarted } from "./support/watched-page.ts";

const site = testSite({ data: "fleet" });

/** The content of a table of the privacy page, a list of cells a row. */
function rowsOf(page: Page, caption: string): Promise<string[][]> {
  return page
    .locator("table", { has: page.locator("caption", { hasText: caption }) })
    .locator("tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? "")),
    );
}

/** Everything that the browser keeps for the site: place and name. */
async function storedBy(page: Page): Promise<string[]> {
  const found = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => ["localStorage", name]),
    ...Object.keys(sessionStorage).map((name) => ["sessionStorage", name]),
    ...(await caches.keys()).map((name) => ["Cache storage", name]),
    ...(await indexedDB.databases()).map(({ name = "" }) => ["IndexedDB", name]),
    ...document.cookie.split("; ").flatMap((cookie) => (cookie === "" ? [] : [["cookie", cookie]])),
  ]);
  return found.map((entry) => entry.join(" "));
}

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Hosts that were asked, each once. */
  readonly hosts: Set<string>;
}

async function visit(): Promise<Visit> {
  const context = await site.newContext();
  const hosts = new Set<string>();
  context.on("request", (request) => hosts.add(new URL(request.url()).host));
  return { context, page: await context.newPage(), hosts };
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(site.at(address));
  await untilStarted(page);
}

describe("the privacy page", () => {
  test("lists what the browser keeps after a visit to every page type, and every host that was asked", async () => {
    const { page, hosts } = await visit();
    for (const { address } of onePageOfEachType(site.out)) await open(page, address);
    await open(page, "docs/intro");
    await page.getByRole("button", { name: /Switch between/ }).click();
    await page.getByRole("button", { name: "High contrast" }).click();
    const close = page.getByRole("button", { name: /close/i });
    if ((await close.count()) > 0) await close.first().click();
    // A link inside the site leaves a page, and its place is kept for Back.
    await page.locator("footer a[href^='/']").first().click();
    await untilStarted(page);
    const stored = await storedBy(page);
    await open(page, "legal/gdpr");
    const listed = await rowsOf(page, "What this site keeps in your browser");
    const items = storedItems.filter(({ name, storage }) =>
      listed.some(
        ([listedName, listedPlace]) => listedName === name.replace("{base}", "/") && listedPlace === storage,
      ),
    );
    const isListed = (entry: string): boolean =>
      items.some(
        (item) =>
          entry.startsWith(`${item.storage} `) &&
          isStoredItem(item, entry.slice(item.storage.length + 1), "/"),
      );
    expect(listed.length).toBe(items.length);
    expect(stored.filter((entry) => !isListed(entry))).toEqual([]);
    expect(stored).toEqual(
      expect.arrayContaining([
        "localStorage theme",
        "localStorage contrast",
        "sessionStorage fairlead-scroll",
      ]),
    );
    expect(await rowsOf(page, "Hosts that the pages of this site ask")).toHaveLength(1);
    expect([...hosts]).toEqual([new URL(site.server.url).host]);
  });

  test("is true for a visitor who only reads: nothing leaves the device, and no cookie is set", async () => {
    const { context, page, hosts } = await visit();
    await open(page, "legal/gdpr");
    await page.waitForLoadState("networkidle");
    expect(await context.cookies()).toEqual([]);
    expect([...hosts]).toEqual([new URL(site.server.url).host]);
  });
});

describe("the privacy page of a site that counts page views", () => {
  test("lists the hosts of the service and where the answer is kept", async () => {
    const counting = await serveSite(await builtSite({ data: "settings" }));
    onTestFinished(() => counting.close());
    const { page } = await visit();
    await page.goto(new URL("legal/privacy", counting.url).href);
    const hosts = (await rowsOf(page, "Hosts that the pages of this site ask")).map(([host]) => host);
    const policy = (await page.request.get(counting.url)).headers()["content-security-policy"] ?? "";
    const allowed = [...new Set(policy.match(/https:\/\/[^\s;]+/g))].sort();
    expect(allowed.length).toBeGreaterThan(0);
    expect(hosts.slice(1)).toEqual(allowed);
    const names = (await rowsOf(page, "What this site keeps in your browser")).map(([name]) => name);
    expect(names).toContain("fairlead/analytics-consent");
  });
});
