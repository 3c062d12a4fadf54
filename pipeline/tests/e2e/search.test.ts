import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { builtSite, serveSite } from "./support/built-site.ts";
import { pageTexts } from "./support/search-site.ts";
import { testSite } from "./support/test-site.ts";

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const core = "/docs/Verdin/Verdin-Core-Scale-model-edition";

const site = testSite({ data: "fleet" }, { viewport: desk });
const { open } = site;

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Search" });
const fieldOf = (page: Page) => page.getByRole("searchbox", { name: "Search the site" });
const countOf = (page: Page) => page.getByRole("status").filter({ hasText: /result/ });
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).hash;

async function openDialog(page: Page, query = ""): Promise<void> {
  await page.keyboard.press("/");
  await fieldOf(page).waitFor();
  if (query === "") return;
  // At once: an answer to the first letters would be taken for that to all of them.
  await page.keyboard.insertText(query);
  await countOf(page).waitFor();
}

/** Marks the document: a full load would lose the mark. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    document.documentElement.dataset.mark = "";
  });
  return () => page.evaluate(() => document.documentElement.dataset.mark === "");
}

/** Holds back what the page asks its workers, until the function that this gives is called. */
async function holdQuestions(page: Page): Promise<() => Promise<void>> {
  const hold = await page.evaluateHandle(() => {
    const { postMessage } = Worker.prototype;
    const queued: (() => void)[] = [];
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      queued.push(() => postMessage.call(this, message));
    };
    return {
      release: () => {
        Worker.prototype.postMessage = postMessage;
        for (const ask of queued) ask();
      },
    };
  });
  return () => hold.evaluate(({ release }) => release());
}

/** The requests of the search to the server. */
const requested = () =>
  site.server.requests.entries.map(({ url }) => url).filter((url) => /search/.test(url.replace(/\?.*/, "")));

test("the dialog keeps the page still, is not printed, and closes when the reader goes back", async () => {
  const { page } = await open("/about", { viewport: desk });
  await page.locator(".footer").getByRole("link").first().click();
  await page.waitForURL((url) => url.pathname !== "/about");
  const width = () => page.evaluate(() => document.body.getBoundingClientRect().width);
  const before = await width();
  await openDialog(page, "ring limiter");
  expect(await width()).toBe(before);
  await page.mouse.move(640, 790);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.emulateMedia({ media: "print" });
  expect(await dialogOf(page).isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });
  expect(await dialogOf(page).isVisible()).toBe(true);
  await page.goBack();
  await page.waitForURL(/\/about$/);
  await dialogOf(page).waitFor({ state: "hidden" });
});

describe.each([
  ["desk", desk],
  ["phone", phone],
])("on a %s", (_, viewport) => {
  test("by keyboard: / opens, arrows choose, Enter goes there without a full load", async () => {
    const { page, takeTroubles } = await open("/about", { viewport });
    const isSame = await markDocument(page);
    await openDialog(page, "ring limiter");
    expect(await countOf(page).textContent()).toMatch(/^\d+ results on \d+ pages$/);
    const links = dialogOf(page).getByRole("listitem").getByRole("link");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const second = await links.nth(1).getAttribute("href");
    expect(await page.locator(":focus").getAttribute("href")).toBe(second);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname + url.hash === second);
    await dialogOf(page).waitFor({ state: "hidden" });
    expect(await isSame()).toBe(true);
    expect(takeTroubles()).toEqual([]);
  });

  test("by pointer: the button opens, a result leads to its section, Escape closes and the focus returns", async () => {
    const { page, takeTroubles } = await open(`${core}/quick-start`, { viewport });
    const isSame = await markDocument(page);
    const button = page.getByRole("button", { name: "Search" });
    await button.click();
    await fieldOf(page).waitFor();
    await page.keyboard.press("Escape");
    await dialogOf(page).waitFor({ state: "hidden" });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await fieldOf(page).fill("input_mbus_ch1");
    await dialogOf(page).getByRole("link", { name: "Virtual inputs" }).click();
    await page.waitForFunction(() => location.hash === "#virtual-inputs");
    expect(pathOf(page)).toBe(`${core}/ports-sme-2204#virtual-inputs`);
    expect(await isSame()).toBe(true);
    expect(takeTroubles()).toEqual([]);
  });

  test("the dialog lies within the window, and nothing is cut off sideways", async () => {
    const { page } = await open("/docs/intro", { viewport });
    await openDialog(page, "modbus registers");
    const box = await dialogOf(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    const isCut = await dialogOf(page).evaluate((dialog) =>
      [...dialog.querySelectorAll(".search-outcome, .search-hit")].some(
        (one) => one.scrollWidth > one.clientWidth,
      ),
    );
    expect(isCut).toBe(false);
  });

  test("the page of the search shows the results of its address, and Back comes back to them", async () => {
    const { page, takeTroubles } = await open("/search?q=blue%20led", { viewport });
    await countOf(page).waitFor();
    expect(await fieldOf(page).inputValue()).toBe("blue led");
    const first = page.getByRole("main").getByRole("link", { name: /^Blue LED/ });
    await first.click();
    await page.waitForURL((url) => url.pathname === `${core}/activity-led`);
    await page.goBack();
    await countOf(page).waitFor();
    expect(await fieldOf(page).inputValue()).toBe("blue led");
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    expect(takeTroubles()).toEqual([]);
  });
});

