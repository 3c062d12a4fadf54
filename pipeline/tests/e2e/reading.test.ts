import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { testSite } from "./support/test-site.ts";
import { untilStarted, wheel } from "./support/watched-page.ts";

// The features that readers of documentation are used to, on the pages of the fleet sample.
const site = testSite({ data: "fleet" }, { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
const long = "docs/Verdin/Verdin-Core-Scale-model-edition/Advanced/modbus-registers";

const barTop = (page: Page): Promise<number> =>
  page.locator(".navbar").evaluate((bar) => bar.getBoundingClientRect().bottom);

test("the bar goes on the way down, comes back on the way up and for the keyboard", async () => {
  const { page } = await site.open(long);
  expect(await barTop(page)).toBeGreaterThan(32);
  await wheel(page, 1200);
  await expect.poll(() => barTop(page)).toBeLessThanOrEqual(0);
  await wheel(page, -200);
  await expect.poll(() => barTop(page)).toBeGreaterThan(32);
  await wheel(page, 400);
  await expect.poll(() => barTop(page)).toBeLessThanOrEqual(0);
  await page.getByRole("link", { name: "Skip to main content" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.locator(".navbar a").first().focus();
  await expect.poll(() => barTop(page)).toBeGreaterThan(32);
});

test("the way back to the top is offered on the way up alone, far from the top", async () => {
  const { page } = await site.open(long);
  const button = page.getByRole("button", { name: "Scroll back to top" });
  await wheel(page, 2000);
  expect(await button.isVisible()).toBe(false);
  await wheel(page, -200);
  await button.waitFor();
  await wheel(page, 200);
  await button.waitFor({ state: "hidden" });
  await wheel(page, -200);
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await button.waitFor({ state: "hidden" });
});

describe.each(["docs/Serial-Relay-Hub/serial-protocol", "exports"])("%s", (path) => {
  test("has each heading as far below what is before it, an embed or a text", async () => {
    const { page } = await site.open(path);
    const distances = await page
      .locator(".prose h2:not(.prose > :first-child > h2:first-child)")
      .evaluateAll((headings) =>
        headings.map((heading) => {
          const own = heading.previousElementSibling ?? heading.parentElement?.previousElementSibling;
          return heading.getBoundingClientRect().top - (own?.getBoundingClientRect().bottom ?? 0);
        }),
      );
    expect(distances.length).toBeGreaterThan(3);
    expect([...new Set(distances.map(Math.round))]).toEqual([48]);
  });

  test("has captions that are read whole on a narrow screen", async () => {
    const { page } = await site.open(path, { viewport: { width: 390, height: 844 } });
    const captions = page.locator(".table-scroll > table > caption");
    expect(await captions.count()).toBeGreaterThan(2);
    const hidden = await captions.evaluateAll(
      (all) =>
        all.filter((caption) => {
          const seen = caption.closest(".table-scroll")?.getBoundingClientRect().right ?? 0;
          return caption.getBoundingClientRect().right > seen + 1;
        }).length,
    );
    expect(hidden).toBe(0);
  });
});

describe.each([
  [32, 1280],
  [24, 1280],
  [32, 1024],
  [24, 390],
  [32, 390],
])("with text of %i px in a window of %i px", (size, width) => {
  test.each([
    "docs/Serial-Relay-Hub/Introduction",
    "docs/Verdin/comparison",
    "docs/COOT/Wiring",
    "docs/category/verdin-platform",
    "",
  ])("/%s is as wide as the window, and nothing lies over something else", async (path) => {
    const context = await site.newContext({ viewport: { width, height: 800 } });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: size } });
    await page.goto(site.at(path));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const line = (await page.locator("main").boundingBox())?.width ?? 0;
    expect(line).toBeGreaterThan(Math.min(20 * size, 0.8 * width));
    const bar = await page
      .locator(".brand, .navbar-items > li, .navbar-search, .navbar-mode, .mobile-menu > summary")
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect())
          .sort((a, b) => a.left - b.left)
          .map(({ left, right }) => [left, right]),
      );
    const overlaps = bar.filter(([left = 0], at) => left < (bar[at - 1]?.[1] ?? 0));
    expect(overlaps).toEqual([]);
  });
});

test("a colour mode that is chosen in one tab is that of the others, and comes before the first paint", async () => {
  const { page, context } = await site.open("");
  const other = await context.newPage();
  await other.goto(site.at("docs/intro"));
  await untilStarted(other);
  const mode = (tab: Page) => tab.evaluate(() => document.documentElement.dataset.theme);
  expect([await mode(page), await mode(other)]).toEqual(["light", "light"]);
  await page.getByRole("button", { name: /Switch between dark and light mode/ }).click();
  await expect.poll(() => mode(other)).toBe("dark");
  // Set while the head is read: before there is a body to paint.
  await other.addInitScript(() => {
    new MutationObserver((_, watch) => {
      if (document.body === null) return;
      watch.disconnect();
      Object.assign(window, { atFirst: document.documentElement.dataset.theme });
    }).observe(document, { childList: true, subtree: true });
  });
  await other.reload();
  expect(await other.evaluate(() => (window as unknown as { atFirst?: string }).atFirst)).toBe("dark");
  await other.evaluate(() => localStorage.setItem("theme", "sepia"));
  await other.reload();
  expect(await mode(other)).toBe("light");
});

