import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeFindings } from "./support/axe.ts";
import { type BuiltPage, onePageOfEachType, pagesOf } from "./support/page-types.ts";
import { testSite } from "./support/test-site.ts";
import { untilStarted } from "./support/watched-page.ts";

const site = testSite({ data: "company" });

/** One page that is kept for all addresses: opening a browser's page costs more than the check. */
async function visitor(mode: string, width: number, contrast?: string): Promise<Page> {
  const context = await site.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  await context.addInitScript((stored) => localStorage.setItem("theme", stored), mode);
  if (contrast !== undefined)
    await context.addInitScript((stored) => localStorage.setItem("contrast", stored), contrast);
  return context.newPage();
}

const settings = ["light", "dark"].flatMap((mode) => [390, 1280].map((width) => ({ mode, width })));
/** One page of each type; every address in `npm run test:long`. */
const pagesToCheck = (): BuiltPage[] =>
  process.env.FAIRLEAD_LONG === "1" ? pagesOf(site.out) : onePageOfEachType(site.out);

describe.each(settings)("axe-core finds nothing in the $mode at $width px", ({ mode, width }) => {
  test(
    "on any page",
    async () => {
      const page = await visitor(mode, width);
      const findings: Record<string, string[]> = {};
      for (const { address } of pagesToCheck()) {
        await page.goto(site.at(address));
        await untilStarted(page);
        const found = await axeFindings(page);
        if (found.length > 0) findings[`/${address}`] = found;
      }
      expect(findings).toEqual({});
    },
    20 * 60_000,
  );

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

test.each(["light", "dark"])("axe-core finds nothing in the %s with high contrast", async (mode) => {
  const page = await visitor(mode, 1280, "more");
  const findings: Record<string, string[]> = {};
  for (const { address } of onePageOfEachType(site.out)) {
    await page.goto(site.at(address));
    await untilStarted(page);
    expect(await page.locator("html").getAttribute("data-contrast")).toBe("more");
    const found = await axeFindings(page);
    if (found.length > 0) findings[`/${address}`] = found;
  }
  expect(findings).toEqual({});
});

test("axe-core judges the links of the docs sidebar in a wide window", async () => {
  const page = await visitor("light", 1280);
  await page.goto(site.at("docs/CLIM/Wiring"));
  await untilStarted(page);
  const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
  const link = sidebar.getByRole("link", { name: "Wiring", exact: true });
  await link.evaluate((element) => element.replaceChildren());
  expect(await axeFindings(page)).toContainEqual(expect.stringMatching(/^link-name: /));
  // What it opened to look is as it was.
  expect(await page.locator(".sidebar-mobile").getAttribute("open")).toBe(null);
});
