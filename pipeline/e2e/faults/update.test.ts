import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch } from "../browser.ts";
import { repository } from "../support/command.ts";
import { until } from "../support/until.ts";
import { followLink, untilStarted } from "../support/watched-page.ts";
import { saveCopy } from "./browser/save-copy.ts";
import { readCaches } from "./browser/storage.ts";
import { waitActive, waitUpdate, waitWaiting, workerState } from "./browser/worker-state.ts";
import { assertInvariants } from "./invariants.ts";
import { visitWithWorker } from "./offline-visit.ts";
import { twoReleases } from "./releases.ts";
import type { Fault } from "./server/fault.ts";
import { isLong, startFaultServer, writeBuild } from "./testing.ts";

const longTest = test.runIf(isLong);

let browser: Browser;
let builds: Record<string, string>;
beforeAll(async () => {
  browser = await launch();
  builds = await twoReleases();
});
afterAll(() => browser?.close());

const start = () => startFaultServer({ builds });
const outOf = (name: string) => builds[name] ?? "";
const SECOND = "Start, in the second release";

/** Counts the documents that a page loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  return () => loads;
}

test("F32 an open tab of the first release works to its end: its scripts are gone from the server", async () => {
  const server = await start();
  const visit = await visitWithWorker(browser, server);
  const { page } = visit;
  const loads = countLoads(page);
  server.deploy("v2", { keep: false });
  expect(await waitUpdate(page, server)).toBe(true);
  await waitWaiting(page);
  await followLink(page, "/projects/boards");
  await page.waitForFunction(() => document.body.dataset.pageType === "family");
  await page.keyboard.press("/");
  await page.getByRole("searchbox", { name: "Search the site" }).waitFor();
  expect(loads()).toBe(0);
  await assertInvariants(visit, server, { out: outOf("v2"), pages: [] });
});

longTest(
  "F33 a tab stays on the release that it shows when the copy is switched, and is offered the newer one",
  async () => {
    const server = await start();
    const visit = await visitWithWorker(browser, server);
    const { page } = visit;
    const first = await saveCopy(page);
    await page.goto(`${server.origin}/contact`);
    await untilStarted(page);
    server.deploy("v2");
    const other = await visit.context.newPage();
    await other.goto(`${server.origin}/contact`);
    const second = await saveCopy(other);
    expect(second.root).not.toBe(first.root);
    await page.getByText("A newer version is available.").waitFor();
    await followLink(page, "/docs/intro");
    await page.waitForFunction(() => document.body.dataset.pageType === "doc");
    expect(await page.locator("main").textContent()).not.toContain(SECOND);
    await page.getByRole("button", { name: "Load it" }).click();
    await page.getByText(SECOND).waitFor();
    await other.close();
    await assertInvariants(visit, server, { out: outOf("v2"), pages: second.pages });
  },
);

test("F42 a waiting worker takes over by one press, also on the very first update", async () => {
  const server = await start();
  const visit = await visitWithWorker(browser, server);
  const { page } = visit;
  server.deploy("v2");
  expect(await waitUpdate(page, server)).toBe(true);
  await page.getByText("A newer version is available.").waitFor();
  expect((await workerState(page)).waiting).toBe("installed");
  const loads = countLoads(page);
  await page.getByRole("button", { name: "Load it" }).click();
  await until("the new page", () => loads() === 1);
  await untilStarted(page);
  expect(await waitActive(page)).toMatchObject({ waiting: "none", controlled: true });
  await page.waitForTimeout(1500);
  expect(loads()).toBe(1);
  await assertInvariants(visit, server, { out: outOf("v2"), pages: [] });
});

test("F42 a waiting worker takes over by itself when the only tab was loaded with the newer scripts", async () => {
  const server = await start();
  const visit = await visitWithWorker(browser, server);
  server.deploy("v2");
  expect(await waitUpdate(visit.page, server)).toBe(true);
  await visit.page.reload();
  await until("the newer worker", async () => (await workerState(visit.page)).waiting === "none");
  const shell = Object.values(await readCaches(visit.page)).flat();
  expect(shell.length).toBeGreaterThan(5);
  await assertInvariants(visit, server, { out: outOf("v2"), pages: [] });
});

longTest("F43 a chunk that is broken on both releases: at most one load by itself", async () => {
  const server = await start();
  server.fault(/show-page/, { kind: "status", status: 404 });
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const loads = countLoads(page);
  await page.goto(server.url);
  await untilStarted(page);
  await followLink(page, "/contact");
  await page.waitForTimeout(5000);
  expect(loads()).toBeLessThanOrEqual(2);
  expect(await page.locator("main h1").count()).toBe(1);
  await context.close();
});

longTest("F44 a worker script with a year in the HTTP cache: the update is seen all the same", async () => {
  const server = await start();
  server.fault("/sw.js", { kind: "headers", set: { "Cache-Control": "public, max-age=31536000" } });
  const visit = await visitWithWorker(browser, server);
  server.deploy("v2");
  expect(await waitUpdate(visit.page, server)).toBe(true);
  await waitWaiting(visit.page);
  await assertInvariants(visit, server, { out: outOf("v2"), pages: [] });
});

describe("F45 a worker script that is missing or something else removes nothing", () => {
  test.each<[string, Fault]>([
    ["404", { kind: "status", status: 404 }],
    ["500", { kind: "status", status: 500 }],
    ["HTML", { kind: "html" }],
  ])("%s", async (_, fault) => {
    const server = await start();
    const visit = await visitWithWorker(browser, server);
    const { pages } = await saveCopy(visit.page);
    server.fault("/sw.js", fault);
    for (let i = 0; i < 3; i++) {
      await visit.page.goto(server.url);
      expect(await waitUpdate(visit.page, server)).toBe(false);
    }
    visit.takeTrouble();
    await assertInvariants(visit, server, { out: outOf("v1"), pages });
  });
});

/** A site whose worker is the one that removes. */
function removing(): string {
  const script = readFileSync(join(repository, ".cache/bundle/workers/removal-worker.js"), "utf8");
  const page = "<!doctype html><title>Network</title><main id=main><h1>From the network</h1></main>";
  return writeBuild({ "index.html": page, "docs/intro/index.html": page, "sw.js": script });
}

longTest(
  "F46 the worker that removes: no registration, no cache, open tabs are on the network's pages",
  async () => {
    const server = await startFaultServer({ builds: { ...builds, gone: removing() } });
    const { page, takeTrouble } = await visitWithWorker(browser, server);
    await saveCopy(page);
    await page.goto(`${server.origin}/docs/intro`);
    await untilStarted(page);
    const loads = countLoads(page);
    server.deploy("gone", { mode: "rollback", keep: false });
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await page.getByText("From the network").waitFor();
    expect(loads()).toBe(1);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    expect(await readCaches(page)).toEqual({});
    expect(takeTrouble()).toEqual([]);
  },
);

longTest(
  "F47 below another base path the worker serves that path, and knows nothing of the one before",
  async () => {
    const sub = await twoReleases("/sub/");
    const server = await startFaultServer({ builds: sub, base: "/sub/" });
    const visit = await visitWithWorker(browser, server);
    const { pages } = await saveCopy(visit.page, "/sub/");
    expect(
      await visit.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope),
    ).toBe(server.url);
    expect(Object.keys(await readCaches(visit.page))).toEqual([
      "fairlead/sub/meta",
      "fairlead/sub/objects",
      "fairlead/sub/shell",
    ]);
    await assertInvariants(visit, server, { out: sub.v1 ?? "", pages });
  },
);
