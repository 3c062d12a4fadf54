import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TreeServer } from "../../commands/shared/server/serve-tree.ts";
import { axeFindings } from "./support/axe.ts";
import { dataFolders, serveSite } from "./support/built-site.ts";
import { fairlead } from "./support/command.ts";
import { newFolder } from "./support/temp-folder.ts";
import { testBrowser } from "./support/test-browser.ts";

// The contents of a page whose headings go through every level.
const text = "A few words that make room.\n\n".repeat(8);
const deep = [
  "---\ntitle: Levels\ndescription: Headings of every level.\n---\n",
  "## Two\n",
  "### Three\n",
  "#### Four\n",
  "##### Five\n",
  "###### Six\n",
  "## Two again\n",
]
  .map((part) => `${part}\n${text}`)
  .join("");

const tests = testBrowser({ reducedMotion: "reduce" });
const folder = newFolder();
let server: TreeServer | undefined;
beforeAll(async () => {
  const data = join(folder, "data");
  cpSync(dataFolders.small, data, { recursive: true });
  writeFileSync(join(data, "docs/levels.md"), deep);
  const out = join(folder, "out");
  const { code, stdout, stderr } = await fairlead(["build", "--data", data, "--out", out, "--cache", "none"]);
  if (code !== 0) throw new Error(`The site was not built.\n${stdout}${stderr}`);
  server = await serveSite(out);
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(width: number, javaScriptEnabled = true): Promise<Page> {
  const address = new URL("docs/levels", server?.url).href;
  return (await tests.open(address, { viewport: { width, height: 800 }, javaScriptEnabled })).page;
}

/** The contents as lines, indented by how deep their list lies. */
const listed = (page: Page): Promise<string[]> =>
  page.getByRole("navigation", { name: "On this page" }).evaluate((nav) => {
    const lines: string[] = [];
    const walk = (list: Element, level: number): void => {
      for (const item of list.children) {
        const link = item.querySelector(":scope > a");
        lines.push(`${"  ".repeat(level)}${link?.textContent} ${link?.getAttribute("href")}`);
        for (const inner of item.querySelectorAll(":scope > ul")) walk(inner, level + 1);
      }
    };
    for (const list of nav.querySelectorAll("div > ul")) walk(list, 0);
    return lines;
  });

const levels = ["Two #two", "  Three #three", "    Four #four", "      Five #five", "Two again #two-again"];
const top = (page: Page, name: string): Promise<number> =>
  page
    .getByRole("heading", { name })
    .first()
    .evaluate((heading) => heading.getBoundingClientRect().top);

describe("in a column of a wide window", () => {
  test.each([true, false])("the contents hold levels 2 to 5 and no 6 (scripts: %s)", async (scripts) => {
    const page = await open(1400, scripts);
    expect(await page.getByRole("heading", { level: 6, name: "Six" }).count()).toBe(1);
    expect(await listed(page)).toEqual(levels);
    for (const name of ["Two", "Three", "Four", "Five", "Two again"])
      expect(
        await page
          .getByRole("navigation", { name: "On this page" })
          .getByRole("link", { name, exact: true })
          .isVisible(),
      ).toBe(true);
    expect(await page.getByRole("button", { name: "On this page" }).count()).toBe(0);
  });

  test("an entry of the lowest level leads to its heading by keyboard, and is marked there", async () => {
    const page = await open(1400);
    const entry = page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Five" });
    await entry.press("Enter");
    await page.waitForFunction(() => location.hash === "#five");
    await expect.poll(() => entry.getAttribute("aria-current")).toBe("location");
    expect(await top(page, "Five")).toBeLessThan(200);
  });
});

describe("on a small screen", () => {
  test.each([true, false])(
    "a button opens the same contents by keyboard, and Escape closes them (scripts: %s)",
    async (scripts) => {
      const page = await open(390, scripts);
      const contents = page.getByRole("navigation", { name: "On this page" });
      const button = contents.getByRole("button", { name: "On this page" });
      const five = contents.getByRole("link", { name: "Five" });
      expect(await five.isVisible()).toBe(false);
      await button.press("Enter");
      await five.waitFor();
      expect(await listed(page)).toEqual(levels);
      // The first stop after the button is the first entry.
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Two");
      await page.keyboard.press("Escape");
      await five.waitFor({ state: "hidden" });
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );

  test("an entry leads to its heading and closes the sheet; the open sheet is for everyone", async () => {
    const page = await open(390);
    const contents = page.getByRole("navigation", { name: "On this page" });
    await contents.getByRole("button", { name: "On this page" }).click();
    expect(await axeFindings(page)).toEqual([]);
    await contents.getByRole("link", { name: "Two again" }).press("Enter");
    await page.waitForFunction(() => location.hash === "#two-again");
    await contents.getByRole("link", { name: "Two again" }).waitFor({ state: "hidden" });
    expect(await top(page, "Two again")).toBeLessThan(200);
  });
});
