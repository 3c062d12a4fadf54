import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeFindings } from "./support/axe.ts";
import { openFolds } from "./support/open-folds.ts";
import { type BuiltPage, onePageOfEachType, pagesOf } from "./support/page-types.ts";
import { WITHOUT_WORKER } from "./support/test-browser.ts";
import { testSite } from "./support/test-site.ts";
import { untilStarted } from "./support/watched-page.ts";

const site = testSite({ data: "fleet" }, WITHOUT_WORKER);

/** One page that is kept for all addresses: opening a browser's page costs more than the check. */
async function visitor(mode: string, width: number): Promise<Page> {
  const context = await site.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  await context.addInitScript((stored) => localStorage.setItem("theme", stored), mode);
  return context.newPage();
}

const widths = [390, 1280];
const modes = ["light", "dark"];
const settings = modes.flatMap((mode) => widths.map((width) => ({ mode, width })));
/** The looks that a page can have while it is open; the first is the one with which it was opened. */
const looks = ["", "more"].flatMap((contrast) => modes.map((mode) => ({ mode, contrast })));
const isLong = process.env.FAIRLEAD_LONG === "1";
/** Every page wears all of them in the long run; else the first and, page by page in turns, one of the others. */
const looksOf = (page: number) =>
  looks.filter((_, at) => isLong || at === 0 || at === 1 + (page % (looks.length - 1)));
/** One page of each type; every address in `npm run test:long`. */
const pagesToCheck = (): BuiltPage[] => (isLong ? pagesOf(site.out) : onePageOfEachType(site.out));

/** Gives an open page another mode and contrast, as the buttons of the navbar do. */
const wear = (page: Page, look: (typeof looks)[number]): Promise<void> =>
  page.evaluate(({ mode, contrast }) => {
    const { dataset } = document.documentElement;
    Object.assign(dataset, { theme: mode, themeChoice: mode });
    if (contrast !== "") dataset.contrast = contrast;
    document.dispatchEvent(new Event("fairlead:mode"));
  }, look);

describe.each(widths)("axe-core finds nothing at %i px", (width) => {
  test(
    "on any page, whatever its mode and contrast",
    async () => {
      const page = await visitor("light", width);
      const findings: Record<string, string[]> = {};
      for (const [at, { address }] of pagesToCheck().entries()) {
        await page.goto(site.at(address));
        await untilStarted(page);
        await openFolds(page);
        for (const look of looksOf(at + widths.indexOf(width))) {
          await wear(page, look);
          // Other colours change nothing but what colours decide.
          const found = await axeFindings(page, isLong || look === looks[0] ? "all" : "colours");
          if (found.length > 0) findings[`/${address} ${look.mode} ${look.contrast}`] = found;
        }
      }
      expect(findings).toEqual({});
    },
    20 * 60_000,
  );
});

describe.each(settings)("axe-core finds nothing in the $mode at $width px", ({ mode, width }) => {
  test("with a menu and the search open", async () => {
    const page = await visitor(mode, width);
    await page.goto(site.at("docs/intro"));
    await untilStarted(page);
    const menu = width < 996 ? "summary[aria-label='Toggle navigation bar']" : ".menu summary";
    await page.locator(menu).first().click();
    // The panel of small windows silences the page behind it, its main element and heading included, as a dialog does.
    const behind = width < 996 ? /^(landmark-one-main|page-has-heading-one):/ : /^$/;
    await page.waitForFunction(
      (isPanel) => !isPanel || document.querySelector("[inert]") !== null,
      width < 996,
    );
    expect((await axeFindings(page)).filter((finding) => !behind.test(finding))).toEqual([]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    const search = page.getByRole("dialog", { name: "Search" });
    await search.getByRole("searchbox").fill("uart");
    await search.getByRole("listitem").first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});

test.each(modes)("axe-core sees a text without contrast in the %s", async (mode) => {
  const page = await visitor("light", 1280);
  await page.goto(site.at("about"));
  await untilStarted(page);
  await wear(page, { mode, contrast: "more" });
  expect(await axeFindings(page, "colours")).toEqual([]);
  await page.evaluate(() => {
    for (const { style } of document.querySelectorAll<HTMLElement>("main p"))
      Object.assign(style, { color: "#777", background: "#888" });
  });
  expect(await axeFindings(page, "colours")).toContainEqual(expect.stringMatching(/^color-contrast: /));
});

test("axe-core checks the links of the docs sidebar in a wide window", async () => {
  const page = await visitor("light", 1280);
  await page.goto(site.at("docs/COOT/Wiring"));
  await untilStarted(page);
  const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
  const link = sidebar.getByRole("link", { name: "Wiring", exact: true });
  await link.evaluate((element) => element.replaceChildren());
  expect(await axeFindings(page)).toContainEqual(expect.stringMatching(/^link-name: /));
  // The parts that were opened for the check are closed again.
  expect(await page.locator(".sidebar-mobile").getAttribute("open")).toBe(null);
});
