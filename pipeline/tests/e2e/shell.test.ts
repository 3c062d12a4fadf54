import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { testSite } from "./support/test-site.ts";
import { untilStarted } from "./support/watched-page.ts";

const SITE = "Sample Marine Electronics";

/** An item of the navbar: a label with its target, or a menu with its items. */
type Item = readonly [label: string, target: string | readonly (readonly [label: string, target: string])[]];

/** The menus and the footer of the fleet sample. */
const left: readonly Item[] = [
  ["Home", "/"],
  [
    "USV",
    [
      ["USV Dynamic Positioning", "/usv/dp"],
      ["USV Studio", "/usv/studio"],
      ["USV Telemetry", "/usv/telemetry"],
    ],
  ],
  ["Services", "/services/engineering"],
  [
    "Products",
    [
      ["ROV Underwater", "/projects/rov"],
      ["USV Sea", "/projects/navigation"],
      ["UAV Air", "/projects/air"],
      ["Accessories", "/projects/accessories"],
      ["Other", "/projects/other"],
    ],
  ],
  ["About", "/about"],
];
const right: readonly Item[] = [["Documentation", "/docs/intro"]];
const footer = [
  ["Services", [["Control engineering", "/services/engineering"]]],
  [
    "Legal",
    [
      ["Disclaimer", "/legal/disclaimer"],
      ["GDPR", "/legal/gdpr"],
    ],
  ],
  [
    "Links",
    [
      ["Documentation", "/docs/intro"],
      ["Check serial", "/ecu/serials"],
      ["About us", "/about"],
      ["Profile", "https://profile.example/sample"],
    ],
  ],
];

const site = testSite({ data: "fleet" }, { viewport: { width: 1280, height: 800 } });
const open = async (address: string, options: BrowserContextOptions = {}): Promise<Page> =>
  (await site.open(address, options)).page;

/** Labels and targets of a list of the navbar, menus with what is in them. */
function itemsOf(list: Locator): Promise<Item[]> {
  return list.evaluate((element) => {
    const clean = (node: Element | null | undefined) => {
      const copy = node?.cloneNode(true) as Element | undefined;
      for (const hidden of copy?.querySelectorAll(".visually-hidden") ?? []) hidden.remove();
      return copy?.textContent?.replace(/\s+/g, " ").trim() ?? "";
    };
    const linkOf = (item: Element): [string, string] => {
      const link = item.querySelector(":scope > a");
      return [clean(link), link?.getAttribute("href") ?? ""];
    };
    return [...element.children].map((item): [string, string | [string, string][]] => {
      const menu = item.querySelector(":scope > details");
      if (menu === null) return linkOf(item);
      return [clean(menu.querySelector("summary")), [...menu.querySelectorAll("li")].map(linkOf)];
    });
  });
}

