import { describe, expect, onTestFinished, test } from "vitest";
import { testBrowser } from "../../support/test-browser.ts";
import { startFaultServer, writeBuild } from "../testing.ts";
import { blockedVisitor } from "./blocked-profile.ts";
import { KillableBrowser } from "./killable-browser.ts";
import { evict, limitQuota, readCaches, stopWorkers } from "./storage.ts";
import { watchTrouble } from "./trouble.ts";
import { waitActive, waitUpdate, waitWaiting, workerState } from "./worker-state.ts";

const worker = (version: string) => `
  const version = ${JSON.stringify(version)}; let wakes = 0;
  addEventListener("install", (event) => event.waitUntil(caches.open("shell " + version).then((c) => c.put("/x", new Response("x")))));
  addEventListener("fetch", (event) => {
    const { pathname } = new URL(event.request.url);
    if (pathname === "/version") event.respondWith(new Response(version + " " + ++wakes));
    if (pathname === "/reject") { event.respondWith(new Response("")); Promise.reject(new Error("nobody listens")); }
  });`;
const page = '<!doctype html><title>Page</title><script src="/page.js"></script>';
const build = (version: string) =>
  writeBuild({
    "index.html": page,
    "page.js": "navigator.serviceWorker?.register('/sw.js')",
    "sw.js": worker(version),
  });

const tests = testBrowser();

async function visit() {
  const server = await startFaultServer({ builds: { v1: build("v1"), v2: build("v2") } });
  const context = await tests.newContext();
  const takeTrouble = watchTrouble(context);
  const page = await context.newPage();
  await page.goto(server.url);
  await waitActive(page);
  await page.reload();
  return { server, context, page, takeTrouble };
}

const versionOf = (page: Awaited<ReturnType<typeof visit>>["page"]) =>
  page.evaluate(async () => (await fetch("/version")).text());

describe("workers", () => {
  test("a newer one is found at once and waits for the tab of the old one", async () => {
    const { server, page } = await visit();
    expect(await waitActive(page)).toEqual({
      installing: "none",
      waiting: "none",
      active: "activated",
      controlled: true,
    });
    server.deploy("v2");
    expect(await waitUpdate(page, server)).toBe(true);
    expect((await waitWaiting(page)).active).toBe("activated");
    expect(await versionOf(page)).toMatch(/^v1/);
  });

  test("an update whose script cannot be had is told from one that worked", async () => {
    const { server, page } = await visit();
    server.fault("/sw.js", { kind: "status", status: 404 });
    expect(await waitUpdate(page, server)).toBe(false);
    expect((await workerState(page)).active).toBe("activated");
  });

  test("a stopped one has forgotten what it held in memory", async () => {
    const { page } = await visit();
    expect(await versionOf(page)).toBe("v1 1");
    expect(await versionOf(page)).toBe("v1 2");
    await stopWorkers(page);
    expect(await versionOf(page)).toBe("v1 1");
  });
});

describe("storage", () => {
  test("caches go and the worker stays, or everything goes", async () => {
    const { server, context, page } = await visit();
    expect(await readCaches(page)).toEqual({ "shell v1": ["/x"] });
    await evict(page, server.origin, "cache_storage");
    const next = await context.newPage();
    await next.goto(server.url);
    expect(await readCaches(next)).toEqual({});
    expect((await workerState(next)).active).toBe("activated");
    await evict(next, server.origin, "all");
    expect((await workerState(next)).active).toBe("none");
  });

  test("beyond the quota writes to a cache fail", async () => {
    const { server, page } = await visit();
    const write = () =>
      page.evaluate(async () => {
        try {
          const body = new Uint8Array(300_000);
          await (await caches.open("big")).put("/big", new Response(body));
          return "stored";
        } catch (error) {
          return (error as Error).name;
        }
      });
    const session = await limitQuota(page, server.origin, 200_000);
    expect(await write()).toBe("QuotaExceededError");
    await session.send("Storage.overrideQuotaForOrigin", { origin: server.origin });
    expect(await write()).toBe("stored");
  });

  test("a profile with site data blocked refuses workers, caches and localStorage", async () => {
    const server = await startFaultServer({ builds: { v1: build("v1") } });
    const context = await blockedVisitor();
    const page = await context.newPage();
    await page.goto(server.url);
    const names = await page.evaluate(async () => {
      const nameOf = async (use: () => unknown) => {
        try {
          await use();
          return "allowed";
        } catch (error) {
          return (error as Error).name;
        }
      };
      return Promise.all([
        nameOf(() => navigator.serviceWorker.register("/sw.js")),
        nameOf(() => caches.open("x")),
        nameOf(() => localStorage.getItem("x")),
      ]);
    });
    expect(names).toEqual(["NotSupportedError", "SecurityError", "SecurityError"]);
  });

  test("what a killed browser had stored is there when it starts again", async () => {
    const server = await startFaultServer({ builds: { v1: build("v1") } });
    const killable = new KillableBrowser();
    onTestFinished(() => killable.close());
    const before = await (await killable.start()).newPage();
    await before.goto(server.url);
    await waitActive(before);
    await killable.stored();
    // The list of a new cache is written while its first file is stored, and may lack it; the next file outdates the list.
    await before.evaluate(async () => (await caches.open("shell v1")).put("/y", new Response("y")));
    await killable.stored();
    await killable.kill();
    await server.kill();
    const after = await (await killable.start()).newPage();
    await server.start();
    await after.goto(server.url);
    expect(await readCaches(after)).toEqual({ "shell v1": ["/x", "/y"] });
    expect((await workerState(after)).controlled).toBe(true);
  });
});

test("errors of pages, rejections in workers and reports of the policy are noted, failed requests on demand", async () => {
  const { server, page, takeTrouble } = await visit();
  expect(takeTrouble()).toEqual([]);
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error("page went wrong")), 0));
  await page.evaluate(() => fetch("/reject"));
  await page.evaluate(() => fetch("/missing.txt"));
  const noted: string[] = [];
  await expect
    .poll(() => noted.push(...takeTrouble({ withNetwork: true })) && [...noted].sort().join("\n"), {
      timeout: 5000,
    })
    .toMatch(
      /Failed to load resource[\s\S]*worker unhandledrejection: Error: nobody listens[\s\S]*uncaught: page went wrong/,
    );
  expect(server.requests.count("/missing.txt")).toBe(1);
});
