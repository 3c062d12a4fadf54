import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { TreeServer } from "../serve/serve-tree.ts";
import { endVisit, launch, newVisitor } from "./browser.ts";
import { builtSite, serveSite } from "./support/built-site.ts";
import { type BuiltPage, onePageOfEachType } from "./support/page-types.ts";
import { untilStarted } from "./support/watched-page.ts";

let browser: Browser;
const sites: { server: TreeServer; pages: readonly BuiltPage[] }[] = [];
beforeAll(async () => {
  browser = await launch();
  for (const data of ["company", "samples"] as const) {
    const out = await builtSite({ data });
    sites.push({ server: await serveSite(out), pages: onePageOfEachType(out) });
  }
});
afterAll(async () => {
  await browser?.close();
  for (const { server } of sites) await server.close();
});

async function visitor(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await newVisitor(browser, { viewport: { width: 1280, height: 900 }, ...options });
  onTestFinished(() => endVisit(context));
  return context.newPage();
}

/** Goes through every type of page of both sites and gives what was found, by address. */
async function onEveryType(page: Page, look: () => Promise<readonly string[]>) {
  const found: Record<string, readonly string[]> = {};
  for (const { server, pages } of sites)
    for (const { type, address } of pages) {
      await page.goto(new URL(address, server.url).href);
      await untilStarted(page);
      const list = await look();
      if (list.length > 0) found[`${type} /${address}`] = list;
    }
  return found;
}

/** Opens an address of the company's site. */
async function openCompany(page: Page, address: string): Promise<void> {
  const server = sites[0]?.server;
  await page.goto(new URL(address, server?.url).href);
  await untilStarted(page);
}

describe("at 320 pixels, which is 1280 at 400 %", () => {
  const small = { viewport: { width: 320, height: 256 } };

  test("no page scrolls to the side, and no word is cut off", async () => {
    const page = await visitor(small);
    const found = await onEveryType(page, () =>
      page.evaluate(() => {
        const wide = document.documentElement.scrollWidth - innerWidth;
        const scrolls = (element: Element | null): boolean =>
          element !== null &&
          (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
        const out = [...document.querySelectorAll("main *, header *, footer *")].filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          const hasText = [...element.childNodes].some(
            (node) => node.nodeType === 3 && node.textContent?.trim(),
          );
          if (!hasText || width <= 1 || element.closest("svg") !== null) return false;
          return (right > innerWidth + 1 || left < -1) && !scrolls(element);
        });
        return [
          ...(wide > 0 ? [`${wide} px too wide`] : []),
          ...out.map(({ outerHTML }) => outerHTML.slice(0, 120)),
        ];
      }),
    );
    expect(found).toEqual({});
  });

  test("everything of the navbar is reached through its menu, and the contents through their button", async () => {
    const page = await visitor({ viewport: { width: 320, height: 640 } });
    await openCompany(page, "docs/CLIM/Wiring");
    const bar = page.getByRole("navigation", { name: "Main" });
    await bar.locator("summary[aria-label='Toggle navigation bar']").click();
    await page.getByRole("button", { name: "Back to main menu" }).click();
    await bar.getByText("Products", { exact: true }).locator("visible=true").click();
    const link = bar.getByRole("link", { name: "USV Sea" });
    await link.scrollIntoViewIfNeeded();
    expect(await link.isVisible()).toBe(true);
    // Once for the list of products, once for the panel around it.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "On this page" }).click();
    await page.locator(".toc a").last().click();
    await page.waitForFunction(() => location.hash.length > 1);
  });
});

