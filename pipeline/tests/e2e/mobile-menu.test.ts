import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { focusAtStart } from "./support/focus-at-start.ts";
import { testSite } from "./support/test-site.ts";

const site = testSite({ data: "fleet" }, { viewport: { width: 390, height: 700 }, reducedMotion: "reduce" });

async function open(address: string): Promise<Page> {
  const { page, takeTroubles } = await site.open(address);
  onTestFinished(() => expect(takeTroubles()).toEqual([]));
  return page;
}

const toggle = (page: Page) => page.locator("summary[aria-label='Toggle navigation bar']");
const isOpen = (page: Page) =>
  page.locator(".mobile-menu").evaluate((menu) => (menu as HTMLDetailsElement).open);

/** Opens the menu and waits until it is a panel: what lies behind rests. */
async function openMenu(page: Page): Promise<void> {
  await toggle(page).click();
  await page.waitForFunction(() => document.querySelector<HTMLElement>(".page")?.inert === true);
}

async function expectClosed(page: Page): Promise<void> {
  await expect.poll(() => isOpen(page)).toBe(false);
  await page.waitForFunction(() => document.querySelector<HTMLElement>(".page")?.inert === false);
  expect(await page.evaluate(() => (history.state as { menu?: boolean } | null)?.menu)).toBeUndefined();
}

describe("the menu of small windows", () => {
  test("covers the page, which neither scrolls nor takes the focus", async () => {
    const page = await open("about");
    await openMenu(page);
    await page.mouse.move(200, 600);
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest(".mobile-menu") !== null)).toBe(true);
    }
    await toggle(page).focus();
    await page.keyboard.press("Shift+Tab");
    expect(await page.evaluate(() => document.activeElement?.closest(".mobile-items") !== null)).toBe(true);
  });

  test("shows the active page in its group", async () => {
    const page = await open("usv/dp");
    await openMenu(page);
    const active = page.locator(".mobile-items [aria-current=page]");
    await active.waitFor();
    expect(await active.evaluate((link) => link.closest("details.menu")?.hasAttribute("open"))).toBe(true);
  });

  test("closes by Back, which stays on the page", async () => {
    const page = await open("about");
    await page.getByRole("main").getByRole("link").first().click();
    await page.waitForFunction(() => location.pathname !== "/about");
    const address = page.url();
    await openMenu(page);
    await page.goBack();
    await expectClosed(page);
    expect(page.url()).toBe(address);
    await page.goBack();
    await page.waitForFunction(() => location.pathname === "/about");
  });

  test.each([
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
    ["its button", (page: Page) => toggle(page).click()],
    ["a tap beside it", (page: Page) => page.mouse.click(200, 680)],
    ["a wider window", (page: Page) => page.setViewportSize({ width: 1200, height: 700 })],
  ])("closes by %s and leaves no entry in the history", async (_name, close) => {
    const page = await open("about");
    await openMenu(page);
    await close(page);
    await expectClosed(page);
    expect(new URL(page.url()).pathname).toBe("/about");
  });

  test("a link of it leads on, and one step back leads to the page where it was opened", async () => {
    const page = await open("about");
    await openMenu(page);
    await page.locator(".mobile-items").getByRole("link", { name: "Services" }).click();
    await page.getByRole("heading", { level: 1, name: "Engineering services" }).waitFor();
    await expectClosed(page);
    await focusAtStart(page);
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus").textContent()).toBe("Skip to main content");
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "About" }).waitFor();
  });

  test("on a page of the docs shows their menu first, with a way to the main one", async () => {
    const page = await open("docs/COOT/Wiring");
    await openMenu(page);
    const panel = page.locator(".mobile-docs");
    await panel.waitFor();
    const docs = panel.getByRole("navigation", { name: "Docs sidebar" });
    expect(await docs.locator("[aria-current=page]").textContent()).toContain("Wiring");
    const tall = await docs
      .locator("summary:visible")
      .evaluateAll((rows) =>
        rows
          .filter((row) => row.clientHeight > (row.firstElementChild?.clientHeight ?? 0) + 8)
          .map(({ textContent }) => textContent),
      );
    expect(tall, "the mark of a category stands beside its name").toEqual([]);
    const avocetta = docs.locator("summary", { hasText: "Avocetta" }).first();
    await avocetta.locator("xpath=..").evaluate((details) => {
      (details as HTMLDetailsElement).open = true;
    });
    // Categories do not close each other.
    expect(await docs.locator("details[open]").count()).toBeGreaterThan(1);
    await panel.getByRole("button", { name: "Back to main menu" }).click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Home");
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await openMenu(page);
    await panel.getByRole("link", { name: "Power management", exact: true }).first().click();
    await page.waitForFunction(() => location.pathname.endsWith("/coot-power-management"));
    await expectClosed(page);
  });
});

test("long lines of code get a button that wraps them, short ones do not", async () => {
  const page = await open("docs/Serial-Relay-Hub/reading-uart-with-python");
  const wrap = page.getByRole("button", { name: "Toggle word wrap" });
  await page.getByRole("button", { name: "Copy code to clipboard" }).first().waitFor();
  await expect.poll(() => wrap.count()).toBeGreaterThan(0);
  const code = wrap.first().locator("xpath=../..").locator("pre");
  expect(await code.evaluate((pre) => pre.scrollWidth > pre.clientWidth)).toBe(true);
  await wrap.first().click();
  expect(await wrap.first().getAttribute("aria-pressed")).toBe("true");
  expect(await code.evaluate((pre) => pre.scrollWidth > pre.clientWidth)).toBe(false);
  await wrap.first().click();
  expect(await code.evaluate((pre) => pre.scrollWidth > pre.clientWidth)).toBe(true);
  const blocks = await page
    .locator("pre")
    .evaluateAll((all) =>
      all.map((pre) => [
        pre.scrollWidth > pre.clientWidth,
        pre.parentElement?.querySelector<HTMLElement>("[aria-label='Toggle word wrap']")?.hidden === false,
      ]),
    );
  for (const [overflows, hasButton] of blocks) expect(hasButton).toBe(overflows);
});

test("where nothing can hover, the buttons of code lie on none of it, also while one says more", async () => {
  const context = await site.newContext({ hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(site.at("docs/Serial-Relay-Hub/reading-uart-with-python"));
  const copy = page.getByRole("button", { name: "Copy code to clipboard" });
  await copy.first().waitFor();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
  const long = page.locator(".code", { has: page.getByRole("button", { name: "Toggle word wrap" }) });
  await long.first().getByRole("button", { name: "Copy code to clipboard" }).tap();
  await long
    .first()
    .getByRole("button", { name: /^The clipboard was refused\./ })
    .waitFor();
  const covered = await page.locator(".code").evaluateAll((blocks) =>
    blocks.map((block) => {
      const buttons = [...block.querySelectorAll("button")]
        .filter((button) => !button.hidden)
        .map((button) => button.getBoundingClientRect());
      const code = block.querySelector("pre code")?.getBoundingClientRect();
      const [first, second] = buttons;
      if (first === undefined || code === undefined) return ["nothing"];
      return [
        ...(second !== undefined && first.right > second.left ? ["a button"] : []),
        ...(first.bottom > code.top ? ["code"] : []),
      ];
    }),
  );
  expect(covered.length).toBeGreaterThan(2);
  expect(covered.flat()).toEqual([]);
});
