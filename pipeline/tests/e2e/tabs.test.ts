import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { WITHOUT_WORKER } from "./support/test-browser.ts";
import { testSite } from "./support/test-site.ts";

const site = testSite({ data: "manual" }, { ...WITHOUT_WORKER, viewport: { width: 1280, height: 800 } });

/** The labels of the tabs that are chosen, and the texts that are shown below tabs. */
async function visibleTab(page: Page): Promise<{ chosen: string[]; texts: string[] }> {
  const chosen = await page.locator(".tabs [aria-selected=true]").allTextContents();
  const texts = await page
    .locator(".tab")
    .evaluateAll((tabs) =>
      tabs
        .filter(
          (tab) =>
            tab.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
            (tab as HTMLElement).hidden === false,
        )
        .map(({ id }) => id),
    );
  return { chosen, texts };
}

test("without scripts all tabs stand one below the other, each under its label", async () => {
  const { page } = await site.open("markdown", { javaScriptEnabled: false });
  expect(await page.locator(".tab-label:visible").allTextContents()).toEqual([
    "Linux",
    "Windows",
    "npm",
    "yarn",
  ]);
  expect(await page.getByText("flash.cmd").last().isVisible()).toBe(true);
});

test("a tab is chosen by a click and by arrows, and stays chosen on the next visit", async () => {
  const { page } = await site.open("markdown");
  await page.getByRole("tab", { name: "Windows" }).click();
  expect(await visibleTab(page)).toEqual({ chosen: ["Windows", "npm"], texts: ["tab-windows", "tab-npm"] });
  await page.getByRole("tab", { name: "npm" }).focus();
  await page.keyboard.press("ArrowRight");
  expect((await visibleTab(page)).chosen).toEqual(["Windows", "yarn"]);
  await page.reload();
  await page.getByRole("tab", { name: "yarn" }).waitFor();
  expect(await visibleTab(page)).toEqual({ chosen: ["Windows", "yarn"], texts: ["tab-windows", "tab-yarn"] });
});

test("a link to a tab shows it, from another page, from this one and as the address of a visit", async () => {
  const { page } = await site.open("markdown#tab-windows");
  await page.getByRole("tab", { name: "Windows", selected: true }).waitFor();
  await page.getByRole("tab", { name: "Linux" }).click();
  await page.evaluate(() => history.replaceState(history.state, "", "#boxes"));
  await page.getByRole("link", { name: "#tab-windows" }).click();
  await page.getByRole("tab", { name: "Windows", selected: true }).waitFor();
});

test("a link to a heading in a folded box opens it", async () => {
  const { page } = await site.open("markdown#termination");
  await page.getByText("A bus ends in its own impedance.").last().waitFor();
  await page.getByText("Why 120 ohms").last().click();
  expect(await page.getByText("A bus ends in its own impedance.").last().isVisible()).toBe(false);
  await page.evaluate(() => history.replaceState(history.state, "", "#boxes"));
  await page.evaluate(() => {
    location.hash = "#termination";
  });
  await page.getByText("A bus ends in its own impedance.").last().waitFor();
});

test("on paper all tabs and all boxes are open", async () => {
  const { page } = await site.open("markdown");
  await page.getByRole("tab", { name: "Windows" }).waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(".tab-label:visible").allTextContents()).toEqual([
    "Linux",
    "Windows",
    "npm",
    "yarn",
  ]);
  expect(await page.locator(".tab-list:visible").count()).toBe(0);
  const heights = await page
    .locator(".tab, #termination")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(heights.filter((height) => height < 10)).toEqual([]);
});

test("the Markdown of a page has the tabs one below the other", () => {
  const text = readFileSync(join(site.out, "markdown.md"), "utf8");
  expect(text).toMatch(/Linux\n\nRun `\.\/flash\.sh`\.\n\nWindows\n\nRun `flash\.cmd`\./);
});
