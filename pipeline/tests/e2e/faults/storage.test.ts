import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { untilStarted } from "../support/watched-page.ts";
import { blockedVisitor } from "./browser/blocked-profile.ts";
import { openPanel, SAVED, saveByPanel } from "./browser/save-by-panel.ts";
import { saveCopy } from "./browser/save-copy.ts";
import { evict, readCaches, stopWorkers } from "./browser/storage.ts";
import { watchTrouble } from "./browser/trouble.ts";
import { waitActive } from "./browser/worker-state.ts";
import { assertInvariants, pagesBelow } from "./invariants.ts";
import { visitWithWorker } from "./offline-visit.ts";
import { longTest, testReleases } from "./testing.ts";

const tests = testReleases();
const { outOf, start } = tests;

test("F23 a browser that refuses site data: the whole site works online, without a trouble", async () => {
  const server = await start();
  const context = await blockedVisitor();
  const takeTrouble = watchTrouble(context);
  const page = await context.newPage();
  for (const path of ["/", "/docs/intro", "/docs/Alpha/wiring", "/projects/boards", "/contact"]) {
    expect((await page.goto(server.origin + path))?.status()).toBe(200);
    await untilStarted(page);
  }
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Documentation" }).click();
  await page.waitForURL(/docs\/intro/);
  expect(takeTrouble()).toEqual([]);
});

/** A worker in whose browser a part of storage is broken, and a copy that was saved before. */
async function visitBroken(prefix: string) {
  const server = await start();
  server.fault("/sw.js", { kind: "prefix", text: `${prefix}\n` });
  const visit = await visitWithWorker(tests.browser, server);
  const saved = await saveCopy(visit.page);
  server.heal();
  await stopWorkers(visit.page);
  return { ...visit, server, saved };
}

longTest.each([
  ["never answers", "indexedDB.open = () => new EventTarget();"],
  ["throws", 'indexedDB.open = () => { throw new DOMException("broken", "UnknownError"); };'],
])("F24 IndexedDB %s: pages are read by the copy of the pointer", async (_, broken) => {
  const { server, saved, ...visit } = await visitBroken(broken);
  await assertInvariants(visit, server, { out: outOf("v1"), pages: saved.pages });
});

longTest("F25 a Cache that never answers: the network after 1.5 s, without it a plain page", async () => {
  const silent =
    "CacheStorage.prototype.match = () => new Promise(() => {}); Cache.prototype.match = (key) => new Promise((done) => { if (registration.installing) done(); });";
  const { server, page } = await visitBroken(silent);
  let started = performance.now();
  expect((await page.goto(`${server.origin}/docs/intro`, { waitUntil: "commit" }))?.status()).toBe(200);
  expect(performance.now() - started).toBeLessThan(3500);
  await server.kill();
  started = performance.now();
  const response = await page.goto(`${server.origin}/docs/intro`, { waitUntil: "commit" });
  expect(response?.status()).toBe(503);
  expect(performance.now() - started).toBeLessThan(7000);
  expect(await page.locator("h1").textContent()).toBe("The saved copy of this page cannot be read");
});

test("F26 the caches are emptied, worker and database stay: online as usual, offline an honest page", async () => {
  const server = await start();
  const visit = await visitWithWorker(tests.browser, server);
  await saveCopy(visit.page);
  await evict(visit.page, server.origin, "cache_storage");
  await stopWorkers(visit.page);
  const page = await visit.context.newPage();
  expect((await page.goto(`${server.origin}/docs/intro`))?.status()).toBe(200);
  await untilStarted(page);
  await server.kill();
  const response = await page.goto(`${server.origin}/contact`, { waitUntil: "commit" });
  expect(response?.status()).toBe(503);
  expect(await page.locator("main").textContent()).toContain("Nothing is saved on this device.");
  await server.start();
  await assertInvariants(visit, server, { out: outOf("v1"), pages: [] });
});

