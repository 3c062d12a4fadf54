import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { listFiles } from "../support/tree.ts";
import { untilStarted } from "../support/watched-page.ts";
import type { OfflineVisit } from "./offline-visit.ts";
import type { FaultServer } from "./server/fault-server.ts";

/** I1: within a second something is to be seen; this is ten times as long, in milliseconds, as a guard on slow machines. */
const SEEN_MS = 10_000;
/** I6: no file of the copy is asked for more often, whatever fails; three tries a round, and no test has more than two. */
const MOST_TRIES = 6;
/** The browser itself reports an installation that fails; it has no quiet way to fail. */
const INSTALL_FAILED = /has other bytes|Failed to fetch|network error|went silent|NetworkError/;

interface Expected {
  /** Folder of the release that the copy is of. */
  readonly out: string;
  /** Pages that are saved. */
  readonly pages: readonly string[];
}

/**
 * The invariants after every fault. With the server dead: each saved page opens whole (I3, I4), of one
 * release (I2), in time (I1), and an address that is not saved gets an honest page where a worker is there
 * (I1). With the server back: the site works, and its newest worker is found without a press (I5, I8).
 * Nothing was left uncaught (I7), and nothing was asked for without end (I6).
 */
export async function assertInvariants(
  { context, takeTrouble }: OfflineVisit,
  server: FaultServer,
  { out, pages }: Expected,
): Promise<void> {
  const takeUnexpected = () => takeTrouble().filter((text) => !INSTALL_FAILED.test(text));
  expect(takeUnexpected()).toEqual([]);
  const page = await context.newPage();
  server.heal();
  const packRequests = server.requests.of(/\/packs\//).map(({ pathname }) => pathname);
  for (const path of new Set(packRequests))
    expect(packRequests.filter((one) => one === path).length, path).toBeLessThanOrEqual(MOST_TRIES);
  await server.kill();
  const roots = new Set<string | undefined>();
  for (const pathname of pages) {
    const started = performance.now();
    const response = await page.goto(server.url + pathname.slice(1), { waitUntil: "commit" });
    expect(performance.now() - started, pathname).toBeLessThan(SEEN_MS);
    expect(await response?.text(), pathname).toBe(readFileSync(htmlOf(out, pathname), "utf8"));
    roots.add(response?.headers()["fairlead-root"]);
  }
  if (pages.length > 0) {
    expect(roots.size).toBe(1);
    expect((await page.goto(`${server.url}no/such/page`))?.status()).toBe(404);
  }
  // A newer worker may have been on its way when the server ended.
  expect(takeUnexpected()).toEqual([]);
  await server.start();
  await page.goto(server.url);
  await untilStarted(page);
  expect(await page.locator("main h1").count()).toBe(1);
  expect(await reachesNewest(page)).toBe(true);
  await page.close();
  expect(takeTrouble()).toEqual([]);
}

/**
 * With the server dead, after an update was cut: every page of the docs opens and is of one of the builds, and all are of
 * the same one (I2, I4).
 */
export async function assertOneOf(page: Page, server: FaultServer, outs: readonly string[]): Promise<void> {
  const pages = pagesBelow(outs[0] ?? "", "docs");
  const texts: (string | undefined)[] = [];
  for (const pathname of pages) {
    const response = await page.goto(server.url + pathname.slice(1), { waitUntil: "commit" });
    texts.push(await response?.text());
  }
  const whole = outs.map((out) => pages.map((pathname) => readFileSync(htmlOf(out, pathname), "utf8")));
  expect(whole).toContainEqual(texts);
}

/** Whether the browser gets the newest worker, where the site has one at all. */
function reachesNewest(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker?.getRegistration();
    return (
      registration === undefined ||
      (await registration.update().then(
        () => true,
        () => false,
      ))
    );
  });
}

/** Pathnames of the pages of a build below a folder: those with a record. */
export function pagesBelow(out: string, folder: string): string[] {
  return listFiles(join(out, folder))
    .filter((path) => path.endsWith("/index.json"))
    .map((path) => `/${folder}/${path.slice(0, -"/index.json".length)}`);
}

function htmlOf(out: string, pathname: string): string {
  return join(out, pathname === "/" ? "" : decodeURIComponent(pathname), "index.html");
}
