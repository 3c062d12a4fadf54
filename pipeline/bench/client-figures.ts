import type { Browser, CDPSession, Page } from "playwright-core";
import { launch } from "../e2e/browser.ts";
import { serveTree } from "../serve/serve-tree.ts";
import { readSitePolicy } from "../serve/site-policy.ts";
import { medianOf } from "./median.ts";
import { type PaintFigures, paintObserver, readPaints } from "./paint-observer.ts";

/** Milliseconds from the click until the new heading is on the screen. */
export interface ClickFigures {
  /** The record was there before the click. */
  readonly prefetched: number;
  /** Nothing was there. */
  readonly cold: number;
}

export interface ClientFigures {
  readonly site: PaintFigures & ClickFigures;
  /** The floor's page of the same doc, without styles and scripts. */
  readonly bare: PaintFigures;
}

/** A network and a processor as a phone on the quay has them: 150 ms, 1.6 Mbit/s, a quarter of the speed. */
const slow = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false };
const slowdown = 4;

/** Opens a doc of a built site and the floor's page of the same doc in a throttled browser, some times each. */
export async function clientFigures(places: {
  readonly out: string;
  readonly floor: string;
  readonly pathname: string;
  readonly runs: number;
}): Promise<ClientFigures> {
  const policy = readSitePolicy(places.out);
  const site = await serveTree({ root: places.out, ...(policy === undefined ? {} : { policy }) });
  const bare = await serveTree({ root: places.floor });
  const browser = await launch();
  try {
    const doc = new URL(places.pathname.slice(1), site.url).href;
    // The floor writes the docs without the folder `docs`.
    const same = new URL(places.pathname.replace(/^\/docs\//, ""), bare.url).href;
    const [paints, bares, clicks]: [PaintFigures[], PaintFigures[], ClickFigures[]] = [[], [], []];
    for (let run = 0; run < places.runs; run++) {
      bares.push(await firstVisit(browser, same));
      paints.push(await firstVisit(browser, doc));
      clicks.push(await clickTimes(browser, doc));
    }
    return {
      site: { ...medians(paints), ...medians(clicks) },
      bare: medians(bares),
    };
  } finally {
    await browser.close();
    await site.close();
    await bare.close();
  }
}

async function firstVisit(browser: Browser, address: string): Promise<PaintFigures> {
  const { page, close } = await throttledPage(browser);
  await page.addInitScript(paintObserver);
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  const figures = await page.evaluate(readPaints);
  await close();
  return figures;
}

/** Clicks a link whose record was fetched when the pointer came near, and one that nobody was near. */
async function clickTimes(browser: Browser, address: string): Promise<ClickFigures> {
  const { page, session, close } = await throttledPage(browser);
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  const near = page.locator("main p a[href^='/docs/']").first();
  await near.scrollIntoViewIfNeeded();
  await near.hover();
  await page.waitForLoadState("networkidle");
  const prefetched = await timeOfClick(page, (await near.getAttribute("href")) ?? "");
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await session.send("Network.clearBrowserCache");
  const far = page.locator("main p a[href^='/docs/']").last();
  const cold = await timeOfClick(page, (await far.getAttribute("href")) ?? "");
  await close();
  return { prefetched, cold };
}

/** Clicks by script, so that the pointer loads nothing before; ends with the frame after the heading has changed. */
function timeOfClick(page: Page, href: string): Promise<number> {
  return page.evaluate(async (target) => {
    const heading = (): string => document.querySelector("h1")?.textContent ?? "";
    const before = heading();
    const link = [...document.querySelectorAll("a")].find((one) => one.getAttribute("href") === target);
    const started = performance.now();
    link?.click();
    while (heading() === before) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - started;
  }, href);
}

interface Throttled {
  readonly page: Page;
  readonly session: CDPSession;
  close(): Promise<void>;
}

async function throttledPage(browser: Browser): Promise<Throttled> {
  const context = await browser.newContext({
    viewport: { width: 1350, height: 940 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { page, session, close: () => context.close() };
}

function medians<T extends { readonly [Name in keyof T]: number }>(runs: readonly T[]): T {
  const names = Object.keys(runs[0] ?? {}) as (keyof T)[];
  return Object.fromEntries(names.map((name) => [name, medianOf(runs.map((run) => run[name]))])) as T;
}
