import { expect, test } from "vitest";
import { openFolds } from "./support/open-folds.ts";
import { WITHOUT_WORKER } from "./support/test-browser.ts";
import { testSite } from "./support/test-site.ts";
import { untilStarted } from "./support/watched-page.ts";

// In all engines: engines/folds.test.ts.
const site = testSite({ data: "sample-board" }, WITHOUT_WORKER);
const PAGE = "products/odrive-v3-6";

test("what is folded on a phone is printed, and a filled page is at most a tenth of its whole length there", async () => {
  const context = await site.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(site.at(PAGE));
  await untilStarted(page);
  const look = () =>
    page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      hidden: [...document.querySelectorAll(".fold > :not(.heading-anchor, [data-island])")].filter(
        (part) => !part.checkVisibility(),
      ).length,
    }));
  const folded = await look();
  expect(folded.hidden).toBeGreaterThan(7);
  await page.emulateMedia({ media: "print" });
  expect((await look()).hidden).toBe(0);
  await page.emulateMedia({ media: "screen" });
  await openFolds(page);
  expect((await look()).height).toBeGreaterThan(10 * folded.height);
});

test("on a desk the headings of parts are no stops of the Tab key and close nothing", async () => {
  const context = await site.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(site.at(PAGE));
  await untilStarted(page);
  await expect.poll(() => page.locator(".fold:not([open])").count()).toBe(0);
  expect(await page.locator(".fold > summary:not([tabindex='-1'])").count()).toBe(0);
  await page.getByRole("heading", { name: "Ordering information" }).click();
  await expect.poll(() => page.locator(".fold:not([open])").count()).toBe(0);
});