test("F26 single caches are thrown away: the next visit brings shell and pointer back", async () => {
  const server = await start();
  const visit = await visitWithWorker(tests.browser, server);
  await saveByPanel(visit.page, server, "docs");
  await visit.page.close();
  const page = await visit.context.newPage();
  const before = await readCachesOf(page, `${server.origin}/docs/intro`);
  await page.evaluate(async () => {
    await caches.delete("fairlead/shell");
    await caches.delete("fairlead/meta");
  });
  await stopWorkers(page);
  await page.reload();
  await untilStarted(page);
  await expect.poll(() => readCaches(page), { timeout: 120_000 }).toEqual(before);
  await server.kill();
  expect((await page.goto(`${server.origin}/contact`))?.status()).toBe(503);
  expect(await page.locator('link[rel="stylesheet"]').count()).toBeGreaterThan(0);
  await server.start();
  visit.takeTrouble();
  await assertInvariants(visit, server, { out: outOf("v1"), pages: pagesBelow(outOf("v1"), "docs") });
});

test("F26 the cache of the pointer is thrown away: offline the saved pages are found by search all the same", async () => {
  const server = await start();
  const visit = await visitWithWorker(tests.browser, server);
  await saveByPanel(visit.page, server, "docs");
  await visit.page.evaluate(async () => {
    await caches.delete("fairlead/meta");
    // No visit looks after the copy then.
    localStorage.removeItem("fairlead/copy");
  });
  await visit.page.close();
  await server.kill();
  const page = await visit.context.newPage();
  await page.goto(`${server.origin}/docs/intro`);
  await untilStarted(page);
  await page.keyboard.press("/");
  await page.getByRole("searchbox", { name: "Search the site" }).fill("wiring");
  await page.locator("a.search-hit").first().waitFor();
  await server.start();
  visit.takeTrouble();
  await assertInvariants(visit, server, { out: outOf("v1"), pages: pagesBelow(outOf("v1"), "docs") });
});

/** The caches once the page at an address is at rest. */
async function readCachesOf(page: Page, address: string): Promise<Record<string, string[]>> {
  await page.goto(address);
  await untilStarted(page);
  await page.waitForLoadState("networkidle");
  return readCaches(page);
}

