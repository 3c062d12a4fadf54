import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { focusAtStart } from "./support/focus-at-start.ts";
import { testSite } from "./support/test-site.ts";
import { followLink, openWatched, untilStarted, type WatchedPage } from "./support/watched-page.ts";

// Section 8 of the specification: what a visitor sees when something fails.
const site = testSite({ data: "small" });

async function open(): Promise<WatchedPage & { context: BrowserContext }> {
  // A worker would answer for the network that these tests take away.
  const context = await site.newContext({ serviceWorkers: "block" });
  const watched = await openWatched(context);
  const { page } = watched;
  await page.goto(site.at("contact"));
  await untilStarted(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  return { ...watched, context };
}

const stayed = (page: Page) => page.evaluate(() => "stayed" in window);
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("a page that cannot be put in place crashes alone, and Try again brings it", async () => {
  const { page } = await open();
  await page.evaluate(() => {
    document.body.style.minHeight = "3000px";
    scrollTo(0, 900);
    // The breadcrumbs are put before the text.
    const { before } = Element.prototype;
    Object.assign(window, { mend: () => Object.assign(Element.prototype, { before }) });
    Element.prototype.before = () => {
      throw new Error("The place is broken.", { cause: new Error("A test broke it.") });
    };
  });
  await followLink(page, "/docs/intro");
  await heading(page, "This page crashed.").waitFor();
  expect(await page.getByRole("main").locator("p").allTextContents()).toEqual([
    "The place is broken.",
    "Cause: A test broke it.",
  ]);
  const {
    title,
    top,
    said: message,
  } = await page.evaluate(() => ({
    title: document.title,
    top: scrollY,
    said: document.querySelector("[aria-live=polite][aria-atomic]")?.textContent,
  }));
  expect({ title, top, said: message }).toEqual({
    title: expect.stringMatching(/^This page crashed\. \| ./),
    top: 0,
    said: "This page crashed.",
  });
  await focusAtStart(page);
  expect(await page.getByRole("navigation", { name: "Main" }).isVisible()).toBe(true);
  expect(await page.getByRole("contentinfo").isVisible()).toBe(true);
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await page.getByRole("button", { name: "Try again" }).click();
  await heading(page, "Start here").waitFor();
  expect(await stayed(page)).toBe(true);
});

test("a page whose head cannot be replaced is shown all the same, and the failure is told", async () => {
  const { page, takeTroubles } = await open();
  await page.evaluate(() => {
    // The head of a page begins with a comment, and what is new is put after that.
    CharacterData.prototype.after = () => {
      throw new Error("The head is broken.");
    };
  });
  await followLink(page, "/docs/intro");
  await heading(page, "Start here").waitFor();
  await expect
    .poll(() => takeTroubles().filter((trouble) => trouble.includes("The head is broken.")))
    .toEqual([expect.stringContaining("fairlead:failure page")]);
  expect(await stayed(page)).toBe(true);
});

test("without a network the page says so and stays, and Retry brings it when the network is back", async () => {
  const { page, context } = await open();
  await context.setOffline(true);
  await followLink(page, "/docs/Beta/service");
  await heading(page, "This page could not be loaded").waitFor();
  expect(await page.getByRole("main").textContent()).toContain("There is no network at present");
  expect(await stayed(page)).toBe(true);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Retry" }).click();
  expect(await page.evaluate(() => document.activeElement?.className)).toBe("skip-region");
  await page.waitForFunction(() => document.documentElement.dataset.pathname === "/docs/Beta/service");
  expect(await stayed(page)).toBe(true);
});

test("a record that the server does not give is opened as a page of its own, once", async () => {
  const { page, context } = await open();
  await context.route("**/docs/Beta/service/index.json", (route) =>
    route.fulfill({ status: 503, body: "busy" }),
  );
  await followLink(page, "/docs/Beta/service");
  await page.waitForFunction(() => document.documentElement.dataset.pathname === "/docs/Beta/service");
  expect(await stayed(page)).toBe(false);
  await untilStarted(page);
  // The second time it is a message: nothing goes round in circles.
  await page.goto(site.at("contact"));
  await untilStarted(page);
  await followLink(page, "/docs/Beta/service");
  await heading(page, "This page could not be loaded").waitFor();
  expect(await page.getByRole("main").textContent()).toContain("The server did not answer as expected.");
  await context.unroute("**/docs/Beta/service/index.json");
  await page.getByRole("button", { name: "Retry" }).click();
  await page.waitForFunction(() => document.documentElement.dataset.pathname === "/docs/Beta/service");
});

test("where neither the data of a page nor the page can be had the site stays, with a message and Retry", async () => {
  const { page, context } = await open();
  await context.route("**/docs/Beta/service{,/**}", (route) => route.abort());
  await followLink(page, "/docs/Beta/service");
  await heading(page, "This page could not be loaded").waitFor();
  expect(await page.getByRole("main").textContent()).toContain("There is no network at present");
  expect(await stayed(page)).toBe(true);
  await context.unroute("**/docs/Beta/service{,/**}");
  await page.getByRole("button", { name: "Retry" }).click();
  await page.waitForFunction(() => document.documentElement.dataset.pathname === "/docs/Beta/service");
  expect(await stayed(page)).toBe(true);
});

test("a slow page shows its bar after 200 ms and not before", async () => {
  const { page, context } = await open();
  await context.route("**/docs/Alpha/service/index.json", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await followLink(page, "/docs/Alpha/service");
  const bar = page.getByRole("progressbar");
  await bar.waitFor({ state: "attached" });
  const { delay, height } = await bar.evaluate((element) => {
    const { animationDelay, blockSize } = getComputedStyle(element);
    return { delay: animationDelay, height: blockSize };
  });
  expect({ delay, height }).toEqual({ delay: "0.2s", height: "2px" });
  await page.waitForFunction(() => document.documentElement.dataset.pathname === "/docs/Alpha/service");
  expect(await bar.count()).toBe(0);
});

const shows = (page: Page, pathname: string) =>
  page.waitForFunction((wanted) => document.documentElement.dataset.pathname === wanted, pathname);

test("what stands around a page that did not load says nothing of the former one", async () => {
  const { page, context } = await open();
  await followLink(page, "/docs/intro");
  await heading(page, "Start here").waitFor();
  await page.locator(".sidebar a[aria-current]").waitFor();
  await context.setOffline(true);
  await followLink(page, "/docs/Beta/service");
  await heading(page, "This page could not be loaded").waitFor();
  await shows(page, "/docs/Beta/service");
  const around = await page.evaluate(() => ({
    title: document.title,
    canonical: document.querySelectorAll("link[rel=canonical]").length,
    marks: [...document.querySelectorAll("[aria-current=page]")].map((link) => link.getAttribute("href")),
  }));
  expect(around.title).toMatch(/^This page could not be loaded \| ./);
  expect(around.canonical).toBe(0);
  expect(around.marks.filter((href) => href !== "/docs/Beta/service")).toEqual([]);
});

test("without a network Back and Forward show pages again that were read a moment ago", async () => {
  const { page, context } = await open();
  for (const pathname of ["/docs/intro", "/docs/Beta/service", "/docs/Alpha/service"]) {
    await followLink(page, pathname);
    await shows(page, pathname);
  }
  await context.setOffline(true);
  await page.goBack();
  await shows(page, "/docs/Beta/service");
  await page.goBack();
  await heading(page, "Start here").waitFor();
  await page.goForward();
  await shows(page, "/docs/Beta/service");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).not.toContain("could not be loaded");
  expect(await stayed(page)).toBe(true);
});
