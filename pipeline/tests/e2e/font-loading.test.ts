import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { testSite } from "./support/test-site.ts";
import { untilStarted } from "./support/watched-page.ts";

const site = testSite({ data: "fleet" });
const doc = "docs/COOT/Wiring";
/** Beyond what the bootstrap script takes for a fast line. */
const SLOW_MS = 600;

async function visitor(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await site.newContext(options);
  return context.newPage();
}

/** Each answer to a navigation comes late, as on a line with much delay; nothing else does. */
async function slowDown(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().isNavigationRequest()) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue();
  });
}

/** Whether an element of the page is drawn with a font of the site, and not with one of the device. */
async function isDrawnWithOwnFont(page: Page, selector = "main p"): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return fonts.some(({ isCustomFont }) => isCustomFont);
}

// A machine at work is slow at times: some first visit among a few is a fast one.
test.each([
  ["with scripts", {}],
  ["without scripts", { javaScriptEnabled: false }],
])("on a fast line the first page has the site's fonts, %s", async (_name, options) => {
  const firstVisit = async (): Promise<boolean> => {
    const page = await visitor({ serviceWorkers: "block", ...options });
    await page.goto(site.at(doc));
    const isOwn = await isDrawnWithOwnFont(page);
    await page.context().close();
    return isOwn;
  };
  await expect.poll(firstVisit, { timeout: 120_000 }).toBe(true);
});

/** Fonts that the page has asked for, and whether that was after its first paint. */
const fontRequests = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".woff2"))
      .map(({ name, startTime }) => ({
        font: /\/([a-z]+-\d+)[^/]*$/.exec(name)?.[1],
        isAfterPaint: paint !== undefined && startTime > paint.startTime,
      }))
      .sort((a, b) => ((a.font ?? "") < (b.font ?? "") ? -1 : 1));
  });

test("a page whose late faces cannot be loaded stays as it is, and says nothing", async () => {
  const page = await visitor({ serviceWorkers: "block" });
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await slowDown(page);
  const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("late-faces"));
  await page.route(/late-faces/, (route) => route.abort());
  await page.goto(site.at(doc));
  await refused;
  await untilStarted(page);
  expect(await isDrawnWithOwnFont(page, "main h1")).toBe(false);
  expect(errors).toEqual([]);
});

test("on a slow line the first page is painted without a font, then gets those of headings and drawings; the next one has all", async () => {
  const page = await visitor();
  await slowDown(page);
  await page.goto(site.at(doc));
  await untilStarted(page);
  await expect.poll(() => isDrawnWithOwnFont(page, "main h1"), { timeout: 120_000 }).toBe(true);
  expect(await fontRequests(page)).toEqual([
    { font: "mono-400", isAfterPaint: true },
    { font: "sans-600", isAfterPaint: true },
  ]);
  expect(await isDrawnWithOwnFont(page)).toBe(false);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const nextPage = async (): Promise<boolean> => {
    await page.goto(site.at("docs/COOT/Introduction"));
    return isDrawnWithOwnFont(page);
  };
  await expect.poll(nextPage, { timeout: 120_000 }).toBe(true);
});

test("fonts that come too late for the first paint of a fast line are those of headings all the same", async () => {
  const page = await visitor({ serviceWorkers: "block" });
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue();
  });
  await page.goto(site.at(doc));
  await untilStarted(page);
  await expect.poll(() => isDrawnWithOwnFont(page, "main h1"), { timeout: 120_000 }).toBe(true);
});

// The first heading has another number of lines in its own face there.
test.each([
  [390, "usv/dp"],
  [1280, "docs/COOT/FAQ"],
])(
  "nothing moves at %i px when the headings of %s get their face: what would break anew breaks as before",
  async (width, address) => {
    const page = await visitor({ serviceWorkers: "block", viewport: { width, height: 844 } });
    await slowDown(page);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(site.at(address));
    await untilStarted(page);
    await expect.poll(() => isDrawnWithOwnFont(page, "main h1"), { timeout: 120_000 }).toBe(true);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  },
);
