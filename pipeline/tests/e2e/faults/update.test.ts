import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { until } from "../support/until.ts";
import { followLink, untilStarted } from "../support/watched-page.ts";
import { openPanel, SAVED, saveByPanel } from "./browser/save-by-panel.ts";
import { saveCopy } from "./browser/save-copy.ts";
import { readCaches } from "./browser/storage.ts";
import { waitActive, waitNewest, waitUpdate, waitWaiting, workerState } from "./browser/worker-state.ts";
import { assertInvariants, pagesBelow } from "./invariants.ts";
import { visitWithWorker } from "./offline-visit.ts";
import { releasesWithRemoval, twoReleases } from "./releases.ts";
import type { Fault } from "./server/fault.ts";
import { longTest, startFaultServer, testReleases, writeBuild } from "./testing.ts";

const tests = testReleases();
const { outOf, start } = tests;
const SECOND = "Start, in the second release";

/** Counts the documents that a page loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  return () => loads;
}

async function shellOf(page: Page): Promise<readonly string[]> {
  return (await readCaches(page))["fairlead/shell"] ?? [];
}

test("F32 an open tab of the first release works to its end: its scripts are gone from the server", async () => {
  const server = await start();
  const visit = await visitWithWorker(tests.browser, server);
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

test("F32 a tab of the first release stays open beside tabs that come and go: the worker keeps its scripts", async () => {
  const server = await start();
  const visit = await visitWithWorker(tests.browser, server);
  const { page, context } = visit;
  const scripts = (await shellOf(page)).filter((address) => address.endsWith(".js"));
  expect(scripts).not.toEqual([]);
  const other = await context.newPage();
  await other.goto(`${server.origin}/contact`);
  await untilStarted(other);
  server.deploy("v2", { keep: false });
  expect(await waitUpdate(other, server)).toBe(true);
  const loads = countLoads(other);
  await other.getByRole("button", { name: "Load it" }).click();
  await until("the new page", () => loads() === 1);
  await untilStarted(other);
  await waitNewest(other);
  await other.close();
  for (const path of ["/docs/intro", "/contact"]) {
    const passing = await context.newPage();
    await passing.goto(server.origin + path);
    await untilStarted(passing);
    await passing.close();
  }
  expect(await shellOf(page)).toEqual(expect.arrayContaining(scripts));
  await page.keyboard.press("/");
  await page.getByRole("searchbox", { name: "Search the site" }).waitFor();
  await assertInvariants(visit, server, { out: outOf("v2"), pages: [] });
});

longTest(
  "F33 a tab stays on the release that it shows when the copy is switched, and is offered the newer one",
  async () => {
    const server = await start();
    const visit = await visitWithWorker(tests.browser, server);
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
  const visit = await visitWithWorker(tests.browser, server);
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

test("F42 a press without a network says why nothing is loaded; the page stays, and a later press loads it", async () => {
  const server = await start();
  const { page, takeTrouble } = await visitWithWorker(tests.browser, server);
  server.deploy("v2");
  expect(await waitUpdate(page, server)).toBe(true);
  const press = page.getByRole("button", { name: "Load it" });
  await press.waitFor();
  const loads = countLoads(page);
  await server.kill();
  await press.click();
  await page.getByText("The server cannot be reached, and this page is not saved here.").waitFor();
  expect(loads()).toBe(0);
  expect(await page.locator("main h1").count()).toBe(1);
  await server.start();
  await press.click();
  await until("the new page", () => loads() === 1);
  expect(takeTrouble()).toEqual([]);
});

test("F42 a waiting worker takes over by itself when the only tab was loaded with the newer scripts", async () => {
  const server = await start();
  const visit = await visitWithWorker(tests.browser, server);
  server.deploy("v2");
  expect(await waitUpdate(visit.page, server)).toBe(true);
  await visit.page.reload();
  await waitNewest(visit.page);
  const shell = Object.values(await readCaches(visit.page)).flat();
  expect(shell.length).toBeGreaterThan(5);
  await assertInvariants(visit, server, { out: outOf("v2"), pages: [] });
});

longTest("F43 a chunk that is broken on both releases: at most one load by itself", async () => {
  const server = await start();
  server.fault(/show-page/, { kind: "status", status: 404 });
  const context = await tests.browser.newContext({ serviceWorkers: "block" });
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
  const visit = await visitWithWorker(tests.browser, server);
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
    const visit = await visitWithWorker(tests.browser, server);
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

/** The browser looks for a newer worker; it may be gone before it can answer. */
async function lookForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

longTest(
  "F45 an empty worker script, which browsers accept: the copy stays, and is served again by the next one",
  async () => {
    const server = await start();
    const visit = await visitWithWorker(tests.browser, server);
    await saveByPanel(visit.page, server, "docs");
    server.fault("/sw.js", { kind: "end", after: 0 });
    await lookForWorker(visit.page);
    await visit.page.close();
    const page = await visit.context.newPage();
    await page.goto(`${server.origin}/docs/intro`);
    await untilStarted(page);
    server.heal();
    await lookForWorker(page);
    await page.close();
    const next = await visit.context.newPage();
    await next.goto(server.url);
    await waitActive(next);
    await assertInvariants(visit, server, { out: outOf("v1"), pages: pagesBelow(outOf("v1"), "docs") });
  },
);

function registrationsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
}

test("F46 a build that removes the worker: no registration, no copy, open tabs are loaded once from the network", async () => {
  const server = await startFaultServer({ builds: await releasesWithRemoval() });
  const { page, takeTrouble } = await visitWithWorker(tests.browser, server);
  await saveByPanel(page, server, "docs");
  await page.goto(`${server.origin}/docs/intro`);
  await page.locator(".copy-age").waitFor();
  const loads = countLoads(page);
  server.deploy("removal", { keep: false });
  await lookForWorker(page);
  await until("the page of the network", () => loads() === 1);
  await untilStarted(page);
  await page.waitForTimeout(2000);
  expect(loads()).toBe(1);
  expect(await page.getByRole("main").getByText(SECOND).count()).toBe(1);
  expect(await page.locator(".copy-age").count()).toBe(0);
  expect(await registrationsOf(page)).toEqual([]);
  expect(await readCaches(page)).toEqual({});
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("fairlead/copy"))).toBeNull();
  await page.goto(`${server.origin}/offline`);
  await page.getByText("Saving is switched off").waitFor();
  const panel = page.locator("[data-island=offline-panel]");
  expect(await panel.evaluate((box) => box.clientHeight < innerHeight / 2)).toBe(true);
  expect(takeTrouble()).toEqual([]);
});

longTest(
  "F46 the header Clear-Site-Data on the answer to the worker removes worker and copy too",
  async () => {
    const server = await start();
    const visit = await visitWithWorker(tests.browser, server);
    await saveByPanel(visit.page, server, "docs");
    server.fault("/sw.js", { kind: "headers", set: { "Clear-Site-Data": '"storage"' } });
    await lookForWorker(visit.page).catch(() => {});
    await until("the removal", async () => (await registrationsOf(visit.page)).length === 0);
    server.heal();
    await visit.page.close();
    const page = await visit.context.newPage();
    await page.goto(`${server.origin}/docs/intro`);
    await waitActive(page);
    expect((await readCaches(page))["fairlead/objects"] ?? []).toEqual([]);
    visit.takeTrouble();
    await assertInvariants(visit, server, { out: outOf("v1"), pages: [] });
  },
);

/** The site below /sub/, and at its old place the worker that removes. */
async function moved(): Promise<string> {
  const [{ removal = "" }, { v1 = "" }] = await Promise.all([releasesWithRemoval(), twoReleases("/sub/")]);
  const folder = writeBuild({ "sw.js": readFileSync(join(removal, "sw.js")) });
  cpSync(v1, join(folder, "sub"), { recursive: true });
  return folder;
}

longTest("F47 the site moves to another base path: the worker of the old one removes itself", async () => {
  const server = await startFaultServer({ builds: { ...tests.builds, moved: await moved() } });
  const { page, takeTrouble } = await visitWithWorker(tests.browser, server);
  await saveByPanel(page, server, "docs");
  server.deploy("moved", { keep: false });
  await page.goto(`${server.origin}/sub/docs/intro`);
  await lookForWorker(page).catch(() => {});
  await until("the removal", async () => (await registrationsOf(page)).join() === "/sub/");
  await until("the end of the old copy", async () =>
    Object.keys(await readCaches(page)).every((name) => name.startsWith("fairlead/sub/")),
  );
  await page.goto(`${server.origin}/sub/docs/intro`);
  await untilStarted(page);
  expect(await page.locator("main h1").count()).toBe(1);
  expect(takeTrouble()).toEqual([]);
});

longTest(
  "F47 below another base path the worker serves that path, and knows nothing of the one before",
  async () => {
    const sub = await twoReleases("/sub/");
    const server = await startFaultServer({ builds: sub, base: "/sub/" });
    const visit = await visitWithWorker(tests.browser, server);
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

longTest("F39 pages of the copy open as quickly during an update as without one", async () => {
  const server = await start();
  const visit = await visitWithWorker(tests.browser, server);
  await saveByPanel(visit.page, server, "docs");
  const reader = await visit.context.newPage();
  const slowest = async (): Promise<number> => {
    const times: number[] = [];
    for (let i = 0; i < 20; i++) {
      const started = performance.now();
      await reader.goto(`${server.origin}/docs/${["intro", "Alpha/wiring", "Beta/wiring"][i % 3]}`);
      times.push(performance.now() - started);
    }
    return times.sort((a, b) => a - b)[18] ?? 0;
  };
  const idle = await slowest();
  server.deploy("v2");
  await openPanel(visit.page, server);
  const update = visit.page.getByRole("button", { name: "Update now" });
  await update.waitFor();
  server.network = { latency: 60, bytesPerSecond: 60_000 };
  await update.click();
  const busy = await slowest();
  expect(await visit.page.getByText(SAVED).isVisible()).toBe(false);
  server.network = {};
  await visit.page.getByText(SAVED).waitFor();
  // Timers of a loaded machine are coarse: a tenth of a second is nothing that a reader notices.
  expect(busy).toBeLessThan(idle * 1.5 + 100);
  await reader.close();
  await assertInvariants(visit, server, { out: outOf("v2"), pages: pagesBelow(outOf("v2"), "docs") });
});