test("the result under a resting pointer does not look like the one that Enter opens", async () => {
  const { page } = await open("/about", { reducedMotion: "reduce" });
  await openDialog(page, "uart");
  const hits = dialogOf(page).locator("a.search-hit");
  const looks = () =>
    hits.evaluateAll((all) =>
      all.map((hit) => {
        const { backgroundColor, borderInlineStartColor } = getComputedStyle(hit);
        return `${backgroundColor} ${borderInlineStartColor}`;
      }),
    );
  const [chosen = "", ...others] = await looks();
  expect(others).not.toContain(chosen);
  await hits.nth(2).hover();
  expect(await looks()).toEqual([chosen, ...others]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  expect((await looks()).flatMap((look, at) => (look === chosen ? at : []))).toEqual([1]);
});

describe("requests", () => {
  test("nothing is loaded before the first use; then each file once", async () => {
    site.server.requests.reset();
    // The requests of the page itself: the worker stores the scripts for later, after the page.
    const { page } = await open("/about", { serviceWorkers: "block" });
    await page.getByRole("button", { name: "Search" }).hover();
    await page.waitForLoadState("networkidle");
    expect(requested()).toEqual([]);
    await openDialog(page, "can");
    const first = requested();
    expect(first.filter((url) => url.endsWith(".json"))[0]).toBe("/search/statistics.json");
    expect(first.filter((url) => url.startsWith("/search/terms/")).length).toBeLessThan(9);
    expect(first.filter((url) => url.endsWith(".js"))).toHaveLength(3);
    await page.keyboard.type(" bus");
    await page.keyboard.press("Escape");
    await openDialog(page, "can");
    await countOf(page).waitFor();
    const all = requested();
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((url) => url.endsWith(".js"))).toHaveLength(3);
  });

  /** Requests that a slow machine makes only now, and any page makes: the pages behind links in view. */
  const OF_READING = /\/(?:routes\.json|404\.html|index\.json)$/;

  test.each([["24 V"], ["modbus registers"], ["INPUT_MBUS_CH1"], ["supply voltage"]])(
    "a first query, %j, costs less than 60 kB with all scripts and answers",
    async (query) => {
      // The files of the shell that the worker stores come when the page is at rest, and on a slow machine it
      // is that only now.
      const { page } = await open("/about", { serviceWorkers: "block" });
      await page.waitForLoadState("networkidle");
      site.server.requests.reset();
      await page.keyboard.press("/");
      await fieldOf(page).waitFor();
      await fieldOf(page).fill(query);
      await countOf(page).waitFor();
      await page.waitForLoadState("networkidle");
      const bytes = site.server.requests.entries
        .filter(({ url }) => !OF_READING.test(url))
        .reduce((sum, request) => sum + request.bytes, 0);
      expect(bytes).toBeGreaterThan(10_000);
      expect(bytes).toBeLessThan(60_000);
    },
  );

  test("what comes along with every page knows nothing of the index", () => {
    const html = readFileSync(join(site.out, "about/index.html"), "utf8");
    const [, entry = ""] = /<script type="module"[^>]*src="\/([^"]+)"/.exec(html) ?? [];
    const entryCode = readFileSync(join(site.out, entry), "utf8");
    const [, client = ""] = /import\(\s*["'`]\.\/([^"'`]+)/.exec(entryCode) ?? [];
    const clientCode = readFileSync(join(site.out, "assets", client), "utf8");
    expect(clientCode.length).toBeGreaterThan(100_000);
    expect(entryCode + clientCode).not.toMatch(/statistics\.json/);
  });
});

