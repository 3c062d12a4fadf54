import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { TreeServer } from "../../commands/shared/server/serve-tree.ts";
import { endVisit, launch, newVisitor } from "./browser.ts";
import { pagesBrowser } from "./headless-shell.ts";
import { builtSite, serveSite } from "./support/built-site.ts";
import { focusAtStart } from "./support/focus-at-start.ts";
import { openFolds } from "./support/open-folds.ts";
import { type BuiltPage, onePageOfEachType } from "./support/page-types.ts";
import {
  cutOff,
  cutOffWhenSpaced,
  moving,
  nestedControls,
  smallTargets,
  withoutEdge,
} from "./support/reach-questions.ts";
import { WITHOUT_WORKER } from "./support/test-browser.ts";
import { untilStarted } from "./support/watched-page.ts";

let browser: Browser;
const sites: { server: TreeServer; pages: readonly BuiltPage[] }[] = [];
beforeAll(async () => {
  browser = await launch(pagesBrowser());
  for (const data of ["fleet", "samples"] as const) {
    const out = await builtSite({ data });
    sites.push({ server: await serveSite(out), pages: onePageOfEachType(out) });
  }
});
afterAll(async () => {
  await browser?.close();
  for (const { server } of sites) await server.close();
});

async function visitor(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await newVisitor(browser, {
    viewport: { width: 1280, height: 900 },
    ...WITHOUT_WORKER,
    ...options,
  });
  onTestFinished(() => endVisit(context));
  return context.newPage();
}

/** A question about a page: it returns the problems, a line each. */
type Question = () => Promise<readonly string[]>;

/**
 * Goes through every type of page of both sites and asks all questions of each, in their order, since a page costs more
 * than a question; gives what was found, by address.
 */
async function onEveryType(page: Page, questions: Readonly<Record<string, Question>>) {
  const found: Record<string, readonly string[]> = {};
  for (const { server, pages } of sites)
    for (const { type, address } of pages) {
      await page.goto(new URL(address, server.url).href);
      await untilStarted(page);
      await openFolds(page);
      for (const [name, question] of Object.entries(questions)) {
        const list = await question();
        if (list.length > 0) found[`${type} /${address}: ${name}`] = list;
      }
    }
  return found;
}

/** Opens an address of the fleet sample. */
async function openFleet(page: Page, address: string): Promise<void> {
  const server = sites[0]?.server;
  await page.goto(new URL(address, server?.url).href);
  await untilStarted(page);
}

test("in narrow windows, on 1280 pixels at 400 % and with wide spaces, no page is cut off, holds a control in a control or one that a finger misses", async () => {
  const small = { width: 320, height: 256 };
  const page = await visitor({ viewport: small, bypassCSP: true, hasTouch: true });
  const found = await onEveryType(page, {
    "at 320 px": () => cutOff(page),
    "at 390 px": async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      return [...(await nestedControls(page)), ...(await smallTargets(page))];
    },
    spaced: async () => {
      const cut = await cutOffWhenSpaced(page);
      await page.setViewportSize(small);
      return cut;
    },
  });
  expect(found).toEqual({});
});

test("in wide windows no page moves by itself or holds a control in a control, and forced colours leave edges", async () => {
  const page = await visitor({ reducedMotion: "reduce" });
  const found = await onEveryType(page, {
    "reduced motion": () => moving(page),
    "at 1280 px": () => nestedControls(page),
    "forced colours": async () => {
      await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
      const bare = await withoutEdge(page);
      await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
      return bare;
    },
  });
  expect(found).toEqual({});
});

test("at 320 pixels everything of the navbar is reached through its menu, and the contents through their button", async () => {
  const page = await visitor({ viewport: { width: 320, height: 640 }, hasTouch: true });
  await openFleet(page, "docs/Serial-Relay-Hub/serial-relay-hub-power-management");
  const bar = page.getByRole("navigation", { name: "Main" });
  await bar.locator("summary[aria-label='Toggle navigation bar']").click();
  await page.getByRole("button", { name: "Back to main menu" }).click();
  await bar.getByText("Products", { exact: true }).locator("visible=true").click();
  const link = bar.getByRole("link", { name: "USV Sea" });
  await link.scrollIntoViewIfNeeded();
  expect(await link.isVisible()).toBe(true);
  expect(await smallTargets(page)).toEqual([]);
  // Once for the list of products, once for the panel around it.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "On this page" }).click();
  expect(await smallTargets(page)).toEqual([]);
  await page.locator(".toc a").last().click();
  await page.waitForFunction(() => location.hash.length > 1);
});

