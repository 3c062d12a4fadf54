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

describe("the colours of a site with a theme", () => {
  const colours = (page: Page) =>
    page.evaluate(() => {
      const link = document.querySelector("main a:not(.button, .hash-link)");
      return [document.documentElement, ...(link === null ? [] : [link])].map((element, at) => {
        const { backgroundColor, color } = getComputedStyle(element);
        return at === 0 ? backgroundColor : color;
      });
    });
  const LOOKS = {
    light: ["rgb(255, 255, 255)", "rgb(10, 79, 138)"],
    dark: ["rgb(16, 21, 27)", "rgb(143, 196, 240)"],
  };

  test.each(["light", "dark"] as const)(
    "are those of the theme in the %s, and give way to more contrast",
    async (colorScheme) => {
      const page = await open("docs/intro", { colorScheme });
      expect(await colours(page)).toEqual(LOOKS[colorScheme]);
      await page.evaluate(() => Object.assign(document.documentElement.dataset, { contrast: "more" }));
      const [paper] = await colours(page);
      expect(paper).toBe(colorScheme === "light" ? "rgb(255, 255, 255)" : "rgb(0, 0, 0)");
      await page.emulateMedia({ media: "print", colorScheme });
      await page.evaluate(() => document.documentElement.removeAttribute("data-contrast"));
      expect((await colours(page))[0]).toBe("rgb(255, 255, 255)");
    },
  );

  test("are the frame of the browser, the web manifest, and of the files that the worker keeps for everyone", async () => {
    const page = await open("docs/intro");
    expect(await (await fetch(site.at("docs/intro"))).text()).toContain(
      'name="theme-color" content="#ffffff"',
    );
    const manifest: unknown = await (await fetch(site.at("manifest.webmanifest"))).json();
    expect(manifest).toMatchObject({ theme_color: "#ffffff", background_color: "#ffffff" });
    const sheet = await page.locator("link[rel=stylesheet][href*='/theme-']").getAttribute("href");
    expect(await (await fetch(site.at("sw.js"))).text()).toContain(JSON.stringify(sheet));
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
