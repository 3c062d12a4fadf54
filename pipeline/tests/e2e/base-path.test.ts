import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { builtSite, serveSite } from "./support/built-site.ts";
import { onePageOfEachType, pagesOf } from "./support/page-types.ts";
import { testSite } from "./support/test-site.ts";
import { followLink, openWatched, untilStarted, type WatchedPage } from "./support/watched-page.ts";

const base = "/sub/path/";
/** Attributes of HTML that name another resource. */
const ADDRESSES = ["href", "src", "action", "srcset", "poster", "data-src"];

const site = testSite({ data: "samples", base }, { viewport: { width: 1280, height: 900 } });

async function visitor(): Promise<WatchedPage & { readonly context: BrowserContext }> {
  const context = await site.newContext();
  return { context, ...(await openWatched(context)) };
}

/** Every address on this host that the page names in any element. */
const addressesOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    (names) =>
      [...document.querySelectorAll("*")]
        .flatMap((element) => names.flatMap((name) => element.getAttribute(name) ?? []))
        .map((written) => new URL(written, document.baseURI))
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname }) => pathname),
    ADDRESSES,
  );

describe("a site below a base path", () => {
  test("every page names only addresses below the base, and each of them is there", async () => {
    const { page, takeTroubles } = await visitor();
    const named = new Map<string, string>();
    for (const { address, type } of pagesOf(site.out).filter(({ type }) => type !== "not-found")) {
      await page.goto(site.at(address));
      await untilStarted(page);
      for (const pathname of await addressesOf(page)) named.set(pathname, `${type} ${address}`);
    }
    expect([...named].filter(([pathname]) => !pathname.startsWith(base))).toEqual([]);
    expect(named.size).toBeGreaterThan(30);
    for (const [pathname, from] of named) {
      const { status } = await fetch(site.at(pathname));
      expect(status, `${pathname} on ${from}`).toBe(200);
    }
    expect(takeTroubles()).toEqual([]);
  });

  test("every type of page is reached without a load of the document, and its islands live", async () => {
    const { page, takeTroubles } = await visitor();
    await page.goto(site.server.url);
    await untilStarted(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    for (const { address, type } of onePageOfEachType(site.out)) {
      await followLink(page, base + address);
      await page.waitForFunction((wanted) => document.body.dataset.pageType === wanted, type);
      await untilStarted(page);
      expect(new URL(page.url()).pathname).toBe(base + address);
      expect(await page.evaluate(() => "stayed" in window), type).toBe(true);
      if (type !== "not-found") expect(takeTroubles(), type).toEqual([]);
      takeTroubles();
    }
    await page.goBack();
    await page.waitForFunction(() => document.body.dataset.pageType !== "tool");
    expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  });

  test("the search leads to pages below the base", async () => {
    const { page, takeTroubles } = await visitor();
    await page.goto(site.at("docs/guide/introduction"));
    await untilStarted(page);
    await page.keyboard.press("/");
    await page.getByRole("dialog").getByRole("searchbox").fill("sample board");
    await page.getByRole("dialog").getByRole("listitem").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => !location.pathname.endsWith("/introduction"));
    expect(new URL(page.url()).pathname.startsWith(base)).toBe(true);
    expect(takeTroubles()).toEqual([]);
  });

  test("the serial check finds its shards", async () => {
    const { page, takeTroubles } = await visitor();
    await page.goto(site.at("sample-check"));
    await untilStarted(page);
    await page.getByRole("textbox", { name: "Serial number" }).fill("sample-0001");
    await page.keyboard.press("Enter");
    const result = page.locator(".serial-result");
    await expect.poll(() => result.textContent()).toContain("sample-0001 is registered: Sample board");
    const href = await result.getByRole("link", { name: "Sample board" }).getAttribute("href");
    expect(href).toBe(`${base}products/boards/sample-board`);
    expect(takeTroubles()).toEqual([]);
  });

  test("an address that is no page says so and leads home below the base", async () => {
    const { page } = await visitor();
    const response = await page.goto(site.at("nowhere/at/all"));
    expect(response?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: "Sample not found" }).waitFor();
    expect(await page.getByRole("main").getByRole("link").first().getAttribute("href")).toBe(base);
    expect((await fetch(site.at("/nowhere"))).status).toBe(404);
  });
});

describe("a small site below a base path", () => {
  const small = testSite({ data: "small", base });

  test("is read by its links and pictures, with Back and with other spellings of an address", async () => {
    const { page, takeTroubles } = await small.open("");
    expect(new URL(page.url()).pathname).toBe(base);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole("main").getByRole("link", { name: "Read the documentation" }).click();
    await page.getByRole("heading", { level: 1, name: "Start here" }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${base}docs/intro`);
    const image = page.getByRole("main").getByRole("img", { name: "Mark of Harbour Works" });
    await page.waitForFunction(() =>
      [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    );
    expect(await image.getAttribute("src")).toMatch(/^\/sub\/path\/assets\//);
    await page.getByRole("main").getByRole("link", { name: "Beta" }).click();
    await page.getByRole("heading", { level: 1, name: "Wiring of Beta" }).waitFor();
    expect(new URL(page.url())).toMatchObject({ pathname: `${base}docs/Beta/wiring`, hash: "#supply" });
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Start here" }).waitFor();
    expect(await page.evaluate(() => "stayed" in window)).toBe(true);
    await page.goto(`${small.server.url}docs/Beta/wiring.html`);
    await untilStarted(page);
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(`${base}docs/Beta/wiring`);
    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links.filter((href) => href?.startsWith(base) !== true)).toEqual([]);
    expect(takeTroubles()).toEqual([]);
    // The worker keeps the page for what is not found, and hosts answer that one with its status.
    const requests = small.server.requests.entries.filter(({ url }) => url !== `${base}404.html`);
    expect(requests.filter(({ url, status }) => !url.startsWith(base) || status >= 400)).toEqual([]);
  });
});

describe("what did not load", () => {
  const banner = (page: Page) => page.getByRole("alert").filter({ hasText: "did not load" });

  test.each([
    ["/", "/sub/path/", "docs/guide/introduction"],
    ["/", "/sub/path/", ""],
    ["/sub/path/", "/", "families/boards"],
  ])("built for %s and served at %s, %j names both and what to do", async (built, served, address) => {
    const wrong = await serveSite(await builtSite({ data: "samples", base: built }), served);
    onTestFinished(() => wrong.close());
    const { page } = await visitor();
    await page.goto(new URL(address, wrong.url).href);
    await expect
      .poll(() => banner(page).textContent())
      .toBe(
        `This page did not load properly: it was built for the base path ${built} and is served at ${served}. Build it with --base ${served}`,
      );
    // The text is there all the same.
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  });

  test.each([
    ["a script", /\.js$/],
    ["the client that the first script asks for", /\/client-[^/]+\.js$/],
    ["the style sheet", /\.css$/],
  ])("at the right base, %s that does not come is no wrong base", async (_name, failing) => {
    const { page, context } = await visitor();
    await context.route(failing, (route) => route.abort());
    await page.goto(site.at("docs/guide/introduction"));
    await expect
      .poll(() => banner(page).textContent())
      .toBe("Parts of this page did not load. The text is complete; reload the page to get the rest.");
  });

  test("a page that is whole says nothing", async () => {
    const { page } = await visitor();
    await page.goto(site.at("docs/guide/introduction"));
    await untilStarted(page);
    expect(await banner(page).count()).toBe(0);
  });
});
