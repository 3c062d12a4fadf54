import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { copyNames } from "../../../../renderer/offline/store/names.ts";
import { listFiles } from "../support/tree.ts";
import { until } from "../support/until.ts";
import { KillableBrowser } from "./browser/killable-browser.ts";
import { openPanel, SAVED, saveByPanel } from "./browser/save-by-panel.ts";
import { evict, limitQuota, readCaches, stopWorkers } from "./browser/storage.ts";
import { waitActive } from "./browser/worker-state.ts";
import { assertInvariants, assertOneOf, pagesBelow } from "./invariants.ts";
import { type OfflineVisit, visitWithWorker } from "./offline-visit.ts";
import type { CodingChange } from "./server/fault.ts";
import type { FaultServer } from "./server/fault-server.ts";
import { longTest, testReleases } from "./testing.ts";

/** A link on which the small site takes some seconds. */
const SLOW = { latency: 60, bytesPerSecond: 60_000 };
const PACKS = /\/packs\//;

const tests = testReleases();
const { outOf, start } = tests;

interface Visit extends OfflineVisit {
  readonly server: FaultServer;
}

async function visitNow(): Promise<Visit> {
  const server = await start();
  return { ...(await visitWithWorker(tests.browser, server)), server };
}

const check = ({ server, ...visit }: Visit): Promise<void> =>
  assertInvariants(visit, server, { out: outOf("v1"), pages: pagesBelow(outOf("v1"), "docs") });

const pressSave = (page: Page) => page.getByRole("button", { name: /^Save \d+ parts? / }).click();

/** Bytes of files that were sent more than once. */
function sentAgain(server: FaultServer): number {
  const first = new Set<string>();
  return server.requests.of(PACKS).reduce((sum, { pathname, bytes }) => {
    const isAgain = first.has(pathname);
    first.add(pathname);
    return isAgain ? sum + bytes : sum;
  }, 0);
}

longTest(
  "F14 the service worker is ended again and again while content is downloaded: it goes on",
  async () => {
    const visit = await visitNow();
    const { page, server } = visit;
    await openPanel(page, server);
    server.network = SLOW;
    await pressSave(page);
    for (let i = 0; i < 100 && !(await page.getByText(SAVED).isVisible()); i++) {
      await stopWorkers(page);
      await page.waitForTimeout(300);
    }
    await page.getByText(SAVED).waitFor();
    server.network = {};
    const paths = server.requests.of(PACKS).map(({ pathname }) => pathname);
    expect(paths.length).toBe(new Set(paths).size);
    await check(visit);
  },
);

longTest("F15 the tab is closed during the download: the next visit goes on by itself", async () => {
  const visit = await visitNow();
  const { page, server, context } = visit;
  await openPanel(page, server);
  server.network = SLOW;
  await pressSave(page);
  await until(
    "a part of the download",
    () => server.requests.of(PACKS).filter(({ bytes }) => bytes > 0).length > 4,
  );
  await page.close();
  server.network = {};
  const next = await context.newPage();
  await next.goto(`${server.origin}/contact`);
  await until("the whole copy", async () => (await readCaches(next))["fairlead/meta"]?.length === 1);
  expect(sentAgain(server)).toBeLessThan(256_000);
  await next.close();
  await check(visit);
});

longTest(
  "F16 the browser is killed in the middle of an update: the copy is of the old release or of the new one, whole",
  async () => {
    const killable = new KillableBrowser();
    onTestFinished(() => killable.close());
    const server = await start();
    let page = await (await killable.start()).newPage();
    await saveByPanel(page, server, "docs");
    server.deploy("v2");
    for (const ms of [100, 400, 900, 1600]) {
      await openPanel(page, server);
      const update = page.getByRole("button", { name: "Update now" });
      if (await update.isVisible()) await update.click();
      await page.waitForTimeout(ms);
      await killable.kill();
      await server.kill();
      page = await (await killable.start()).newPage();
      await assertOneOf(page, server, [outOf("v1"), outOf("v2")]);
      await server.start();
    }
  },
);

