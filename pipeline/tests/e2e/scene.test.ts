import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { testSite } from "./support/test-site.ts";

const site = testSite({ data: "fleet" }, { viewport: { width: 1280, height: 900 } });

async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const { page, takeTroubles } = await site.open("/", options);
  onTestFinished(() => expect(takeTroubles()).toEqual([]));
  return page;
}

/** The positions of the tether, the vessel and everything else that moves. */
const picture = (page: Page): Promise<string> =>
  page
    .locator(".scene svg")
    .evaluate((svg) =>
      [...svg.querySelectorAll("[data-part]")]
        .map((part) => ["transform", "d", "points"].map((name) => part.getAttribute(name)).join())
        .join("\n"),
    );

const untilMoved = async (page: Page): Promise<void> => {
  const before = await picture(page);
  await expect.poll(() => picture(page), { timeout: 120_000 }).not.toBe(before);
};

/** The picture stays as it is for half a second, in which a running scene draws many. */
async function expectStill(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const before = await picture(page);
  await page.waitForTimeout(500);
  expect(await picture(page)).toBe(before);
}

const asksForRun = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/run-scene-[^/]*\.js$/.test(name)),
  );

test("without scripts the scene is drawn whole, its parts lead on, and no dead button is seen", async () => {
  const page = await open({ javaScriptEnabled: false });
  const scene = page.locator(".scene");
  expect(await scene.locator("svg path").count()).toBeGreaterThan(30);
  expect(await scene.getByRole("link").allTextContents()).toEqual(["UAV Air", "USV Sea", "ROV Underwater"]);
  expect(await scene.getByRole("button").count()).toBe(0);
});

test.each([320, 360, 390, 600, 768, 960, 1280, 1920])(
  "at %i px no number and no word of the scene is cut off",
  async (width) => {
    const page = await open({ viewport: { width, height: 900 } });
    const cut = await page.locator(".scene svg").evaluate((svg) => {
      const frame = svg.getBoundingClientRect();
      const parts = [...svg.querySelectorAll("[data-part='aircraft'], .scene-balloon, text")];
      return parts.flatMap((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect();
        const isInside =
          top >= frame.top && bottom <= frame.bottom && left >= frame.left && right <= frame.right;
        return isInside ? [] : [part.outerHTML.slice(0, 80)];
      });
    });
    expect(cut).toEqual([]);
  },
);

test("the scene moves in view, and not one element of the page with it", async () => {
  const page = await open();
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main h1, main h2, .scene, .scene-strip *")].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].join();
      }),
    );
  const before = await boxes();
  await untilMoved(page);
  expect(await boxes()).toEqual(before);
});

test("it is paused and run again by keyboard, and the wind turns while it rests", async () => {
  const page = await open();
  await untilMoved(page);
  await page.getByRole("button", { name: "Pause motion" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Run motion" }).waitFor();
  await expectStill(page);
  await page.keyboard.press("Tab");
  expect(await page.locator(":focus").textContent()).toBe("Turn the wind");
  const before = await picture(page);
  await page.keyboard.press("Space");
  await expect.poll(() => picture(page)).not.toBe(before);
  await expectStill(page);
  await page.getByRole("button", { name: "Run motion" }).press("Enter");
  await untilMoved(page);
});

test("out of view and in a hidden page it rests", async () => {
  const page = await open();
  await untilMoved(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForTimeout(200);
  await expectStill(page);
  await page.evaluate(() => scrollTo(0, 0));
  await untilMoved(page);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expectStill(page);
});

test("a visitor who wants no motion gets none until they press the button", async () => {
  const page = await open({ reducedMotion: "reduce" });
  await expect.poll(() => asksForRun(page)).toBe(true);
  await expectStill(page);
  await page.getByRole("button", { name: "Run motion" }).click();
  await untilMoved(page);
});

describe("the simulation", () => {
  test("is loaded when the drawing is seen, not before", async () => {
    const page = await open({ viewport: { width: 390, height: 400 } });
    await page.waitForTimeout(500);
    expect(await asksForRun(page)).toBe(false);
    await page.locator(".scene").scrollIntoViewIfNeeded();
    await expect.poll(() => asksForRun(page)).toBe(true);
    await untilMoved(page);
  });

  test("ends with a navigation and begins anew on the way back", async () => {
    const page = await open();
    await untilMoved(page);
    await page.locator(".scene").getByRole("link", { name: "USV Sea" }).click();
    await page.getByRole("heading", { level: 1, name: "USV Sea" }).waitFor();
    await page.goBack();
    await page.locator(".scene").waitFor();
    await untilMoved(page);
  });
});
