import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { testSite } from "./support/test-site.ts";
import { untilStarted } from "./support/watched-page.ts";

const site = testSite({ data: "company" });
const doc = "docs/CLIM/Wiring";
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

/** Whether text of the page is drawn with a font of the site, and not with one of the device. */
async function isDrawnWithOwnFont(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "main p" });
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
  await expect.poll(firstVisit, { timeout: 30_000 }).toBe(true);
});

test("on a slow line the first page asks for no font, and the next one has them from the worker", async () => {
  const page = await visitor();
  await slowDown(page);
  await page.goto(site.at(doc));
  await untilStarted(page);
  const asked = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => name.endsWith(".woff2")),
    );
  expect(await asked()).toEqual([]);
  expect(await isDrawnWithOwnFont(page)).toBe(false);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const nextPage = async (): Promise<boolean> => {
    await page.goto(site.at("docs/CLIM/Introduction"));
    return isDrawnWithOwnFont(page);
  };
  await expect.poll(nextPage, { timeout: 30_000 }).toBe(true);
});