longTest(
  "F26 the caches are emptied while something is written: what is saved since is there after the browser was killed",
  async () => {
    // Chromium loses its list of Caches by that in two of three tries.
    for (let round = 0; round < 4; round++) {
      const server = await start();
      const killable = new KillableBrowser();
      onTestFinished(() => killable.close());
      const context = await killable.start();
      const page = await context.newPage();
      await openPanel(page, server);
      await page.evaluate(async ({ objects, meta }) => {
        await caches.open(meta);
        const cache = await caches.open(objects);
        const write = async (): Promise<void> => {
          for (;;) await cache.put("/packs/objects/0", new Response("x".repeat(20_000)));
        };
        write().catch(() => {});
      }, copyNames("/"));
      await evict(page, server.origin, "cache_storage");
      const another = await context.newPage();
      await page.close();
      await saveByPanel(another, server, "docs");
      await waitActive(another);
      await killable.stored();
      await killable.kill();
      await server.kill();
      await assertOneOf(await (await killable.start()).newPage(), server, [outOf("v1")]);
      await killable.kill();
    }
  },
);

longTest("F17 three tabs start the same download: each file is fetched once, and all show it", async () => {
  const visit = await visitNow();
  const { page, server, context } = visit;
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) await openPanel(tab, server);
  server.network = SLOW;
  // Not as a pointer clicks: the panels move as soon as the first of them shows the progress of all.
  await Promise.all(tabs.map((tab) => tab.locator(".copy-save").dispatchEvent("click")));
  const watching = () => Promise.all(tabs.map((tab) => tab.getByText("Another tab of this site").count()));
  await until(
    "one tab at work and two that watch it",
    async () => (await watching()).filter((count) => count > 0).length === 2,
  );
  for (const tab of tabs) {
    await tab.getByText(SAVED).waitFor();
    await tab.locator(".copy-facts", { hasText: "Complete and readable" }).waitFor();
  }
  server.network = {};
  const paths = server.requests.of(PACKS).map(({ pathname }) => pathname);
  expect(paths.length).toBe(new Set(paths).size);
  await check(visit);
});

test("F17 what waits for another tab is stopped at once, and that tab goes on", async () => {
  const visit = await visitNow();
  const { page, server, context } = visit;
  await saveByPanel(page, server, "docs");
  const other = await context.newPage();
  await other.goto(`${server.url}contact`);
  // Another tab at work, for as long as this test wants.
  await other.evaluate(
    (lock) =>
      new Promise<void>((isStalled) => {
        void navigator.locks.request(lock, () => {
          isStalled();
          return new Promise(() => {});
        });
      }),
    copyNames("/").database,
  );
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await press("Remove all");
  await press("Stop");
  await page.getByText("Stopped. The copy is as it was before.").waitFor();
  expect(await other.evaluate(async () => (await navigator.locks.query()).pending?.length)).toBe(0);
  await other.close();
  await press("Verify");
  await page.getByText(/^Verified: all \d+ files are whole/).waitFor();
  await check(visit);
});

longTest("F18 no space in a first download: said, cleaned up, and no harm done", async () => {
  const visit = await visitNow();
  const { page, server } = visit;
  await openPanel(page, server);
  const limit = await limitQuota(page, server.origin, 400_000);
  await pressSave(page);
  await page.getByText("Not enough space on this device").waitFor();
  expect((await readCaches(page))["fairlead/objects"] ?? []).toEqual([]);
  await limit.detach();
  await saveByPanel(page, server, "docs");
  await check(visit);
});

longTest.each<CodingChange>(["none", "label", "wrap", "unpack"])(
  "F20 a host that changes the coding of packs (%s): the copy is whole",
  async (change) => {
    const visit = await visitNow();
    visit.server.fault(/\.pack$/, { kind: "coding", change });
    await saveByPanel(visit.page, visit.server, "docs");
    await check(visit);
  },
);

test("F22 the first request for each pack is cut: the second try gets it", async () => {
  const visit = await visitNow();
  const { page, server } = visit;
  await openPanel(page, server);
  const packs = listFiles(join(outOf("v1"), "packs")).filter((path) => path.endsWith(".pack"));
  for (const path of packs) server.fault(`/packs/${path}`, { kind: "refuse" }, 1);
  await pressSave(page);
  await page.getByText(SAVED).waitFor();
  await check(visit);
});
