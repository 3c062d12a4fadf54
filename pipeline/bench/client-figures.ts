import type { Browser, CDPSession, Page } from "playwright-core";
import { serveTree } from "../commands/shared/server/serve-tree.ts";
import { readSitePolicy } from "../outputs/hosts/site-policy.ts";
import { launch } from "../tests/e2e/browser.ts";
import { medianOf } from "./median.ts";
import { type PaintFigures, paintObserver, readPaints } from "./paint-observer.ts";

/** Milliseconds from the click until the new heading is on the screen. */
interface ClickFigures {
  /** The record was there before the click. */
  readonly prefetched: number;
  /** Nothing was there. */
  readonly cold: number;
}

export interface ClientFigures {
  readonly site: PaintFigures & ClickFigures;
  /** The floor's page of the same doc: a style sheet of four lines, no fonts and no scripts. */
  readonly bare: PaintFigures;
}

/**
 * The settings of Slow 4G in Chromium's developer tools, in milliseconds a request and bytes a second, and a
 * quarter of the processor.
 */
const slow = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375, offline: false };
const slowdown = 4;
const QUIET_MS = 1500;

/** Opens a doc of a built site and the floor's page of the same doc in a throttled browser, some times each. */
export async function clientFigures(target: {
  readonly out: string;
  readonly floor: string;
  readonly pathname: string;
  readonly runs: number;
}): Promise<ClientFigures> {
  const policy = readSitePolicy(target.out);
  const site = await serveTree({ root: target.out, ...(policy === undefined ? {} : { policy }) });
  const bare = await serveTree({ root: target.floor });
  const browser = await launch();
  try {
    const doc = new URL(target.pathname.slice(1), site.url).href;
    // The floor writes the docs without the folder `docs`.
    const same = new URL(target.pathname.replace(/^\/docs\//, ""), bare.url).href;
    const [paints, bares, clicks]: [PaintFigures[], PaintFigures[], ClickFigures[]] = [[], [], []];
    for (let run = 0; run < target.runs; run++) {
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

/** Clicks a link whose record was fetched when the pointer came near, and one whose record was not. */
async function clickTimes(browser: Browser, address: string): Promise<ClickFigures> {
  const { page, close } = await throttledPage(browser);
  const requested = new Set<string>();
  page.on("requestfinished", (request) => requested.add(new URL(request.url()).pathname));
  const isFetched = (href: string): boolean => requested.has(`${href.replace(/[#?].*$/, "")}/index.json`);
  await openQuietly(page, address);
  const near = page.locator("main p a[href^='/docs/']").first();
  await near.scrollIntoViewIfNeeded();
  await near.hover();
  await quiet(page);
  const nearHref = (await near.getAttribute("href")) ?? "";
  if (!isFetched(nearHref)) throw new Error(`${nearHref} was not fetched ahead.`);
  const prefetched = await timeOfClick(page, nearHref);
  requested.clear();
  await openQuietly(page, address);
  const hrefs = await page
    .locator("main p a[href^='/docs/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const far = hrefs.findLast((href) => !isFetched(href) && !href.startsWith(nearHref));
  if (far === undefined) throw new Error(`Every page that ${address} leads to was fetched ahead.`);
  const cold = await timeOfClick(page, far);
  await close();
  return { prefetched, cold };
}

async function openQuietly(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await quiet(page);
}

/** Nothing is on its way and nothing is being worked at, for the time that a reader needs to read a line. */
async function quiet(page: Page): Promise<void> {
  let busy = 0;
  let since = performance.now();
  const note = (change: number) => () => {
    busy += change;
    since = performance.now();
  };
  const [begun, ended] = [note(1), note(-1)];
  page.on("request", begun).on("requestfinished", ended).on("requestfailed", ended);
  while (busy > 0 || performance.now() - since < QUIET_MS) await page.waitForTimeout(50);
  page.off("request", begun).off("requestfinished", ended).off("requestfailed", ended);
}

/** Clicks by script, so that the pointer loads nothing before; ends when the frame with the new heading has been painted. */
function timeOfClick(page: Page, href: string): Promise<number> {
  return page.evaluate(async (target) => {
    const heading = (): string => document.querySelector("h1")?.textContent ?? "";
    const before = heading();
    const link = [...document.querySelectorAll("a")].find((one) => one.getAttribute("href") === target);
    const started = performance.now();
    link?.click();
    while (heading() === before) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
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