describe("navbar", () => {
  test("the items stand in their order with their targets, Documentation on the right", async () => {
    const page = await open("/");
    const lists = page.getByRole("navigation", { name: "Main" }).locator(":scope > ul");
    expect(await lists.count()).toBe(2);
    expect(await itemsOf(lists.nth(0))).toEqual(left);
    expect(await itemsOf(lists.nth(1))).toEqual(right);
    const ends = await Promise.all([lists.nth(0).boundingBox(), lists.nth(1).boundingBox()]);
    expect(ends[1]?.x).toBeGreaterThan((ends[0]?.x ?? 0) + (ends[0]?.width ?? 0));
  });

  test("the logo is 32 pixels high and leads home", async () => {
    const page = await open("/about");
    const logo = page.getByRole("navigation", { name: "Main" }).getByRole("img").first();
    expect(await logo.getAttribute("height")).toBe("32");
    expect((await logo.boundingBox())?.height).toBe(32);
    expect(await logo.evaluate((image) => image.closest("a")?.getAttribute("href"))).toBe("/");
  });

  test.each([true, false])("a menu opens and leads to its page (scripts: %s)", async (javaScriptEnabled) => {
    const page = await open("/", { javaScriptEnabled });
    const bar = page.getByRole("navigation", { name: "Main" });
    const target = bar.getByRole("link", { name: "UAV Air" });
    expect(await target.isVisible()).toBe(false);
    await bar.getByText("Products", { exact: true }).first().click();
    await target.click();
    await page.getByRole("heading", { level: 1, name: "UAV Air" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/projects/air");
  });

  test.each([
    [995, true],
    [995, false],
    [480, false],
  ])(
    "at %i pixels the items are behind a menu that opens (scripts: %s)",
    async (width, javaScriptEnabled) => {
      const page = await open("/", { javaScriptEnabled, viewport: { width, height: 800 } });
      const bar = page.getByRole("navigation", { name: "Main" });
      const link = bar.getByRole("link", { name: "About", exact: true });
      expect(await link.count()).toBe(0);
      await bar.locator("summary[aria-label='Toggle navigation bar']").click();
      await link.waitFor();
      expect(await link.count()).toBe(1);
      await bar.getByText("USV", { exact: true }).locator("visible=true").click();
      await bar.getByRole("link", { name: "USV Studio" }).waitFor();
      expect(await itemsOf(bar.locator(".mobile-menu > ul"))).toEqual([...left, ...right]);
      await link.click();
      await page.getByRole("heading", { level: 1, name: "About" }).waitFor();
      expect(await bar.getByRole("link", { name: "About", exact: true }).count()).toBe(0);
    },
  );

  test("from 997 pixels the items are in the bar", async () => {
    const page = await open("/", { viewport: { width: 997, height: 800 } });
    const bar = page.getByRole("navigation", { name: "Main" });
    expect(await bar.getByRole("link", { name: "About", exact: true }).isVisible()).toBe(true);
    expect(await bar.locator("summary[aria-label='Toggle navigation bar']").isVisible()).toBe(false);
  });
});

describe("a menu under the pointer", () => {
  const menu = (page: Page, name: string) => ({
    label: page.locator(".navbar-items summary", { hasText: name }),
    link: (item: string) => page.locator(".navbar-items").getByRole("link", { name: item }),
  });

  test("opens, stays while the pointer goes to its links, and closes when it leaves", async () => {
    const { page } = await site.open("about");
    const { label, link } = menu(page, "Products");
    await label.hover();
    await link("USV Sea").waitFor();
    const from = await label.boundingBox();
    const to = await link("USV Sea").boundingBox();
    if (from === null || to === null) throw new Error("The menu is not drawn.");
    for (let y = from.y + from.height / 2; y < to.y; y += 2) {
      await page.mouse.move(from.x + 20, y);
      expect(await link("USV Sea").isVisible()).toBe(true);
    }
    await page.mouse.move(640, 600);
    await link("USV Sea").waitFor({ state: "hidden" });
  });

  test("closes by Escape until the pointer comes again, and on the page that a link of it leads to", async () => {
    const { page } = await site.open("about");
    const { label, link } = menu(page, "USV");
    await label.hover();
    await link("USV Studio").waitFor();
    await page.keyboard.press("Escape");
    await link("USV Studio").waitFor({ state: "hidden" });
    await page.mouse.move(640, 600);
    await label.hover();
    await link("USV Studio").click();
    await page.getByRole("heading", { level: 1, name: "USV Studio" }).waitFor();
    await link("USV Studio").waitFor({ state: "hidden" });
  });

  test("is kept open by a press and closed by another one", async () => {
    const { page } = await site.open("about");
    const { label, link } = menu(page, "USV");
    await label.click();
    await page.mouse.move(640, 600);
    expect(await link("USV Studio").isVisible()).toBe(true);
    await label.click();
    await link("USV Studio").waitFor({ state: "hidden" });
  });

  test("takes the place of one that a press has opened, and gives it back", async () => {
    const { page } = await site.open("about");
    const [usv, products] = [menu(page, "USV"), menu(page, "Products")];
    await usv.label.click();
    await products.label.hover();
    await products.link("USV Sea").waitFor();
    expect(await usv.link("USV Studio").isVisible()).toBe(false);
    await page.mouse.move(640, 600);
    await usv.link("USV Studio").waitFor();
  });

  test("opens without scripts", async () => {
    const { page } = await site.open("about", { javaScriptEnabled: false });
    const { label, link } = menu(page, "Products");
    expect(await link("USV Sea").isVisible()).toBe(false);
    await label.hover();
    await link("USV Sea").waitFor();
  });
});

describe("footer", () => {
  test("the links stand in their groups with their targets", async () => {
    const page = await open("/");
    const groups = await page.locator("footer ul").evaluateAll((lists) =>
      lists.map((list) => {
        const links = [...list.querySelectorAll("a")].map((link) => {
          const text = [...link.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)?.textContent;
          return [text, link.getAttribute("href")];
        });
        return [list.previousElementSibling?.textContent, links];
      }),
    );
    expect(groups).toEqual(footer);
  });

  test("the copyright range is 2018-2025, whatever the year", async () => {
    const page = await open("/");
    expect(await page.locator("footer").textContent()).toContain("2018-2025");
    const context = await site.newContext();
    await context.clock.install({ time: new Date("2031-05-06T07:08:09Z") });
    const later = await context.newPage();
    await later.goto(site.server.url);
    await context.clock.runFor(5000);
    await untilStarted(later);
    expect(await later.evaluate(() => new Date().getFullYear())).toBe(2031);
    const text = (await later.locator("footer").textContent()) ?? "";
    expect(text.match(/\d{4}-\d{4}/g)).toEqual(["2018-2025"]);
    expect(text).not.toContain("2031");
  });
});

describe("document", () => {
  test.each(["/", "/docs/intro", "/nowhere"])("%s is in English, from left to right", async (address) => {
    const page = await open(address);
    const { lang, dir } = await page.evaluate(() => {
      const { lang, dir } = document.documentElement;
      return { lang, dir };
    });
    expect({ lang, dir }).toEqual({ lang: "en", dir: "ltr" });
  });

  test.each([
    ["/", SITE],
    ["/about", `About | ${SITE}`],
    ["/usv/dp", `USV Dynamic Positioning | ${SITE}`],
    ["/nowhere", `Page Not Found | ${SITE}`],
  ])("the title of %s is %s", async (address, title) => {
    expect(await (await open(address)).title()).toBe(title);
  });

  test("the skip link is the first stop of the keyboard and leads to the text", async () => {
    const page = await open("/about");
    await page.keyboard.press("Tab");
    const link = page.locator(":focus");
    expect(await link.textContent()).toBe("Skip to main content");
    expect(await link.isVisible()).toBe(true);
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.tagName === "MAIN");
  });

  test("the not-found page says so in two lines and asks to contact the owner of the link", async () => {
    const page = await open("/docs/intro/nowhere");
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe("Page Not Found");
    expect((await main.locator("p").allTextContents()).slice(0, 2)).toEqual([
      "We could not find what you were looking for.",
      "Please contact the owner of the site that linked you to this address and tell them that their link is broken.",
    ]);
  });

  test("an announcement that is closed stays closed", async () => {
    const page = await open("/");
    const bar = page.getByRole("region", { name: "Announcement" });
    await bar.getByRole("button").click();
    await bar.waitFor({ state: "hidden" });
    await page.goto(site.at("/about"));
    await untilStarted(page);
    expect(await bar.isVisible()).toBe(false);
  });

  test("an announcement that was closed is in no frame of the next page, even if no script loads", async () => {
    /** Whether the bar is shown, in each of the first frames that hold it; the first is painted after this is read. */
    const framesOf = async (stored: string | null, scripts: boolean): Promise<boolean[]> => {
      const context = await site.newContext({ serviceWorkers: "block" });
      await context.addInitScript((id) => {
        if (id !== null) localStorage.setItem("fairlead/announcement", id);
        const seen: boolean[] = [];
        Object.assign(window, { seen });
        const look = (): void => {
          const bar = document.querySelector("section[aria-label=Announcement]");
          if (bar !== null) seen.push(bar.checkVisibility());
          if (seen.length < 10) requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }, stored);
      if (!scripts) await context.route(/\/assets\/.*\.js$/, (route) => route.abort());
      const page = await context.newPage();
      await page.goto(site.at("/about"));
      if (scripts) await untilStarted(page);
      await page.waitForFunction(() => (window as unknown as { seen: boolean[] }).seen.length === 10);
      return page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
    };
    const first = await open("/about");
    const id = await first.locator("html").getAttribute("data-announcement");
    expect(id).not.toBe(null);
    const always = (isVisible: boolean) => Array.from({ length: 10 }, () => isVisible);
    expect(await framesOf(null, true)).toEqual(always(true));
    expect(await framesOf(id, true)).toEqual(always(false));
    expect(await framesOf(id, false)).toEqual(always(false));
    // Another announcement is shown again.
    expect(await framesOf(`${id}-before`, true)).toEqual(always(true));
  });

  test("the colour mode begins light, can be switched and is kept", async () => {
    const page = await open("/", { colorScheme: "dark" });
    const mode = () => page.evaluate(() => document.documentElement.dataset.theme);
    expect(await mode()).toBe("light");
    await page.locator("[data-island='colour-mode'] button:not([aria-pressed])").click();
    await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
    await page.reload();
    expect(await mode()).toBe("dark");
  });
});
