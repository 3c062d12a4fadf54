import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Latest, RootManifest } from "../../../../schema/generated/types.ts";
import { listFiles } from "../support/tree.ts";
import { until } from "../support/until.ts";
import { untilStarted } from "../support/watched-page.ts";
import { readCaches } from "./browser/storage.ts";
import { waitActive, waitUpdate, workerState } from "./browser/worker-state.ts";
import { assertInvariants } from "./invariants.ts";
import { type OfflineVisit, visitSite } from "./offline-visit.ts";
import type { Fault } from "./server/fault.ts";
import type { FaultServer } from "./server/fault-server.ts";
import { longTest, testReleases } from "./testing.ts";

const tests = testReleases();
const { outOf, start } = tests;

/** Addresses of the shell's files, as the worker lists them. */
function shellOf(out: string): string[] {
  const [, facts = ""] = /^const fairleadSite = (.*);$/m.exec(readFileSync(join(out, "sw.js"), "utf8")) ?? [];
  return (JSON.parse(facts) as { shell: { url: string }[] }).shell.map(({ url }) => url);
}

/** Visits, and waits until the installation has failed. */
async function visitFailing(server: FaultServer): Promise<OfflineVisit> {
  const visit = await visitSite(tests.browser, server);
  await untilStarted(visit.page);
  await until("a request for the worker", () => server.requests.count("/sw.js") > 0);
  await until("the end of the installation", async () => {
    const { installing, active } = await workerState(visit.page);
    return installing === "none" && active === "none" && (await workerIsGone(visit));
  });
  return visit;
}

/** Whether there is no registration any more, as after an installation that failed. */
function workerIsGone({ page }: OfflineVisit): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined);
}

/** The fault is over: the next visit installs, and asks only for what is missing. */
async function installs({ page }: OfflineVisit, server: FaultServer): Promise<string[]> {
  server.heal();
  server.requests.reset();
  await page.reload();
  await waitActive(page);
  return server.requests.paths();
}

/** Scripts that the shell has and a visit does not ask for by itself. */
const lazy = /^\/assets\/(?:use-search|open-search)-.*\.js$/;

describe("a shell that does not come whole is not installed, the site works, and the next visit installs", () => {
  test.each<[string, RegExp | string, Fault]>([
    ["F01 a file answers 404", lazy, { kind: "status", status: 404 }],
    ["F01 a file answers 500", "/routes.json", { kind: "status", status: 500 }],
    ["F03 the connection is cut inside a body", lazy, { kind: "abort", after: 100 }],
    ["F04 a script ends cleanly and too early", lazy, { kind: "end", after: 100 }],
    ["F04 a list ends cleanly and too early", "/routes.json", { kind: "end", after: 100 }],
    ["F07 a portal answers with a page of its own for a script", lazy, { kind: "html" }],
    ["F07 a portal answers with a page of its own for JSON", "/routes.json", { kind: "html" }],
    ["F08 a cache answers with the bytes of another release", "/404.html", { kind: "older", build: "v2" }],
    ["F09 one bit is flipped", lazy, { kind: "flip", at: 200 }],
    ["F10 a file is redirected", lazy, { kind: "redirect", to: "/" }],
  ])("%s", async (_, target, fault) => {
    const server = await start();
    server.fault(target, fault);
    const visit = await visitFailing(server);
    expect(await visit.page.locator("main h1").count()).toBe(1);
    await installs(visit, server);
    await assertInvariants(visit, server, { out: outOf("v1"), pages: [] });
  });
});

test("F02 the server dies after some files: the next visit fetches only what is missing", async () => {
  const server = await start();
  const files = shellOf(outOf("v1"));
  server.fault("/routes.json", { kind: "refuse" });
  const visit = await visitFailing(server);
  const stored = (await readCaches(visit.page))["fairlead/shell"] ?? [];
  expect(stored.length).toBeGreaterThan(3);
  expect(stored.length).toBeLessThan(files.length);
  await installs(visit, server);
  const all = (await readCaches(visit.page))["fairlead/shell"] ?? [];
  expect(all.map((path) => path.replace(/\?.*/, ""))).toEqual([...files].sort());
  await assertInvariants(visit, server, { out: outOf("v1"), pages: [] });
});

