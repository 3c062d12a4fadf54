import { expect, onTestFinished, test } from "vitest";
import { axeFindings } from "./support/axe.ts";
import { builtSite, serveSite } from "./support/built-site.ts";
import { testSite } from "./support/test-site.ts";
import { openWatched, untilStarted } from "./support/watched-page.ts";

const site = testSite({ data: "versions" });

async function open(path: string, javaScriptEnabled = true) {
  const context = await site.newContext({ javaScriptEnabled });
  const watched = await openWatched(context);
  const go = async (address: string) => {
    await watched.page.goto(site.at(address));
    if (javaScriptEnabled) await untilStarted(watched.page);
  };
  await go(path);
  const menu = watched.page.getByRole("navigation", { name: "Version of the docs" });
  return { context, go, menu, ...watched };
}

test("the menu leads to the same page in another version by keyboard, and the choice is kept", async () => {
  const { page, menu, go, takeTroubles } = await open("docs/setup");
  await menu.getByText("Version: 2.0").focus();
  await page.keyboard.press("Enter");
  expect(await menu.getByRole("link").allTextContents()).toEqual(["Next", "2.0", "1.0"]);
  expect(await menu.getByRole("link", { name: "2.0" }).getAttribute("aria-current")).toBe("page");
  await menu.getByRole("link", { name: "1.0" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/docs\/1\.0\/setup$/);
  expect(await page.evaluate(() => localStorage.getItem("fairlead/docs-version"))).toBe("1.0");

  await go("docs/setup");
  await menu.getByRole("link", { name: "Go on with 1.0" }).click();
  await page.waitForURL(/\/docs\/1\.0\/setup$/);
  expect(await menu.getByText("before").count()).toBe(0);

  await go("docs/setup");
  await menu.getByRole("button", { name: "Stay with 2.0" }).click();
  expect(await menu.getByText("before").count()).toBe(0);
  expect(await page.locator(":focus").textContent()).toBe("Version: 2.0");
  expect(await page.evaluate(() => localStorage.getItem("fairlead/docs-version"))).toBe("2.0");
  expect(takeTroubles()).toEqual([]);
});

test("the menu closes by Escape, which gives the focus back, and by a press elsewhere", async () => {
  const { page, menu } = await open("docs/setup");
  const older = menu.getByRole("link", { name: "1.0" });
  await menu.getByText("Version: 2.0").click();
  await older.focus();
  await page.keyboard.press("Escape");
  await older.waitFor({ state: "hidden" });
  expect(await page.locator(":focus").textContent()).toBe("Version: 2.0");
  await page.keyboard.press("Enter");
  await older.waitFor();
  await page.getByRole("heading", { level: 1 }).click();
  await older.waitFor({ state: "hidden" });
});

test("a stored version that does not exist any more is forgotten, that of another site on the host is not", async () => {
  const { page, menu, go } = await open("docs/setup");
  await page.evaluate(() => {
    localStorage.setItem("fairlead/docs-version", "0.9");
    localStorage.setItem("fairlead/other/docs-version", "0.9");
  });
  await go("docs/setup");
  await menu.getByText("Version: 2.0").click();
  await page.waitForFunction(() => localStorage.getItem("fairlead/docs-version") === null);
  expect(await page.evaluate(() => localStorage.getItem("fairlead/other/docs-version"))).toBe("0.9");
  expect(await menu.getByText("before").count()).toBe(0);
});

test("a page that another version lacks leads to the first page of that version", async () => {
  const { page, menu } = await open("docs/next/coming", false);
  await menu.getByText("Version: Next").click();
  await menu.getByRole("link", { name: "1.0" }).click();
  expect(new URL(page.url()).pathname).toBe("/docs/1.0/intro");
});

test.each([
  ["light", 1280],
  ["dark", 1280],
  ["light", 390],
  ["dark", 390],
])("the open menu is readable for everyone, %s at %i px", async (mode, width) => {
  const { page, menu, go } = await open("docs/setup");
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((chosen) => localStorage.setItem("theme", chosen), mode);
  await page.evaluate(() => localStorage.setItem("fairlead/docs-version", "1.0"));
  await go("docs/setup");
  await menu.getByRole("link", { name: "Go on with 1.0" }).waitFor();
  await menu.getByText("Version: 2.0").click();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

test("one version has no menu", async () => {
  const small = await serveSite(await builtSite({ data: "small" }));
  onTestFinished(() => small.close());
  const context = await site.newContext();
  const page = await context.newPage();
  await page.goto(new URL("docs/intro", small.url).href);
  expect(await page.getByRole("navigation", { name: "Version of the docs" }).count()).toBe(0);
});
