import type { BrowserContext, Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { testSite } from "./support/test-site.ts";
import { untilStarted } from "./support/watched-page.ts";

const site = testSite({ data: "fleet" });
const button = (page: Page) => page.getByRole("button", { name: "High contrast" });
const pressed = (page: Page) => button(page).getAttribute("aria-pressed");
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("contrast"));
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const WHITE = "rgb(255, 255, 255)";
const BLACK = "rgb(0, 0, 0)";

async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 30 && !(await isThere()); stops++) await page.keyboard.press("Tab");
  expect(await isThere()).toBe(true);
}

/** Notes what the root says when there is a body to paint for the first time. */
async function noteFirst(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    new MutationObserver((_, watch) => {
      if (document.body === null) return;
      watch.disconnect();
      Object.assign(window, { atFirst: document.documentElement.dataset.contrast ?? null });
    }).observe(document, { childList: true, subtree: true });
  });
}
const atFirst = (page: Page) =>
  page.evaluate(() => (window as unknown as { atFirst?: string | null }).atFirst);

describe.each([390, 1280])("at %i px", (width) => {
  test("high contrast is switched by keyboard, in light and in dark, and kept", async () => {
    const { page, context, takeTroubles } = await site.open("docs/COOT/Wiring", {
      viewport: { width, height: 800 },
    });
    await noteFirst(context);
    expect(await pressed(page)).toBe("false");
    await tabTo(page, button(page));
    await page.keyboard.press("Enter");
    await expect.poll(() => pressed(page)).toBe("true");
    expect(await paper(page)).toBe(WHITE);
    expect(await page.locator("meta[name=theme-color]").getAttribute("content")).toBe(WHITE);
    await page.getByRole("button", { name: /Switch between/ }).click();
    await expect.poll(() => paper(page)).toBe(BLACK);
    await page.reload();
    await untilStarted(page);
    expect(await atFirst(page)).toBe("more");
    expect([await paper(page), await pressed(page), await stored(page)]).toEqual([BLACK, "true", "more"]);
    await tabTo(page, button(page));
    await page.keyboard.press("Space");
    await expect.poll(() => pressed(page)).toBe("false");
    expect(await stored(page)).toBe(null);
    await page.reload();
    expect(await atFirst(page)).toBe(null);
    expect(takeTroubles()).toEqual([]);
  });

  test("the button is as large as that of the mode, stands beside it, and hides nothing", async () => {
    const { page } = await site.open("", { viewport: { width, height: 800 } });
    const [one, mode, search] = await Promise.all(
      [
        button(page),
        page.getByRole("button", { name: /Switch between/ }),
        page.getByRole("button", { name: "Search" }),
      ].map((region) => region.boundingBox()),
    );
    if (!one || !mode || !search) throw new Error("The bar is not drawn.");
    expect([one.width, one.height, one.y]).toEqual([mode.width, mode.height, mode.y]);
    expect(one.x + one.width).toBe(mode.x);
    expect(search.x + search.width).toBeLessThanOrEqual(one.x);
  });
});

test("the choice stands on the not-found page, too", async () => {
  const { page, context } = await site.open("");
  await noteFirst(context);
  await button(page).click();
  await page.goto(site.at("docs/nowhere"));
  await untilStarted(page);
  expect([await atFirst(page), await pressed(page), await paper(page)]).toEqual(["more", "true", WHITE]);
});

test("the choice stands on pages that the service worker makes without a network", async () => {
  const { page, context } = await site.open("offline");
  await noteFirst(context);
  await button(page).click();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto(site.at("docs/intro"));
  await untilStarted(page);
  expect([await atFirst(page), await pressed(page), await paper(page)]).toEqual(["more", "true", WHITE]);
});

test("other tabs follow, also when everything stored is removed", async () => {
  const { page, context } = await site.open("");
  const other = await context.newPage();
  await other.goto(site.at("docs/intro"));
  await untilStarted(other);
  await button(page).click();
  await expect.poll(() => pressed(other)).toBe("true");
  expect(await paper(other)).toBe(WHITE);
  await page.evaluate(() => localStorage.clear());
  await expect.poll(() => pressed(other)).toBe("false");
});

test("an unknown word that is stored is no choice", async () => {
  const { page } = await site.open("");
  await page.evaluate(() => localStorage.setItem("contrast", "most"));
  await page.reload();
  await untilStarted(page);
  expect(await pressed(page)).toBe("false");
  expect(await page.locator("html").getAttribute("data-contrast")).toBe(null);
});

test("what the system asks for is shown and followed, and can be refused", async () => {
  const { page } = await site.open("", { contrast: "more" });
  expect([await pressed(page), await paper(page)]).toEqual(["true", WHITE]);
  await page.emulateMedia({ contrast: "no-preference" });
  await expect.poll(() => pressed(page)).toBe("false");
  await page.emulateMedia({ contrast: "more" });
  await expect.poll(() => pressed(page)).toBe("true");
  await button(page).click();
  await expect.poll(() => pressed(page)).toBe("false");
  expect(await stored(page)).toBe("normal");
  expect(await paper(page)).not.toBe(WHITE);
  await button(page).click();
  await expect.poll(() => pressed(page)).toBe("true");
  expect(await stored(page)).toBe(null);
});

test("where storage is refused the choice holds for the page", async () => {
  const context = await site.newContext();
  await context.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.goto(site.at("docs/intro"));
  await untilStarted(page);
  await button(page).click();
  await expect.poll(() => pressed(page)).toBe("true");
  expect(await paper(page)).toBe(WHITE);
  expect(errors).toEqual([]);
});

test("without scripts there is no button and no gap for it", async () => {
  const { page } = await site.open("", { javaScriptEnabled: false });
  expect(await button(page).count()).toBe(0);
  const [search, mode] = await Promise.all([
    page.getByRole("button", { name: "Search" }).boundingBox(),
    page.locator(".navbar-mode").boundingBox(),
  ]);
  expect((mode?.x ?? 0) - (search?.x ?? 0) - (search?.width ?? 0)).toBeLessThan(8);
});

describe("below a base path", () => {
  const based = testSite({ data: "small", base: "/sub/path/" });

  test("high contrast is chosen and kept", async () => {
    const { page, context } = await based.open("/sub/path/docs/intro");
    await noteFirst(context);
    await button(page).click();
    await page.goto(based.at("/sub/path/"));
    await untilStarted(page);
    expect([await atFirst(page), await pressed(page)]).toEqual(["more", "true"]);
  });
});