test("F05, F06: headers that never arrive, a body that stalls: given up within 20 s, and the page never waits", async () => {
  const faults: Fault[] = [{ kind: "no-headers" }, { kind: "stall", after: 20 }];
  await Promise.all(
    faults.map(async (fault) => {
      const server = await start();
      server.fault("/routes.json", fault);
      const visit = await visitSite(tests.browser, server);
      await untilStarted(visit.page);
      const started = performance.now();
      await until("a request for the list", () => server.requests.count("/routes.json") > 0);
      await until("the end of the installation", () => workerIsGone(visit));
      expect(performance.now() - started).toBeLessThan(20_000);
      await installs(visit, server);
      expect(await waitUpdate(visit.page, server)).toBe(true);
      await assertInvariants(visit, server, { out: outOf("v1"), pages: [] });
    }),
  );
});

longTest(
  "F02 the server dies after some files, and the page stays open: the worker comes all the same",
  async () => {
    const server = await start();
    server.fault("/routes.json", { kind: "refuse" });
    const visit = await visitFailing(server);
    server.heal();
    server.requests.reset();
    // It is asked for again after half a minute.
    await waitActive(visit.page);
    expect(server.requests.count("/")).toBe(0);
    await assertInvariants(visit, server, { out: outOf("v1"), pages: [] });
  },
);

test("F08 a stale HTTP cache is gone past: one more request each, then the shell is installed", async () => {
  const server = await start();
  server.fault("/404.html", { kind: "older", build: "v2" }, 1);
  server.fault(lazy, { kind: "flip", at: 50 }, 1);
  const visit = await visitSite(tests.browser, server);
  await waitActive(visit.page);
  await assertInvariants(visit, server, { out: outOf("v1"), pages: [] });
});

test("F11 a blocker that refuses what looks like advertising or tracking: the shell is installed all the same", async () => {
  const server = await start();
  const words =
    /(?:\b|_)(?:ads?|adverts?|banner|analytics|track(?:er|ing)?|beacon|pixel|telemetry|metrics|stats)(?:\b|_)/i;
  server.fault(words, { kind: "refuse" });
  const visit = await visitSite(tests.browser, server);
  await waitActive(visit.page);
  await assertInvariants(visit, server, { out: outOf("v1"), pages: [] });
});

test("F12 every script, style and font of the client is in the shell, or is left to every copy; none is in neither", () => {
  const out = outOf("v1");
  const json = <T>(path: string): T => JSON.parse(readFileSync(join(out, path), "utf8")) as T;
  const all = listFiles(out).filter((path) => /^assets\/[\w-]+-[\w-]{8}\.(?:js|css|woff2)$/.test(path));
  const shell = new Set(shellOf(out).map((url) => url.slice(1)));
  const { root } = json<Latest>("latest.json");
  const copied = new Set(json<RootManifest>(`packs/objects/${root.hash}`).shared.map(({ path }) => path));
  const left = all.filter((path) => !shell.has(path));
  expect(left.length).toBeGreaterThan(5);
  expect(left.filter((path) => !copied.has(path))).toEqual([]);
  // The files with which a page starts are never left out, and neither are those that it needs to open
  // another page and to search.
  const home = readFileSync(join(out, "index.html"), "utf8");
  const named = all.filter((path) => home.includes(`"/${path}"`));
  const lazy = all.filter((path) => /\/(?:client|show-page|later|open-search|search-worker)-/.test(path));
  expect(named.length).toBeGreaterThan(2);
  expect(lazy).toHaveLength(5);
  expect([...named, ...lazy].filter((path) => !shell.has(path))).toEqual([]);
});