describe("keys", () => {
  test("with Caps Lock the keys open it, with Shift they are the browser's; a letter taken back is the query's", async () => {
    const { page } = await open("/about");
    const press = (shiftKey: boolean) =>
      page.evaluate((shift) => {
        const init = { key: "K", ctrlKey: true, shiftKey: shift, bubbles: true, cancelable: true };
        return document.body.dispatchEvent(new KeyboardEvent("keydown", init));
      }, shiftKey);
    expect(await press(true)).toBe(true);
    expect(await press(false)).toBe(false);
    await fieldOf(page).waitFor();
    await page.keyboard.insertText("ring limiter");
    await countOf(page).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Backspace");
    expect(await fieldOf(page).inputValue()).toBe("ring limite");
    expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test.each(["Control+K", "Meta+K", "/"])("%s opens the search, again and again", async (key) => {
    const { page } = await open("/about");
    for (let time = 0; time < 2; time++) {
      await page.keyboard.press(key.replace("K", "k"));
      await fieldOf(page).waitFor();
      expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
      await page.keyboard.press("Escape");
      await dialogOf(page).waitFor({ state: "hidden" });
    }
  });

  test("whoever types in a field types", async () => {
    const { page } = await open("/ecu/serials");
    const field = page.getByRole("textbox", { name: "Serial number" });
    await field.focus();
    await page.keyboard.type("a/b");
    expect(await field.inputValue()).toBe("a/b");
    expect(await dialogOf(page).count()).toBe(0);
  });

  test("Enter in the field opens the best result, even before it is shown; typing on leads back to the field", async () => {
    const { page } = await open("/about");
    await openDialog(page, "gdp");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.type("r");
    expect(await fieldOf(page).inputValue()).toBe("gdpr");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname === "/legal/gdpr");
    await dialogOf(page).waitFor({ state: "hidden" });
  });

  test.each(["/about", "/search"])(
    "on %s a result that goes gives the focus back to the field",
    async (path) => {
      const { page } = await open(path);
      await openDialog(page, "ring limiter");
      const release = await holdQuestions(page);
      await page.keyboard.press("Control+A");
      await page.keyboard.insertText("gdpr");
      await page.keyboard.press("ArrowDown");
      expect(await page.locator(":focus").getAttribute("href")).toMatch(/ring-limiter/);
      await release();
      await page.getByRole("link", { name: /GDPR/ }).and(page.locator(".search-hit")).first().waitFor();
      expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
      // The next key leads on as if the answer had been there before.
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.waitForURL((url) => url.pathname === "/legal/gdpr");
    },
  );

  test("a recent search that is chosen by keyboard gives the focus back to the field, and so does Clear", async () => {
    const { page } = await open("/about");
    const isInField = () => fieldOf(page).evaluate((field) => field === document.activeElement);
    const recent = dialogOf(page).getByRole("list", { name: "Recent searches on this device" });
    await openDialog(page, "gdpr");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname === "/legal/gdpr");
    await openDialog(page);
    await fieldOf(page).fill("");
    await recent.getByRole("button", { name: "gdpr" }).press("Enter");
    await countOf(page).waitFor();
    expect(await isInField()).toBe(true);
    await fieldOf(page).fill("");
    await recent.getByRole("button", { name: "Clear" }).press("Enter");
    expect(await recent.count()).toBe(0);
    expect(await isInField()).toBe(true);
  });

  test("on the page of the search the key leads to its field, and typing changes the address", async () => {
    const { page, takeTroubles } = await open("/search");
    await page.keyboard.press("/");
    await page.waitForFunction(() => document.activeElement?.matches("main input"));
    await page.keyboard.type("modbus");
    await countOf(page).waitFor();
    await page.waitForURL((url) => url.searchParams.get("q") === "modbus");
    expect(await dialogOf(page).count()).toBe(0);
    await fieldOf(page).fill("");
    await page.waitForURL((url) => url.search === "");
    expect(takeTroubles()).toEqual([]);
  });
});

