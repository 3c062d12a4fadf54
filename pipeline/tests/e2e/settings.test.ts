import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { testSite } from "./support/test-site.ts";

// A made-up site with every setting on that the first site leaves off: pipeline/tests/fixtures/settings.
const site = testSite({ data: "settings" });
const open = async (path: string, options: BrowserContextOptions = {}): Promise<Page> =>
  (await site.open(path, options)).page;

const mode = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));

describe("the colour mode of a site that follows the system", () => {
  test("is the system's while nothing is chosen, and changes with it", async () => {
    const page = await open("docs/intro", { colorScheme: "dark" });
    expect(await mode(page)).toMatchObject({ theme: "dark", themeChoice: "system" });
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(() => mode(page)).toMatchObject({ theme: "light", themeChoice: "system" });
  });

  test("is chosen with one button of three states; the third gives the choice back", async () => {
    const page = await open("docs/intro", { colorScheme: "dark" });
    const button = page.getByRole("button", { name: /Switch between/ });
    for (const [choice, theme] of [
      ["light", "light"],
      ["dark", "dark"],
      ["system", "dark"],
    ]) {
      await button.click();
      await expect.poll(() => mode(page)).toMatchObject({ theme, themeChoice: choice });
    }
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
  });
});

test("the contact page shows how to reach an organization that the site names", async () => {
  const page = await open("contact");
  const card = page.locator("address");
  await card.getByText("Sample Works").waitFor();
  expect(await card.getByRole("link", { name: "office@settings.example" }).getAttribute("href")).toBe(
    "mailto:office@settings.example",
  );
  expect(await card.getByRole("link", { name: "+00 0000 0000" }).getAttribute("href")).toBe(
    "tel:+0000000000",
  );
  expect(await card.getByText("1 Sample Street").isVisible()).toBe(true);
  expect(await card.getByRole("link", { name: /Sample profile/ }).getAttribute("target")).toBe("_blank");
});
