import { afterAll, expect } from "vitest";
import { SAVED } from "../faults/browser/save-by-panel.ts";
import { pagesBelow } from "../faults/invariants.ts";
import { releasesWithRemoval, twoReleases } from "../faults/releases.ts";
import type { Fault } from "../faults/server/fault.ts";
import { startFaultServer } from "../faults/testing.ts";
import type { Tab } from "./engine.ts";
import { type Body, closeShared, longEngineTest, sharedBrowser } from "./engine-test.ts";
import { isStarted } from "./in-page.ts";
import {
  expectPages,
  expectWhole,
  followLink,
  lookForWorker,
  openPanel,
  openServed,
  openStarted,
  saveByPanel,
  untilShown,
  updateByPanel,
  visitSaved,
  visitSmall,
} from "./visit.ts";

afterAll(closeShared);

const OFFER = "A newer version is available.";
const SECOND = "Start, in the second release";

const mark = (tab: Tab) => tab.evaluate(() => document.documentElement.setAttribute("data-mark", ""));
const isMarked = (tab: Tab) => tab.evaluate(() => document.documentElement.hasAttribute("data-mark"));

longEngineTest(
  "F32 in each engine: an open tab works to its end, its scripts are gone from the server",
  {},
  async (engine) => {
    const visit = await visitSmall(await sharedBrowser(engine));
    const { tab, server, builds } = visit;
    await mark(tab);
    server.deploy("v2", { keep: false });
    expect(await lookForWorker(tab)).toBe(true);
    await followLink(tab, "/projects/boards");
    await tab.waitFor("the page", () => document.body.dataset.pageType === "family");
    await tab.press("/");
    await tab.waitFor("the search", () => document.querySelector("dialog[open] input[type=search]") !== null);
    expect(await isMarked(tab)).toBe(true);
    await expectWhole(visit, builds.v2 ?? "", []);
    await tab.close();
  },
);

longEngineTest(
  "F33 in each engine: a tab stays on the release that it shows, and is offered the newer one",
  {},
  async (engine) => {
    const visit = await visitSaved(await sharedBrowser(engine));
    const { tab, server, browser, builds } = visit;
    await openStarted(tab, `${server.url}docs/Alpha/wiring`);
    await mark(tab);
    server.deploy("v2");
    const other = await browser.openTab();
    await updateByPanel(other, server);
    await other.close();
    await untilShown(tab, OFFER);
    await followLink(tab, "/docs/intro");
    await untilShown(tab, "Begin with the");
    expect(await isMarked(tab)).toBe(true);
    await tab.click({ role: "button", name: "Load it" });
    await untilShown(tab, SECOND);
    expect(await isMarked(tab)).toBe(false);
    await expectWhole(visit, builds.v2 ?? "");
    await tab.close();
  },
);

longEngineTest("F42 in each engine: a waiting worker takes over by one press", {}, async (engine) => {
  const visit = await visitSmall(await sharedBrowser(engine));
  const { tab, server, builds } = visit;
  await mark(tab);
  server.deploy("v2");
  expect(await lookForWorker(tab)).toBe(true);
  await untilShown(tab, OFFER);
  await tab.click({ role: "button", name: "Load it" });
  await tab.waitFor("the new page", () => !document.documentElement.hasAttribute("data-mark"));
  await tab.waitFor("its client", isStarted);
  const isNewest = async () => {
    const { active, waiting, installing } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return active?.state === "activated" && waiting === null && installing === null;
  };
  // Asked in a tab of its own: in the one that was loaded meanwhile, WebKit reports "activating" for good.
  const other = await openServed(visit.browser, `${server.url}docs/intro`);
  await other.waitFor("the newest worker", isNewest);
  await other.close();
  await expectWhole(visit, builds.v2 ?? "", []);
  await tab.close();
});

longEngineTest(
  "F43 in each engine: a chunk that is broken on both releases, at most one load by itself",
  {},
  async (engine) => {
    const server = await startFaultServer({ builds: await twoReleases() });
    server.fault(/show-page/, { kind: "status", status: 404 });
    const tab = await (await sharedBrowser(engine)).openTab();
    await tab.goto(server.url);
    await tab.waitFor("the client", () => document.documentElement.dataset.hydrated !== undefined);
    await followLink(tab, "/contact");
    await new Promise((resolve) => setTimeout(resolve, 5000));
    expect(server.requests.count("/contact")).toBeLessThanOrEqual(2);
    expect(await tab.evaluate(() => document.querySelectorAll("main h1").length)).toBe(1);
    await tab.close();
  },
);

