import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { WITHOUT_WORKER } from "./support/test-browser.ts";
import { testSite } from "./support/test-site.ts";
import { untilStarted } from "./support/watched-page.ts";

const site = testSite({ data: "fleet" }, WITHOUT_WORKER);

/** A page for a reader whose system has a palette of its own, and who chose the other mode here before. */
async function open(path: string, system: "light" | "dark"): Promise<Page> {
  const context = await site.newContext({ forcedColors: "active", colorScheme: system });
  await context.addInitScript(
    (stored) => localStorage.setItem("theme", stored),
    system === "dark" ? "light" : "dark",
  );
  const page = await context.newPage();
  await page.goto(site.at(path));
  await untilStarted(page);
  return page;
}

/** The elements within `selector` that are drawn in a colour that is not one of the system's. */
const foreignColours = (page: Page, selector: string): Promise<string[]> =>
  page.locator(`:is(${selector}), :is(${selector}) *`).evaluateAll((found) => {
    const probe = document.createElement("i");
    document.body.append(probe);
    const system = [
      "Canvas",
      "CanvasText",
      "LinkText",
      "ButtonText",
      "ButtonFace",
      "ButtonBorder",
      "Highlight",
    ];
    const known = new Set([
      "none",
      ...system.map((name) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
      }),
    ]);
    probe.remove();
    const isForeign = (colour: string) => !known.has(colour) && !/, 0\)$/.test(colour);
    return found.flatMap((one) => {
      const { color, fill, stroke, backgroundColor } = getComputedStyle(one);
      const drawn = Object.entries(
        one instanceof SVGElement ? { color, fill, stroke } : { color, backgroundColor },
      ).filter(([, colour]) => isForeign(colour));
      return drawn.map((part) => `${one.tagName}.${one.getAttribute("class")} ${part.join(" ")}`);
    });
  });

describe.each(["light", "dark"] as const)("in the system's own %s colours", (system) => {
  test.each([
    ["", ".scene, .scene-strip"],
    ["projects/navigation", ".product-sketch"],
    ["projects/navigation/verdin-core", ".drawing, .title-block"],
  ])("/%s draws %s in them", async (path, selector) => {
    const page = await open(path, system);
    expect(await page.locator(selector).count()).toBeGreaterThan(0);
    expect(await foreignColours(page, selector)).toEqual([]);
  });

  test("the logo is the one for them", async () => {
    const page = await open("about", system);
    const logos = await page
      .locator(".brand img")
      .evaluateAll((all) => all.flatMap((logo) => (logo.checkVisibility() ? logo.className : [])));
    expect(logos).toEqual([`only-${system}`]);
  });

  test("a word that was searched for is marked as the system marks words", async () => {
    const page = await open("about", system);
    await page.keyboard.press("/");
    await page.getByRole("searchbox", { name: "Search the site" }).fill("uart");
    const [mark, wanted] = await page
      .getByRole("dialog")
      .locator("mark")
      .first()
      .evaluate((one) => {
        const probe = document.createElement("i");
        Object.assign(probe.style, { color: "MarkText", background: "Mark" });
        one.after(probe);
        return [one, probe].map((each) => {
          const { color, backgroundColor } = getComputedStyle(each);
          return { color, backgroundColor };
        });
      });
    expect(mark).toEqual(wanted);
  });
});