test("with text spaced as WCAG 1.4.12 allows, nothing is cut off", async () => {
  const page = await visitor({ viewport: { width: 390, height: 844 }, bypassCSP: true });
  const found = await onEveryType(page, async () => {
    await page.addStyleTag({
      content:
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
    });
    return page.evaluate(() => {
      const wide = document.documentElement.scrollWidth - innerWidth;
      const cut = [...document.querySelectorAll("main *, header *, footer *")].filter((element) => {
        const { overflowY, overflowX } = getComputedStyle(element);
        const isCut =
          (overflowY === "hidden" && element.scrollHeight > element.clientHeight + 2) ||
          (overflowX === "hidden" && element.scrollWidth > element.clientWidth + 2);
        return isCut && element.clientHeight > 1 && element.closest("svg, .visually-hidden") === null;
      });
      return [
        ...(wide > 0 ? [`${wide} px too wide`] : []),
        ...cut.map(({ outerHTML }) => outerHTML.slice(0, 120)),
      ];
    });
  });
  expect(found).toEqual({});
});

describe("with forced colours", () => {
  test("every control has an edge or a line under its words, and text stands out", async () => {
    const page = await visitor({ forcedColors: "active", colorScheme: "dark" });
    const found = await onEveryType(page, () =>
      page.evaluate(() => {
        const isShown = (element: Element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        const controls = [
          ...document.querySelectorAll("button, input:not([type=radio], [type=checkbox]), select, .button"),
        ].filter(isShown);
        const bare = controls.filter((control) => {
          const { borderTopWidth, borderBottomWidth, textDecorationLine } = getComputedStyle(control);
          const hasPicture = control.querySelector("svg") !== null;
          return (
            !hasPicture &&
            Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) === 0 &&
            textDecorationLine === "none"
          );
        });
        const texts = [...document.querySelectorAll("svg text")].filter((text) => {
          const fill = getComputedStyle(text).fill;
          const paper = getComputedStyle(text.closest("svg") ?? text).backgroundColor;
          return isShown(text) && fill === paper;
        });
        return [...bare, ...texts].map(({ outerHTML }) => outerHTML.slice(0, 120));
      }),
    );
    expect(found).toEqual({});
    await openCompany(page, "docs/CLIM/Wiring");
    const current = page.getByRole("navigation", { name: "Docs sidebar" }).locator("[aria-current=page]");
    expect(await current.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe("solid");
    await page.keyboard.press("Tab");
    expect(await focusMark(page)).not.toBe("none");
  });
});

test("with reduced motion nothing moves by itself, and menus open at once", async () => {
  const page = await visitor({ reducedMotion: "reduce" });
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 0)
        .map((animation) => String((animation.effect as KeyframeEffect | null)?.target?.className)),
    );
  expect(await onEveryType(page, moving)).toEqual({});
  await openCompany(page, "");
  await page.getByRole("navigation", { name: "Main" }).getByText("Products", { exact: true }).first().click();
  await page.mouse.wheel(0, 1200);
  await page.mouse.wheel(0, -300);
  expect(await moving()).toEqual([]);
});

test.each([390, 1280])("no control holds another control at %i px", async (width) => {
  const page = await visitor({ viewport: { width, height: 900 } });
  const nested = (): Promise<string[]> =>
    page.evaluate(() => {
      const control = `:is(a[href], button, summary, input, select, textarea, [tabindex], [contenteditable],
        [role=button], [role=link], [role=switch], [role=tab], [role=menuitem], [role=checkbox], [role=option])`;
      // A region that scrolls takes the focus to be scrolled by keys; it is no control.
      const holder = `${control}:not([role=region], [role=group], main, dialog, pre)`;
      return [...document.querySelectorAll(`${holder} ${control}`)].map(({ outerHTML }) =>
        outerHTML.slice(0, 160),
      );
    });
  expect(await onEveryType(page, nested)).toEqual({});
  await openCompany(page, "docs/CLIM/Wiring");
  expect(await nested()).toEqual([]);
  if (width > 996) return;
  await page.locator("summary[aria-label='Toggle navigation bar']").click();
  await page.getByRole("button", { name: "Back to main menu" }).waitFor();
  expect(await nested()).toEqual([]);
});

/** How the focused element shows it: its outline, or that of what it is drawn in. */
const focusMark = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return outlineStyle === "none" || outlineWidth === "0px" ? "none" : outlineStyle;
  });