test("the browser's own frame has the colour of the paper, also after a switch and on the next page", async () => {
  const { page } = await site.open("");
  const frame = () => page.locator("meta[name=theme-color]").getAttribute("content");
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  expect(await frame()).toBe(light);
  await page.getByRole("button", { name: /Switch between dark and light mode/ }).click();
  const dark = await paper();
  expect(dark).not.toBe(light);
  expect(await frame()).toBe(dark);
  await page.goto(site.at("docs/intro"));
  await untilStarted(page);
  expect(await frame()).toBe(dark);
});

describe("the sidebar", () => {
  /** The control that opens a category and closes it. */
  const opener = (page: Page, name: string) =>
    page.locator(".sidebar summary", { hasText: `Pages of ${name}` });
  const openNames = (page: Page) =>
    page
      .locator(".sidebar .sidebar-nav > ul > li > details[open] > summary")
      .evaluateAll((rows) => rows.map((row) => row.textContent?.replace("Pages of ", "")));

  test("has the branch of its page open, opens others beside it, and keeps them while reading", async () => {
    const { page } = await site.open("docs/COOT/Wiring");
    expect(await openNames(page)).toEqual(["COOT"]);
    await opener(page, "Serial-Relay-Hub").click();
    await expect.poll(() => openNames(page)).toEqual(["COOT", "Serial-Relay-Hub"]);
    await page.locator(".sidebar").getByRole("link", { name: "Serial protocol" }).click();
    await page.waitForURL(/serial-protocol$/);
    await expect.poll(() => openNames(page)).toEqual(["COOT", "Serial-Relay-Hub"]);
    await opener(page, "COOT").click();
    await expect.poll(() => openNames(page)).toEqual(["Serial-Relay-Hub"]);
  });

  test("opens and closes a category by its name on the category's own page", async () => {
    const { page } = await site.open("docs/COOT/Wiring");
    const name = page.locator(".sidebar").getByRole("link", { name: "COOT", exact: true });
    await name.click();
    await expect.poll(() => name.getAttribute("aria-current")).toBe("page");
    const url = page.url();
    expect(await openNames(page)).toEqual(["COOT"]);
    await name.focus();
    await page.keyboard.press("Enter");
    expect(await openNames(page)).toEqual([]);
    await name.click();
    expect(await openNames(page)).toEqual(["COOT"]);
    expect(page.url()).toBe(url);
  });

  test("shows the entry of the page in a low window, at first and after the way there", async () => {
    const { page } = await site.open("docs/intro");
    const links = page.locator(".sidebar a.sidebar-link");
    const last = new URL((await links.last().getAttribute("href")) ?? "", page.url()).pathname;
    const pane = page.locator("aside.sidebar .sidebar-nav");
    const visibleEntries = () =>
      pane.evaluate((list) => {
        const entry = list.querySelector("a[aria-current=page]")?.getBoundingClientRect();
        const frame = list.getBoundingClientRect();
        return entry !== undefined && entry.top >= frame.top && entry.bottom <= frame.bottom + 1;
      });
    await page.setViewportSize({ width: 1280, height: 360 });
    await page.goto(new URL(last, page.url()).href);
    await untilStarted(page);
    expect(await pane.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true);
    await expect.poll(visibleEntries).toBe(true);
    expect(await pane.evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await pane.evaluate((list) => {
      list.scrollTop = 0;
    });
    await page.getByRole("link", { name: "Previous" }).click();
    await expect.poll(visibleEntries).toBe(true);
  });

  test("opens and closes without scripts, and marks the page", async () => {
    const { page } = await site.open("docs/COOT/Wiring", { javaScriptEnabled: false });
    const current = page.locator(".sidebar a[aria-current=page]");
    expect(await current.textContent()).toBe("Wiring");
    const link = page.locator(".sidebar").getByRole("link", { name: "Serial protocol" });
    expect(await link.isVisible()).toBe(false);
    await opener(page, "Serial-Relay-Hub").click();
    expect(await link.isVisible()).toBe(true);
  });
});

test("without scripts the page about copies leaves no room for what does not come", async () => {
  const { page } = await site.open("offline", { javaScriptEnabled: false });
  const heading = page.getByRole("heading", { name: "How it works" });
  expect((await heading.boundingBox())?.y).toBeLessThan(800);
});

test("the contents mark the heading that the reader is at, and lead to it", async () => {
  const { page } = await site.open(long);
  const marked = page.locator(".toc a[aria-current]");
  const entries = page.locator(".toc a");
  const third = entries.nth(2);
  const target = await third.getAttribute("href");
  await third.click();
  await page.waitForFunction((hash) => location.hash === hash, target);
  await expect.poll(() => marked.getAttribute("href")).toBe(target);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => marked.getAttribute("href")).toBe(await entries.last().getAttribute("href"));
  const levels = await page
    .locator("main :is(h2, h3, h4, h5)[id]")
    .evaluateAll((headings) => headings.map(({ id }) => `#${id}`));
  const listed = await entries.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(listed.every((href) => href !== null && levels.includes(href))).toBe(true);
  expect(listed.length).toBeGreaterThan(3);
});