longTest(
  "F27 the database is emptied, the caches stay: every page opens and nothing is downloaded",
  async () => {
    const server = await start();
    const visit = await visitWithWorker(tests.browser, server);
    const { pages } = await saveCopy(visit.page);
    await evict(visit.page, server.origin, "indexeddb");
    await stopWorkers(visit.page);
    server.requests.reset();
    const page = await visit.context.newPage();
    for (const path of pages)
      expect((await page.goto(server.origin + path, { waitUntil: "commit" }))?.status()).toBe(200);
    expect(server.requests.count(/\/packs\//)).toBe(0);
    await assertInvariants(visit, server, { out: outOf("v1"), pages });
  },
);

test("F28 one object is missing: the panel says what needs repair, and the repair fetches it alone", async () => {
  const server = await start();
  const visit = await visitWithWorker(tests.browser, server);
  const { page } = visit;
  await saveByPanel(page, server, "docs");
  const record = readFileSync(join(outOf("v1"), "docs/intro/index.json"));
  const hash = createHash("sha256").update(record).digest("hex");
  await page.evaluate(
    async (path) => (await caches.open("fairlead/objects")).delete(path),
    `/packs/objects/${hash}`,
  );
  await openPanel(page, server);
  await page.getByText("Some files of the copy are missing or damaged.").waitFor();
  server.requests.reset();
  await page.getByRole("button", { name: "Repair" }).click();
  await page.getByText(SAVED).waitFor();
  expect(server.requests.paths(/\/packs\//)).toEqual([`/packs/objects/${hash}`]);
  await assertInvariants(visit, server, { out: outOf("v1"), pages: pagesBelow(outOf("v1"), "docs") });
});

test.each([
  ["root manifest", undefined],
  ["manifest of a section", "docs.Alpha"],
])(
  "F41 the %s is missing: panel and last page say that the copy needs repair, and nothing else",
  async (_, id) => {
    const server = await start();
    const visit = await visitWithWorker(tests.browser, server);
    const { page } = visit;
    await saveByPanel(page, server, "docs");
    await page.evaluate(async (id) => {
      const pointer = (await caches.match("/packs/pointer.json")) as Response;
      const { current } = await pointer.json();
      const objects = await caches.open("fairlead/objects");
      const at = (hash: string) => `/packs/objects/${hash}`;
      const root = await (await objects.match(at(current.root.hash)))?.json();
      const line = root.sections.find((one: { id: string }) => one.id === id);
      await objects.delete(at(line?.manifests[0].hash ?? current.root.hash));
    }, id);
    await stopWorkers(page);
    await server.kill();
    const later = await visit.context.newPage();
    const response = await later.goto(`${server.origin}/docs/Alpha/wiring`, { waitUntil: "commit" });
    expect(response?.status()).toBe(503);
    expect(await later.locator("h1").textContent()).toBe("The saved copy of this page cannot be read");
    const words = (await later.locator("main").textContent()) ?? "";
    expect(words).not.toContain("Nothing is saved");
    expect(words).not.toContain("Alpha");
    await server.start();
    server.fault("/latest.json", { kind: "status", status: 503 });
    await openPanel(page, server);
    await page.locator(".copy-facts", { hasText: "Needs repair" }).waitFor();
    await page.getByText("Some files of the copy are missing or damaged.").waitFor();
    await page.getByText("The server answered with status 503.").waitFor();
    expect(await page.getByText("works without it").count()).toBe(0);
    server.heal();
    await page.getByRole("button", { name: "Repair" }).click();
    // The visit may have been quicker.
    await page.locator(".copy-facts", { hasText: "Complete" }).waitFor();
    visit.takeTrouble();
    await assertInvariants(visit, server, { out: outOf("v1"), pages: pagesBelow(outOf("v1"), "docs") });
  },
);

test("F29 the marker of a copy is gone and the copy is there: a visit keeps it up to date all the same", async () => {
  const server = await start();
  const visit = await visitWithWorker(tests.browser, server);
  await saveByPanel(visit.page, server, "docs");
  await visit.page.evaluate(() => localStorage.removeItem("fairlead/copy"));
  await visit.page.close();
  server.deploy("v2");
  const page = await visit.context.newPage();
  await page.goto(`${server.origin}/docs/intro`);
  await page.getByText("A newer version is available.").waitFor();
  await page.waitForFunction(() => localStorage.getItem("fairlead/copy")?.includes("saved"));
  await assertInvariants(visit, server, { out: outOf("v2"), pages: pagesBelow(outOf("v2"), "docs") });
});

longTest(
  "F29 everything is gone between visits: the next visit misses the copy and offers to save it again",
  async () => {
    const server = await start();
    const visit = await visitWithWorker(tests.browser, server);
    await saveByPanel(visit.page, server, "docs");
    await visit.page.close();
    const page = await visit.context.newPage();
    await page.goto(`${server.origin}/404`);
    await evict(page, server.origin, ["cache_storage", "indexeddb", "service_workers"]);
    await page.close();
    const later = await visit.context.newPage();
    await later.goto(`${server.origin}/docs/intro`);
    await later.getByText("Your saved copy was removed by the browser.").waitFor();
    await later.getByRole("link", { name: "Save it again" }).click();
    await later.waitForURL(/offline/);
    await later.getByText(/was removed by the browser. Save it again below./).waitFor();
    visit.takeTrouble();
    await saveByPanel(later, server, "docs");
    await waitActive(later);
    await assertInvariants(visit, server, { out: outOf("v1"), pages: pagesBelow(outOf("v1"), "docs") });
  },
);

longTest("F30 a browser that lies about space and promises nothing: saving works all the same", async () => {
  const server = await start();
  const visit = await visitWithWorker(tests.browser, server);
  await visit.context.addInitScript(() => {
    // The browser's own first page has none.
    if (!("StorageManager" in globalThis)) return;
    Object.assign(StorageManager.prototype, {
      estimate: async () => ({ usage: 1e18, quota: 0 }),
      persist: async () => Promise.reject(new Error("no")),
      persisted: async () => Promise.reject(new Error("no")),
    });
  });
  await visit.page.reload();
  await saveByPanel(visit.page, server, "docs");
  await assertInvariants(visit, server, { out: outOf("v1"), pages: pagesBelow(outOf("v1"), "docs") });
});
