import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { focusAtStart } from "./support/focus-at-start.ts";
import { testSite } from "./support/test-site.ts";
import { followLink, untilStarted, wheel } from "./support/watched-page.ts";

// Where a reader is on a page after a jump, on the way back and after a reload.
const site = testSite({ data: "fleet" }, { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
const long = "docs/Verdin/Verdin-Core-Scale-model-edition/Advanced/modbus-registers";

describe("a jump", () => {
  const hidden = (page: Page) => page.locator(".navbar[data-hidden]").count();
  const top = (page: Page) => page.evaluate(() => scrollY);

  test("by the skip link leads to the text, unmarked, and leaves address, history and bar as they are", async () => {
    const { page } = await site.open(long);
    const before = await page.evaluate(() => [location.href, history.length]);
    await page.getByRole("link", { name: "Skip to main content" }).press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "main");
    expect(await page.evaluate(() => [location.href, history.length])).toEqual(before);
    expect(await hidden(page)).toBe(0);
    await page.goto(site.at(`${long}#main`));
    await untilStarted(page);
    const colour = await page.locator("main").evaluate((main) => getComputedStyle(main).backgroundColor);
    expect(colour).toBe("rgba(0, 0, 0, 0)");
  });

  test("to a place that is not there moves nothing within a page, and leads to the top of another", async () => {
    const { page } = await site.open(long);
    await wheel(page, 1200);
    await wheel(page, -200);
    await expect.poll(() => hidden(page)).toBe(0);
    const before = await top(page);
    await page.evaluate(() => {
      location.hash = "#nowhere";
    });
    await page.waitForTimeout(300);
    expect([await top(page), await hidden(page)]).toEqual([before, 0]);
    await followLink(page, "/docs/COOT/Configuration#nowhere");
    await page.waitForFunction(
      () => document.documentElement.dataset.pathname === "/docs/COOT/Configuration",
    );
    await focusAtStart(page);
    expect([await top(page), await hidden(page)]).toEqual([0, 0]);
  });

  test("by an entry of the contents hides the bar, and the first turn of the wheel back brings it", async () => {
    const { page } = await site.open(long);
    await page.locator(".toc a").nth(3).click();
    await expect.poll(() => hidden(page)).toBe(1);
    await page.waitForTimeout(200);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, -30);
    await expect.poll(() => hidden(page)).toBe(0);
  });
});

test.each([1280, 390])(
  "Back and a reload lead to where the reader was among what comes late, at %i px",
  async (width) => {
    for (const path of ["search?q=can", "offline"]) {
      const { page } = await site.open(path, { viewport: { width, height: 800 } });
      const late = page.locator(path === "offline" ? ".copy-sections" : ".search-hit").first();
      const top = () => page.evaluate(() => scrollY);
      await late.waitFor();
      await page.evaluate(() => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * 0.8));
      const before = await top();
      await page.waitForTimeout(200);
      await followLink(page, "/about");
      await page.waitForFunction(() => document.documentElement.dataset.pathname === "/about");
      await page.goBack();
      await late.waitFor();
      await expect.poll(top, { message: path }).toBe(before);
      await page.waitForTimeout(200);
      await page.reload();
      await late.waitFor();
      // The first hits are of titles alone, and the page is as long as before when the index has come.
      await expect.poll(top, { message: path }).toBe(before);
      await page.waitForTimeout(300);
      expect(await top(), path).toBe(before);
    }
  },
);