/** Presses Tab until an element has the focus; every stop on the way must show it and lie in view. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await target.waitFor({ state: "attached" });
  for (let stops = 0; stops < 150; stops++) {
    await page.keyboard.press(key);
    expect(
      await focusMark(page),
      await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)),
    ).not.toBe("none");
    expect(
      await isCovered(page),
      await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)),
    ).toBe(false);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("The keyboard does not reach it.");
}

/** Whether the focused element is wholly hidden by others or lies out of the window (WCAG 2.4.11). */
const isCovered = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return false;
    // The navbar comes back within its transition.
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    return !points.some(([x, y]) => {
      const seen = document.elementFromPoint(x, y);
      return seen !== null && (focused.contains(seen) || seen.contains(focused));
    });
  });

describe("by keyboard alone", () => {
  test("from the home page through a menu to a product line and a product", async () => {
    const page = await visitor();
    await openCompany(page, "");
    const bar = page.getByRole("navigation", { name: "Main" });
    await tabTo(page, bar.locator("summary", { hasText: "Products" }).first());
    await page.keyboard.press("Enter");
    await tabTo(page, bar.getByRole("link", { name: "USV Sea" }).first());
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "USV Sea" }).waitFor();
    // The first stop of a new page is the skip link.
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus").textContent()).toBe("Skip to main content");
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("main").getByRole("link", { name: "VEKTOR Core" }).first());
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "VEKTOR Core" }).waitFor();
  });

  test("a menu closes with Escape and gives the focus back", async () => {
    const page = await visitor();
    await openCompany(page, "");
    const summary = page
      .getByRole("navigation", { name: "Main" })
      .locator("summary", { hasText: "USV" })
      .first();
    await tabTo(page, summary);
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await summary.evaluate((element) => element.closest("details")?.open)).toBe(false);
  });

  test("search, an answer, the page behind it", async () => {
    const page = await visitor();
    await openCompany(page, "about");
    await page.keyboard.press("/");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("searchbox").waitFor();
    await page.keyboard.type("serial protocol");
    await dialog.getByRole("listitem").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => location.pathname !== "/about");
    expect(await dialog.isVisible()).toBe(false);
  });

  test("the docs: a category of the sidebar, a page of it, a heading of its contents, the next page", async () => {
    const page = await visitor();
    await openCompany(page, "docs/intro");
    const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
    const category = sidebar.locator("summary", { hasText: "CLIM" }).first();
    const caret = category.locator("button").or(category).last();
    await tabTo(page, caret);
    await page.keyboard.press("Enter");
    const wiring = sidebar.getByRole("link", { name: "Wiring", exact: true }).first();
    await tabTo(page, wiring);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Wiring of CLIM" }).waitFor();
    // The page takes the focus to its beginning once it is shown; a key before that would go on from there.
    await page.waitForFunction(() => document.activeElement?.matches(".skip-region"));
    await tabTo(page, page.getByRole("navigation", { name: "Docs pages" }).getByRole("link").last());
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => !location.pathname.endsWith("/Wiring"));
  });

  test("colour mode, a copied program, the way back to the top, a serial number", async () => {
    const page = await visitor({ permissions: ["clipboard-read", "clipboard-write"] });
    await openCompany(page, "docs/Serial-Servo-Hub/reading-uart-with-python");
    await tabTo(page, page.getByRole("button", { name: /Switch between dark and light mode/ }));
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
    const copy = page.getByRole("button", { name: "Copy code to clipboard" }).first();
    await tabTo(page, copy);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Copied" }).first().waitFor();
    expect((await page.evaluate(() => navigator.clipboard.readText())).length).toBeGreaterThan(20);
    await openCompany(page, "ecu/serials");
    await tabTo(page, page.getByRole("textbox", { name: "Serial number" }));
    await page.keyboard.type("HW-0001");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".serial-result").textContent()).not.toBe("");
  });
});