describe("states", () => {
  test("nothing found: the reader is told what to try, and where all pages are", async () => {
    const { page } = await open("/about");
    await openDialog(page, "xyzzyq");
    expect(await countOf(page).textContent()).toBe("No results");
    await dialogOf(page).getByRole("link", { name: "list of all pages" }).click();
    await page.waitForURL((url) => url.pathname === "/search");
    await page.getByRole("heading", { name: "All pages" }).waitFor();
  });

  test.each([
    ["missing", { status: 404, body: "" }],
    ["damaged", { status: 200, body: '{"pages":' }],
    ["out of reach", undefined],
  ])("statistics that are %s: a message, and Retry works when they are there", async (_, answer) => {
    const { page } = await open("/about");
    const context = page.context();
    await context.route("**/search/statistics.json", (route) =>
      answer === undefined ? route.abort() : route.fulfill(answer),
    );
    await page.keyboard.press("/");
    await fieldOf(page).fill("modbus");
    const alert = dialogOf(page).getByRole("alert");
    await alert.getByText("The index could not be loaded.").waitFor();
    await context.unroute("**/search/statistics.json");
    await alert.getByRole("button", { name: "Retry" }).click();
    await countOf(page).waitFor();
    expect(await alert.count()).toBe(0);
  });

  test.each([
    ["missing", { status: 404, body: "" }],
    ["damaged", { status: 200, body: '{"key":1}' }],
  ])(
    "a shard of the index that is %s is asked for once more, past what the browser has stored",
    async (_, answer) => {
      const { page } = await open("/about");
      let isFirst = true;
      await page.context().route("**/search/terms/*.json", (route) => {
        if (!isFirst) return route.continue();
        isFirst = false;
        return route.fulfill(answer);
      });
      await page.goto(site.at("/search?q=signal%20lead"));
      await countOf(page).waitFor();
      expect(await page.getByRole("main").locator("a.search-hit").count()).toBeGreaterThan(3);
      expect(isFirst).toBe(false);
    },
  );

  test("recent searches are offered again, stay on the device, and can be cleared", async () => {
    const { page } = await open("/about");
    await openDialog(page, "gdpr");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname === "/legal/gdpr");
    site.server.requests.reset();
    await openDialog(page);
    await fieldOf(page).fill("");
    const recent = dialogOf(page).getByRole("list", { name: "Recent searches on this device" });
    await recent.getByRole("button", { name: "gdpr" }).click();
    await countOf(page).waitFor();
    expect(await fieldOf(page).inputValue()).toBe("gdpr");
    expect(
      site.server.requests.entries.filter(({ url }) => url.includes("gdpr") && !url.includes("/legal/")),
    ).toEqual([]);
    await fieldOf(page).fill("");
    await recent.getByRole("button", { name: "Clear" }).click();
    expect(await recent.count()).toBe(0);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith("searches"))),
    ).toEqual([]);
  });

  test("without a network the page stays and the message says why", async () => {
    const { page, context } = await open("/about");
    await openDialog(page);
    await context.setOffline(true);
    await page.keyboard.type("modbus");
    await dialogOf(page).getByRole("alert").getByText("There is no network at present").waitFor();
    await context.setOffline(false);
    await dialogOf(page).getByRole("button", { name: "Retry" }).click();
    await countOf(page).waitFor();
    expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
  });
});

describe("without scripts", () => {
  test("the button leads to a page that says what is missing and lists every page", async () => {
    const { page } = await open("/docs/intro", { javaScriptEnabled: false });
    await page.getByRole("button", { name: "Search" }).click();
    await page.waitForURL((url) => url.pathname === "/search");
    await page.getByText("The search needs scripts").waitFor();
    const links = await page
      .locator("main .page-groups a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    // Nothing is saved without scripts; the foot of every page leads to the page about it.
    const searched = pageTexts(site.out).map(({ href }) => href);
    expect([...links].sort()).toEqual(searched.filter((href) => href !== "/offline").sort());
  });
});

test("another base path and docs alone: the same search", async () => {
  const folder = await builtSite({ data: "docs-only", base: "/sub/path/" });
  const sub = await serveSite(folder, "/sub/path/");
  onTestFinished(() => sub.close());
  const pages = pageTexts(folder);
  expect(pages.flatMap(({ entries }) => entries).length).toBeGreaterThan(10);
  for (const { href } of pages)
    expect(existsSync(join(folder, href.replace("/sub/path/", ""), "index.html"))).toBe(true);
  const { page, takeTroubles } = await open(new URL("docs/overview", sub.url).href);
  await openDialog(page, "install");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/sub/path/docs/start/install");
  await page.goto(new URL("search?q=ground", sub.url).href);
  await countOf(page).waitFor();
  expect(takeTroubles()).toEqual([]);
});
