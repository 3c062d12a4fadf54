import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { builtSite, serveSite } from "./support/built-site.ts";
import { testSite } from "./support/test-site.ts";
import { followLink, openWatched, untilStarted, type WatchedPage } from "./support/watched-page.ts";

const SERVICE = "https://www.googletagmanager.com/";
const site = testSite({ data: "settings" });

interface Visit extends WatchedPage {
  readonly context: BrowserContext;
  /** Addresses of other hosts that were asked for, in order. */
  readonly foreign: string[];
}

/** A visit during which the service is answered from here, by a script that does nothing. */
async function visit(): Promise<Visit> {
  const context = await site.newContext();
  const foreign: string[] = [];
  await context.route(
    (url) => url.origin !== new URL(site.server.url).origin,
    async (route) => {
      foreign.push(route.request().url());
      await route.fulfill({
        contentType: "text/javascript",
        headers: { "Cross-Origin-Resource-Policy": "cross-origin" },
        body: "",
      });
    },
  );
  const watched = await openWatched(context);
  await watched.page.goto(site.at("docs/intro"));
  await untilStarted(watched.page);
  return { ...watched, context, foreign };
}

/** The commands that reached the services, as lists, without the parts that vary. */
function sentCommands(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = globalThis as { dataLayer?: unknown[] };
    return dataLayer.map((entry) => {
      const isCommand = Object.prototype.toString.call(entry) === "[object Arguments]";
      const plain = isCommand ? Array.from(entry as ArrayLike<unknown>) : entry;
      return JSON.parse(
        JSON.stringify(plain, (key, value: unknown) =>
          key === "gtm.start" || value instanceof Date ? 0 : value,
        ),
      ) as unknown;
    });
  });
}

const question = (page: Page) => page.getByRole("region", { name: "Counting page views" });

describe("a site that names an analytics service and asks for consent", () => {
  test("loads nothing and sends nothing before the visitor agrees", async () => {
    const { page, foreign, takeTroubles } = await visit();
    await question(page).waitFor();
    await page.getByRole("link", { name: "second page", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Second page" }).waitFor();
    expect(foreign).toEqual([]);
    expect(await sentCommands(page)).toEqual([]);
    expect(takeTroubles()).toEqual([]);
  });

  test("tells the service of every page once the visitor has agreed, and keeps the answer", async () => {
    const { page, foreign, takeTroubles } = await visit();
    await question(page).getByRole("button", { name: "Allow" }).click();
    await page.getByText("Page views are counted.").waitFor();
    await expect.poll(() => foreign.length).toBe(2);
    expect(foreign).toEqual([`${SERVICE}gtag/js?id=G-SAMPLE`, `${SERVICE}gtm.js?id=GTM-SAMPLE`]);
    await page.getByRole("link", { name: "second page", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Second page" }).waitFor();
    const seen = {
      page_title: "Second page | Settings",
      page_location: site.at("docs/second"),
      page_path: "/docs/second",
    };
    await expect.poll(() => sentCommands(page)).toHaveLength(6);
    expect((await sentCommands(page)).slice(1)).toEqual([
      ["config", "G-SAMPLE", { anonymize_ip: true }],
      { "gtm.start": 0, event: "gtm.js" },
      ["set", "page_path", "/docs/second"],
      ["event", "page_view", { ...seen, anonymize_ip: true }],
      { event: "page_view", ...seen },
    ]);
    const paths = async () =>
      (await sentCommands(page)).filter((entry) => Array.isArray(entry) && entry[0] === "set");
    await followLink(page, "/docs/second?part=1");
    await expect.poll(paths).toHaveLength(2);
    await followLink(page, "/docs/second?part=1#main");
    await expect.poll(paths).toHaveLength(3);
    expect((await paths()).slice(1)).toEqual([
      ["set", "page_path", "/docs/second?part=1"],
      ["set", "page_path", "/docs/second?part=1#main"],
    ]);
    await page.reload();
    await untilStarted(page);
    await page.getByText("Page views are counted.").waitFor();
    expect(await question(page).count()).toBe(0);
    expect(takeTroubles()).toEqual([]);
  });

  test("is silent for a visitor who refuses, and lets the answer be changed", async () => {
    const { page, foreign } = await visit();
    await question(page).getByRole("button", { name: "Refuse" }).click();
    await page.getByText("Page views are not counted.").waitFor();
    await page.reload();
    await untilStarted(page);
    expect(foreign).toEqual([]);
    await page.getByRole("button", { name: "Change" }).click();
    await question(page).getByRole("button", { name: "Allow" }).click();
    await expect.poll(() => foreign.length).toBe(2);
    await page.getByRole("button", { name: "Change" }).click();
    await Promise.all([
      page.waitForEvent("load"),
      question(page).getByRole("button", { name: "Refuse" }).click(),
    ]);
    await untilStarted(page);
    expect(await sentCommands(page)).toEqual([]);
  });

  test("asks for nothing without a network", async () => {
    const { page, context, foreign, takeTroubles } = await visit();
    // The browser itself reports a worker's script, or a page fetched ahead, that is on its way when the network goes.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/docs/second/index.json")),
    );
    await context.setOffline(true);
    await question(page).getByRole("button", { name: "Allow" }).click();
    await page.getByText("Page views are counted.").waitFor();
    expect(foreign).toEqual([]);
    expect(takeTroubles()).toEqual([]);
  });
});

test("the policy is widened by exactly the hosts of the service, and not at all without one", async () => {
  const policyOf = async (url: string): Promise<string> =>
    (await fetch(url)).headers.get("content-security-policy") ?? "";
  const widened = await policyOf(site.server.url);
  const hosts =
    "https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com";
  expect(widened).toMatch(/script-src 'self'( 'sha256-[^']+')+ https:\/\/www\.googletagmanager\.com;/);
  expect(widened).toContain(`img-src 'self' ${hosts};`);
  expect(widened).toContain(`connect-src 'self' ${hosts};`);
  const plain = await serveSite(await builtSite({ data: "small" }));
  onTestFinished(() => plain.close());
  expect(await policyOf(plain.url)).not.toContain("https://");
});