longEngineTest("F44 in each engine: a worker script with a year in the HTTP cache", {}, async (engine) => {
  const set = { "Cache-Control": "public, max-age=31536000" };
  const { tab, server } = await visitSmall(await sharedBrowser(engine), (faulty) =>
    faulty.fault("/sw.js", { kind: "headers", set }),
  );
  server.deploy("v2");
  expect(await lookForWorker(tab)).toBe(true);
  const isWaiting = async () =>
    (await navigator.serviceWorker.getRegistration())?.waiting?.state === "installed";
  await tab.waitFor("a waiting worker", isWaiting);
  await tab.close();
});

const without =
  (fault: Fault): Body =>
  async (engine) => {
    const visit = await visitSaved(await sharedBrowser(engine));
    const { tab, server, out } = visit;
    server.fault("/sw.js", fault);
    for (let visits = 0; visits < 3; visits++) {
      await openStarted(tab, server.url);
      expect(await lookForWorker(tab)).toBe(false);
    }
    await expectWhole(visit, out);
    await tab.close();
  };

longEngineTest(
  "F45 in each engine: a worker script that is missing removes nothing",
  {},
  without({ kind: "status", status: 404 }),
);
longEngineTest(
  "F45 in each engine: a worker script that is a page removes nothing",
  {},
  without({ kind: "html" }),
);

longEngineTest(
  "F46 in each engine: a build that removes the worker leaves no registration and no copy",
  {},
  async (engine) => {
    const server = await startFaultServer({ builds: await releasesWithRemoval() });
    const tab = await openServed(await sharedBrowser(engine), server.url);
    await saveByPanel(tab, server);
    await openStarted(tab, `${server.url}docs/intro`);
    server.deploy("removal", { keep: false });
    // The tab is loaded anew by the worker that goes, and cannot always answer.
    await lookForWorker(tab).catch(() => {});
    const isGone = async () =>
      (await navigator.serviceWorker.getRegistrations()).length === 0 && (await caches.keys()).length === 0;
    await tab.waitFor("the removal", isGone);
    await openStarted(tab, `${server.url}docs/intro`);
    await untilShown(tab, SECOND);
    await tab.close();
  },
);

longEngineTest(
  "F47 in each engine: below another base path the worker serves that path",
  {},
  async (engine) => {
    const builds = await twoReleases("/sub/");
    const server = await startFaultServer({ builds, base: "/sub/" });
    const tab = await openServed(await sharedBrowser(engine), server.url);
    await saveByPanel(tab, server);
    expect(await tab.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope)).toBe(
      server.url,
    );
    const names = await tab.evaluate(() => caches.keys());
    expect(names.every((name) => name.startsWith("fairlead/sub/"))).toBe(true);
    await server.kill();
    await tab.goto(`${server.url}docs/intro`);
    expect(await tab.evaluate(() => document.querySelectorAll("main h1").length)).toBe(1);
    await tab.close();
  },
);

longEngineTest(
  "F34 in each engine: lists of a release before its files, the copy waits and takes it later",
  {},
  async (engine) => {
    const visit = await visitSaved(await sharedBrowser(engine));
    const { tab, server, builds, out, docs } = visit;
    server.deploy("v2", { mode: "manifest-first" });
    await openPanel(tab, server);
    await tab.click({ role: "button", name: "Update now" });
    await tab.waitFor(
      "an end",
      () => document.querySelector(".copy-panel[aria-busy=false] [role=status]") !== null,
    );
    await server.kill();
    await expectPages(tab, server, out, docs);
    await server.start();
    server.deploy("v2");
    await openPanel(tab, server);
    await tab.click({ role: "button", name: /^(?:Update now|Go on now)/ });
    await untilShown(tab, SAVED);
    await expectWhole(visit, builds.v2 ?? "", pagesBelow(builds.v2 ?? "", "docs"));
    await tab.close();
  },
);