describe("ways from a page of the docs", () => {
  const docsPages = (page: Page) => page.getByRole("navigation", { name: "Docs pages" });
  const title = (page: Page) => page.getByRole("heading", { level: 1 }).textContent();
  /** The entry of the sidebar that is the page's own. */
  const own = (page: Page) =>
    page.getByRole("navigation", { name: "Docs sidebar" }).locator("[aria-current=page]");
  const pathname = (page: Page): string => decodeURI(new URL(page.url()).pathname);

  test("Next leads through all docs in the order of the sidebar, and Previous back, by keyboard", async () => {
    const { page, takeTroubles } = await site.open("docs/intro");
    const order = await page
      .getByRole("navigation", { name: "Docs sidebar" })
      .getByRole("link", { includeHidden: true })
      .evaluateAll((links) => links.map((link) => decodeURI(link.getAttribute("href") ?? "")));
    expect(
      await docsPages(page)
        .getByRole("link", { name: /^Previous / })
        .count(),
    ).toBe(0);
    const way = [pathname(page)];
    const next = docsPages(page).getByRole("link", { name: /^Next / });
    while ((await next.count()) > 0) {
      const before = await own(page).textContent();
      const href = await next.getAttribute("href");
      const label = ((await next.textContent()) ?? "").replace(/^Next /, "");
      await next.press("Enter");
      await page.waitForURL((url) => url.pathname === href);
      await expect.poll(() => own(page).textContent()).toBe(label);
      const back = docsPages(page).getByRole("link", { name: /^Previous / });
      expect(await back.textContent()).toBe(`Previous ${before}`);
      expect(await back.getAttribute("href")).toBe(way.at(-1));
      way.push(pathname(page));
      expect(way.length).toBeLessThanOrEqual(order.length);
    }
    expect(way.length).toBeGreaterThan(15);
    // Categories that have a page of their own are steps of the sidebar, not of this way.
    expect(way).toEqual(order.filter((href) => way.includes(href)));
    expect(order.filter((href) => !way.includes(href) && !href.startsWith("/docs/category/"))).toEqual([]);
    await docsPages(page)
      .getByRole("link", { name: /^Previous / })
      .press("Enter");
    await page.waitForURL((url) => decodeURI(url.pathname) === way.at(-2));
    expect(takeTroubles()).toEqual([]);
  });

  test.each(["docs/COOT/Wiring", "projects/accessories/powerpack", "services/engineering"])(
    "the steps above %s lead where they say, by keyboard",
    async (address) => {
      const { page } = await site.open(address);
      const start = page.url();
      const steps = page.getByRole("navigation", { name: "Breadcrumbs" });
      expect(await steps.getByRole("link").first().getAttribute("aria-label")).toBe("Home page");
      expect(await steps.locator("[aria-current=page]").textContent()).toBe(await title(page));
      const count = await steps.getByRole("link").count();
      for (let index = 0; index < count; index += 1) {
        const step = steps.getByRole("link").nth(index);
        const name = await step.textContent();
        await step.press("Enter");
        if (index === 0) await page.waitForURL(site.at(""));
        else await page.getByRole("heading", { level: 1, name: name ?? "", exact: true }).waitFor();
        await page.goBack();
        await page.waitForURL(start);
        await steps.waitFor();
      }
    },
  );
});

test("a heading offers a link to itself", async () => {
  const { page } = await site.open("docs/COOT/Wiring");
  const heading = page.locator("main h2[id]").first();
  const id = await heading.getAttribute("id");
  const link = heading.getByRole("link", { name: /^Direct link to / });
  await link.focus();
  expect(await link.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
  await page.keyboard.press("Enter");
  await page.waitForFunction((hash) => location.hash === `#${hash}`, id);
});

test("where the clipboard refuses, the copy button says so and selects the code", async () => {
  const { page } = await site.open("docs/Serial-Relay-Hub/reading-uart-with-python");
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Copy code to clipboard" }).first().click();
  await page.getByRole("button", { name: /^The clipboard was refused\./ }).waitFor();
  const code = (await page.locator("main pre").first().textContent()) ?? "";
  expect(await page.evaluate(() => getSelection()?.toString().trim().slice(0, 40))).toBe(
    code.trim().slice(0, 40),
  );
});
