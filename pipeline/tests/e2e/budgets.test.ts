import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { BUDGETS, costsOfDocs } from "../../bench/page-costs.ts";
import { onePageOfEachType } from "./support/page-types.ts";
import { testSite } from "./support/test-site.ts";
import { untilStarted } from "./support/watched-page.ts";

const site = testSite({ data: "fleet" });

test.each(["frame", "css", "scripts", "later", "requests"] as const)(
  "no doc costs more %s than allowed",
  (name) => {
    const docs = costsOfDocs(site.out);
    expect(docs.length).toBeGreaterThan(30);
    const dear = docs.filter((costs) => !(costs[name] > 0 && costs[name] <= BUDGETS[name]));
    expect(dear.map((costs) => `${costs.page}: ${costs[name]}`)).toEqual([]);
  },
);

test.each(["client", "show-page"])("%s asks to be compiled while it arrives, in its first line", (chunk) => {
  const [file = ""] = readdirSync(join(site.out, "assets")).filter((name) => name.startsWith(`${chunk}-`));
  expect(readFileSync(join(site.out, "assets", file), "utf8")).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test("the text of a new page is on the screen before the focus and the marks of its place are moved", async () => {
  const page = await visitor(1280);
  await page.addInitScript(() => {
    const state = () => ({
      path: location.pathname,
      marked: document.querySelector(".sidebar a[aria-current]")?.getAttribute("href"),
      isFocused: document.activeElement?.className === "skip-region",
    });
    Object.assign(window, { state });
  });
  interface Watched {
    readonly state: () => { path: string; marked?: string; isFocused: boolean };
    atOnce?: object;
  }
  const state = () => page.evaluate(() => (window as unknown as Watched).state());
  await page.goto(site.at("docs/COOT/Wiring"));
  await untilStarted(page);
  await page.evaluate(() => {
    const watched = window as unknown as Watched;
    // Called when the text has been replaced, before any frame.
    const note = () => {
      watched.atOnce ??= watched.state();
    };
    new MutationObserver(note).observe(document.querySelector("main") as Element, { childList: true });
  });
  const before = await state();
  await page.locator(".pagination-next").click();
  await expect.poll(async () => (await state()).isFocused).toBe(true);
  const { path, marked } = await state();
  expect(path).not.toBe(before.path);
  expect(marked).toBe(path);
  const atOnce = await page.evaluate(() => (window as unknown as Watched).atOnce);
  expect(atOnce).toEqual({ path, marked: before.path, isFocused: false });
});

async function visitor(width: number): Promise<Page> {
  const context = await site.newContext({ viewport: { width, height: 800 } });
  return context.newPage();
}

test("scripts are asked for last and none of them holds the page up", async () => {
  const page = await visitor(1280);
  await page.goto(site.at("docs/COOT/Wiring"));
  await untilStarted(page);
  const connectedScripts = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => src !== "" && type !== "module")
      .concat([...document.head.querySelectorAll("script")].filter(({ src }) => src !== ""))
      .map(({ src }) => src),
  );
  expect(connectedScripts).toEqual([]);
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(
        (entry) =>
          (entry as PerformanceResourceTiming & { renderBlockingStatus?: string }).renderBlockingStatus ===
          "blocking",
      )
      .map(({ name }) => name),
  );
  expect(blocking.every((name) => name.endsWith(".css"))).toBe(true);
  expect(blocking).toHaveLength(1);
});

test("the client is asked for once the page is on the screen", async () => {
  const page = await visitor(1280);
  await page.goto(site.at("docs/COOT/Wiring"));
  await untilStarted(page);
  const { painted, starts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
    starts: performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/client-[^/]+\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(starts).toHaveLength(1);
  expect(starts[0]).toBeGreaterThanOrEqual(painted);
});

/** React makes five errors when it is read, to throw them to itself. */
const OWN_MARKS = /Minified React error #(?:460|461|474|519|542);/;

test("the client starts without an error being made but the five marks of React, since each trace costs time", async () => {
  const page = await visitor(1280);
  await page.addInitScript(() => {
    const traces: string[] = [];
    const noted = new Proxy(Error, {
      apply: (target, _self, args: [string]) => note(new target(...args)),
      construct: (target, args: [string]) => note(new target(...args)),
    });
    function note(error: Error): Error {
      traces.push(error.stack ?? error.message);
      return error;
    }
    Object.assign(window, { traces, Error: noted });
  });
  await page.goto(site.at("docs/COOT/Wiring"));
  await untilStarted(page);
  const traces = await page.evaluate(() => (window as unknown as { traces: string[] }).traces);
  expect(traces.filter((trace) => !OWN_MARKS.test(trace))).toEqual([]);
  expect(traces.length).toBeLessThanOrEqual(5);
});

describe.each([390, 1280])("at %i px", (width) => {
  test("nothing moves on any type of page while fonts, pictures and scripts come late", async () => {
    const page = await visitor(width);
    // Fonts come after the first paint, as on a slow line.
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources = [] } = entry as PerformanceEntry & {
            value: number;
            sources?: { node?: Node }[];
          };
          const nodes = sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName,
          );
          shifts.push(`${value.toFixed(4)} ${nodes.join(" ")}`);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    const moved: Record<string, string[]> = {};
    for (const { type, address } of onePageOfEachType(site.out)) {
      await page.goto(site.at(address));
      await untilStarted(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(150);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
      if (shifts.length > 0) moved[type] = shifts;
    }
    expect(moved).toEqual({});
  });
});

test("no type of page asks another host for anything", async () => {
  const page = await visitor(1280);
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== new URL(site.server.url).origin && protocol !== "data:" && protocol !== "blob:")
      foreign.push(request.url());
  });
  for (const { address } of onePageOfEachType(site.out)) {
    await page.goto(site.at(address));
    await untilStarted(page);
  }
  expect(foreign).toEqual([]);
});