test("with forced colours the current page of the docs and the focus are outlined", async () => {
  const page = await visitor({ forcedColors: "active", colorScheme: "dark" });
  await openFleet(page, "docs/COOT/Wiring");
  const current = page.getByRole("navigation", { name: "Docs sidebar" }).locator("[aria-current=page]");
  expect(await current.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe("solid");
  await page.keyboard.press("Tab");
  expect(await focusMark(page)).not.toBe("none");
});

test("with reduced motion menus open at once", async () => {
  const page = await visitor({ reducedMotion: "reduce" });
  await openFleet(page, "");
  await page.getByRole("navigation", { name: "Main" }).getByText("Products", { exact: true }).first().click();
  await page.mouse.wheel(0, 1200);
  await page.mouse.wheel(0, -300);
  expect(await moving(page)).toEqual([]);
});

test.each([390, 1280])("no control of the docs holds another control at %i px", async (width) => {
  const page = await visitor({ viewport: { width, height: 900 } });
  await openFleet(page, "docs/COOT/Wiring");
  expect(await nestedControls(page)).toEqual([]);
  if (width > 996) return;
  await page.locator("summary[aria-label='Toggle navigation bar']").click();
  await page.getByRole("button", { name: "Back to main menu" }).waitFor();
  expect(await nestedControls(page)).toEqual([]);
});

test.each(["about", "docs/COOT/Wiring"])("the questions see what is wrong with %s", async (address) => {
  const page = await visitor({ viewport: { width: 320, height: 256 }, bypassCSP: true });
  await openFleet(page, address);
  await page.evaluate(() => {
    const wrong = document.createElement("div");
    wrong.innerHTML =
      '<p style="width: 200vw">Wide</p><button style="font-size: 8px; padding: 0; line-height: 1">Small</button><a href="#a"><button style="border: 0">In a link</button></a>';
    document.querySelector("main")?.prepend(wrong);
    // Not from 0: what cannot be seen yet is not asked about.
    wrong.animate({ opacity: [0.5, 1] }, { duration: 60_000 });
  });
  for (const question of [cutOff, nestedControls, moving, withoutEdge, smallTargets, cutOffWhenSpaced])
    expect(await question(page), question.name).not.toEqual([]);
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

test("on a phone the contents are docked: their bar covers nothing of the page, and the page ends above it", async () => {
  const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await openFleet(page, "docs/Serial-Relay-Hub/serial-relay-hub-power-management");
  const { bar, width, end } = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    const { left, right, top, bottom } = (
      document.querySelector(".toc-pane") as HTMLElement
    ).getBoundingClientRect();
    const footer = document.querySelector("footer")?.getBoundingClientRect();
    return { bar: { left, right, bottom, top }, width: innerWidth, end: footer?.bottom ?? Infinity };
  });
  expect(bar).toMatchObject({ left: 0, right: width, bottom: 844 });
  // Scrolling ends on a whole pixel.
  expect(end).toBeLessThan(bar.top + 1);
  // The bar leads to the pages before and after, by the names that the end of the page has for them.
  const steps = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute("rel"),
          link.getAttribute("aria-label") ?? link.textContent,
          (link as HTMLAnchorElement).href,
        ]),
      );
  await expect.poll(() => steps(".toc-pane .toc-step")).toEqual(await steps(".pagination a"));
  expect(await page.locator(".toc-step").first().isVisible()).toBe(true);
});

describe("by keyboard alone", () => {
  test("from the home page through a menu to a product line and a product", async () => {
    const page = await visitor();
    await openFleet(page, "");
    const bar = page.getByRole("navigation", { name: "Main" });
    await tabTo(page, bar.locator("summary", { hasText: "Products" }).first());
    await page.keyboard.press("Enter");
    await tabTo(page, bar.getByRole("link", { name: "USV Sea" }).first());
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "USV Sea" }).waitFor();
    // The first stop of a new page is the skip link.
    await focusAtStart(page);
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus").textContent()).toBe("Skip to main content");
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("main").getByRole("link", { name: "VERDIN Core" }).first());
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "VERDIN Core" }).waitFor();
  });

  test("a menu closes with Escape and gives the focus back", async () => {
    const page = await visitor();
    await openFleet(page, "");
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
    await openFleet(page, "about");
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
    await openFleet(page, "docs/intro");
    const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
    const category = sidebar.locator("summary", { hasText: "COOT" }).first();
    const caret = category.locator("button").or(category).last();
    await tabTo(page, caret);
    await page.keyboard.press("Enter");
    const wiring = sidebar.getByRole("link", { name: "Wiring", exact: true }).first();
    await tabTo(page, wiring);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Wiring of COOT" }).waitFor();
    await focusAtStart(page);
    await tabTo(page, page.getByRole("navigation", { name: "Docs pages" }).getByRole("link").last());
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => !location.pathname.endsWith("/Wiring"));
  });

  test("colour mode, a copied program, the way back to the top, a serial number", async () => {
    const page = await visitor({ permissions: ["clipboard-read", "clipboard-write"] });
    await openFleet(page, "docs/Serial-Relay-Hub/reading-uart-with-python");
    await tabTo(page, page.getByRole("button", { name: /Switch between dark and light mode/ }));
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
    const copy = page.getByRole("button", { name: "Copy code to clipboard" }).first();
    await tabTo(page, copy);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Copied" }).first().waitFor();
    expect((await page.evaluate(() => navigator.clipboard.readText())).length).toBeGreaterThan(20);
    await openFleet(page, "ecu/serials");
    await tabTo(page, page.getByRole("textbox", { name: "Serial number" }));
    await page.keyboard.type("HW-0001");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".serial-result").textContent()).not.toBe("");
  });
});
