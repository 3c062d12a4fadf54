import { isDeepStrictEqual } from "node:util";
import { afterAll, expect } from "vitest";
import { draw } from "../../mutation/draw.ts";
import { pagesBelow } from "../faults/invariants.ts";
import { twoReleases } from "../faults/releases.ts";
import { isLong, startFaultServer } from "../faults/testing.ts";
import { builtSite } from "../support/built-site.ts";
import { onePageOfEachType, pagesOf } from "../support/page-types.ts";
import { until } from "../support/until.ts";
import { closeShared, engineTest, sharedBrowser } from "./engine-test.ts";
import { isStarted } from "./in-page.ts";
import {
  expectPages,
  openPanel,
  openServed,
  openStarted,
  pressSave,
  saveByPanel,
  searchFor,
  untilIndexed,
  untilShown,
  updateByPanel,
} from "./visit.ts";

afterAll(closeShared);

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
/** A link on which the small site takes some seconds. */
const SLOW = { latency: 60, bytesPerSecond: 60_000 };
const QUERIES = ["ring limiter", "INPUT_MBUS_CH1", "heding hold"];

/** Firefox says on the console of a worker that it refuses it a tab which has been left, whatever the worker does then. */
const EXPECTED = /Failed to get service worker’s client/;

/** Runs in the page: how far it can be moved sideways. */
const overflow = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
};

const LOOKS = { inChromium: "reach.test.ts and routes.test.ts" };

engineTest(
  "every type of page at phone and desk width: no error, nothing sideways",
  LOOKS,
  async (engine) => {
    const out = await builtSite({ data: "fleet" });
    const server = await startFaultServer({ builds: { v1: out } });
    const browser = await sharedBrowser(engine);
    const tab = await browser.openTab();
    await browser.takeTrouble();
    const pages = isLong ? pagesOf(out) : onePageOfEachType(out);
    expect(pages.length).toBeGreaterThan(9);
    for (const [at, { address }] of pages.entries()) {
      // The page is loaded at one width and seen at the other too, by turns.
      const widths = at % 2 === 0 ? [PHONE, DESK] : [DESK, PHONE];
      await tab.resize(widths[0] ?? PHONE);
      await tab.goto(server.url + address);
      await tab.waitFor(`the client on ${address}`, isStarted);
      for (const viewport of widths) {
        await tab.resize(viewport);
        expect(await tab.evaluate(overflow), `${address} at ${viewport.width}`).toBe(0);
      }
      const troubles = await browser.takeTrouble();
      expect(
        troubles.filter((text) => !EXPECTED.test(text)),
        address,
      ).toEqual([]);
    }
    const failed = server.requests.of(/./).filter(({ status }) => status >= 400);
    // The page that is not there, and the worker that keeps it for later.
    expect([...new Set(failed.map(({ pathname }) => pathname))].sort()).toEqual([
      "/404.html",
      "/nowhere-at-all",
    ]);
    await tab.close();
  },
);

engineTest(
  "the docs are saved, the server is gone: docs byte for byte, the same search, after a restart too; then all is removed",
  {},
  async (engine) => {
    const out = await builtSite({ data: "fleet" });
    const server = await startFaultServer({ builds: { v1: out } });
    const browser = await sharedBrowser(engine);
    const first = await openServed(browser, server.url);
    await saveByPanel(first, server);
    await untilIndexed(first);
    const online: string[][] = [];
    for (const query of QUERIES) online.push(await searchFor(first, query));
    expect(online.every((found) => found.length > 0)).toBe(true);
    const docs = pagesBelow(out, "docs");
    expect(docs.length).toBeGreaterThan(40);
    const some = isLong ? docs : draw(docs, 5, `opened of the copy in ${engine.name}`);
    await server.kill();
    await expectPages(first, server, out, some);
    await browser.stored();
    await browser.restart();
    const tab = await browser.openTab();
    await expectPages(tab, server, out, some.slice(-2));
    await tab.waitFor("the client", isStarted);
    for (const [at, query] of QUERIES.entries()) {
      // The index of a copy arrives part by part, and answers are shown meanwhile.
      const isWhole = async () => isDeepStrictEqual(await searchFor(tab, query), online[at]);
      await until(`all answers to ${query}`, isWhole).catch(() => undefined);
      expect(await searchFor(tab, query)).toEqual(online[at]);
    }
    await browser.takeTrouble();
    await server.start();
    await openPanel(tab, server);
    await untilShown(tab, "Complete and readable without a network");
    await tab.click({ role: "button", name: "Remove all" });
    await untilShown(tab, "Removed from this device.");
    expect(await browser.takeTrouble()).toEqual([]);
    await server.kill();
    await tab.goto(server.url + (some[0] ?? "").slice(1));
    await untilShown(tab, "Nothing is saved on this device.");
    await tab.close();
  },
);

const UPDATES = { inChromium: "offline-panel.test.ts and faults/update.test.ts" };

engineTest("a copy is updated to a newer release, and is of that one alone", UPDATES, async (engine) => {
  const builds = await twoReleases();
  const server = await startFaultServer({ builds });
  const browser = await sharedBrowser(engine);
  await browser.takeTrouble();
  const tab = await openServed(browser, server.url);
  await saveByPanel(tab, server);
  server.deploy("v2");
  await updateByPanel(tab, server);
  await server.kill();
  await expectPages(tab, server, builds.v2 ?? "", pagesBelow(builds.v2 ?? "", "docs"));
  // Firefox tells a page that is left of each part that it was loading; one that stays has no trouble.
  await tab.goto("about:blank");
  await browser.takeTrouble();
  await openStarted(tab, `${server.url}docs/intro`);
  expect(await browser.takeTrouble()).toEqual([]);
  await tab.close();
});

engineTest(
  "F16 the browser is killed during a save: the next page goes on by itself, and the copy is whole",
  {},
  async (engine) => {
    const builds = await twoReleases();
    const server = await startFaultServer({ builds });
    const browser = await sharedBrowser(engine);
    const tab = await openServed(browser, server.url);
    await openPanel(tab, server);
    server.network = SLOW;
    await pressSave(tab);
    const got = () => server.requests.of(/\/packs\//).filter(({ bytes }) => bytes > 0).length;
    await until("a part of the download", () => got() > 3);
    await browser.kill();
    server.network = {};
    await browser.restart();
    const next = await browser.openTab();
    await openStarted(next, `${server.url}docs/intro`);
    const before = got();
    await until("the download to go on", () => got() > before);
    await openPanel(next, server);
    await untilShown(next, "Complete and readable without a network");
    await server.kill();
    const out = builds.v1 ?? "";
    await expectPages(next, server, out, pagesBelow(out, "docs"));
  },
);
