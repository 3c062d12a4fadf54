import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, onTestFinished } from "vitest";
import { SAVED } from "../faults/browser/save-by-panel.ts";
import { twoReleases } from "../faults/releases.ts";
import { startFaultServer } from "../faults/testing.ts";
import { until } from "../support/until.ts";
import type { BrowserWishes, Engine, EngineBrowser } from "./engine.ts";
import { type Body, closeShared, longEngineTest, sharedBrowser } from "./engine-test.ts";
import {
  expectWhole,
  openPanel,
  openServed,
  openStarted,
  pressSave,
  saveByPanel,
  searchFor,
  untilShown,
  updateByPanel,
  visitSaved,
  visitSmall,
} from "./visit.ts";

afterAll(closeShared);

/** A link on which the small site takes some seconds. */
const SLOW = { latency: 60, bytesPerSecond: 60_000 };
const PACKS = /\/packs\//;

/** A browser of other kind than the shared one, which goes with the test. */
async function ownBrowser(engine: Engine, wishes: BrowserWishes = {}): Promise<EngineBrowser> {
  const browser = await engine.start(wishes);
  onTestFinished(() => browser.close());
  return browser;
}

longEngineTest(
  "F14 in each engine: the worker is ended again and again during a download",
  { abilities: ["stop workers"] },
  async (engine) => {
    const visit = await visitSmall(await sharedBrowser(engine));
    const { tab, server, out } = visit;
    await openPanel(tab, server);
    server.network = SLOW;
    await pressSave(tab);
    const isSaved = (text: string) => document.body.innerText.includes(text);
    for (let tries = 0; tries < 40 && !(await tab.evaluate(isSaved, SAVED)); tries++) {
      await tab.stopWorkers();
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    await untilShown(tab, SAVED);
    server.network = {};
    await expectWhole(visit, out);
    await tab.close();
  },
);

longEngineTest(
  "F15 in each engine: the tab is closed during a download, the next visit goes on",
  {},
  async (engine) => {
    const visit = await visitSmall(await sharedBrowser(engine));
    const { tab, server, browser, out } = visit;
    await openPanel(tab, server);
    server.network = SLOW;
    await pressSave(tab);
    const got = () => server.requests.of(PACKS).filter(({ bytes }) => bytes > 0).length;
    await until("a part of the download", () => got() > 3);
    await tab.close();
    server.network = {};
    const next = await browser.openTab();
    await next.goto(`${server.url}contact`);
    await next.waitFor(
      "the whole copy",
      async () => (await caches.match("/packs/pointer.json")) !== undefined,
    );
    await expectWhole({ ...visit, tab: next }, out);
    await next.close();
  },
);

longEngineTest("F16 in each engine: the browser is killed in the middle of updates", {}, async (engine) => {
  const browser = await ownBrowser(engine);
  const visit = await visitSaved(browser);
  const { server, builds, docs } = visit;
  await browser.stored();
  server.deploy("v2");
  let { tab } = visit;
  for (const ms of [100, 500, 1200]) {
    await openPanel(tab, server);
    const hasUpdate = () => document.body.innerText.includes("Update now");
    if (await tab.evaluate(hasUpdate)) await tab.click({ role: "button", name: "Update now" });
    await new Promise((resolve) => setTimeout(resolve, ms));
    await browser.kill();
    await server.kill();
    await browser.restart();
    tab = await browser.openTab();
    const texts: string[] = [];
    for (const pathname of docs) {
      await tab.goto(server.url + pathname.slice(1));
      texts.push(await tab.source());
    }
    const wholes = ["v1", "v2"].map((name) =>
      docs.map((pathname) => readFileSync(join(builds[name] ?? "", pathname, "index.html"), "utf8")),
    );
    expect(wholes).toContainEqual(texts);
    await server.start();
  }
});

longEngineTest(
  "F17 in each engine: two tabs start the same download, each file is fetched once",
  {},
  async (engine) => {
    const visit = await visitSmall(await sharedBrowser(engine));
    const { tab, server, browser, out } = visit;
    const other = await browser.openTab();
    for (const one of [tab, other]) await openPanel(one, server);
    // Each panel has asked for the list of what there is.
    server.requests.reset();
    server.network = SLOW;
    for (const one of [tab, other])
      await one.evaluate(() => document.querySelector<HTMLElement>(".copy-save")?.click());
    for (const one of [tab, other]) await untilShown(one, "Complete and readable");
    server.network = {};
    const paths = server.requests.of(PACKS).map(({ pathname }) => pathname);
    expect(paths.length).toBe(new Set(paths).size);
    await other.close();
    await expectWhole(visit, out);
    await tab.close();
  },
);

async function serveSmall() {
  const builds = await twoReleases();
  return { builds, server: await startFaultServer({ builds }) };
}

/** Bytes that the shell of the small site fits into, and its docs beside it do not. */
const LITTLE = 1_000_000;

longEngineTest(
  "F18 in each engine: no space for the docs, said, nothing is left of them, and the site is as before",
  { abilities: ["limit the quota"] },
  async (engine) => {
    const { tab, server } = await visitSmall(await ownBrowser(engine, { quota: LITTLE }));
    await openPanel(tab, server);
    await pressSave(tab);
    await untilShown(tab, "Not enough space on this device");
    // A full Firefox does not even open a Cache that is not there.
    const isGone = async () =>
      !(await caches.has("fairlead/objects")) ||
      (await (await caches.open("fairlead/objects")).keys()).length === 0;
    expect(await tab.evaluate(isGone)).toBe(true);
    expect(await tab.text(".copy-panel")).not.toContain("A download waits");
    await openStarted(tab, `${server.url}docs/intro`);
    expect(await tab.text("main h1")).toBeDefined();
  },
);

const refusing =
  (storage: "private" | "refused"): Body =>
  async (engine) => {
    const browser = await ownBrowser(engine, { storage });
    const { builds, server } = await serveSmall();
    const tab = await browser.openTab();
    for (const path of ["", "docs/intro", "docs/Alpha/wiring", "projects/boards", "contact"]) {
      await openStarted(tab, server.url + path);
      expect(await tab.evaluate(() => document.querySelectorAll("main h1").length), path).toBe(1);
    }
    await tab.goto("about:blank");
    expect(await browser.takeTrouble()).toEqual([]);
    await openStarted(tab, `${server.url}offline`);
    const words = await tab.waitFor("what the panel says", () => {
      const text = document.querySelector<HTMLElement>(".copy-panel[aria-busy=false]")?.innerText ?? "";
      return /Save \d+ parts?|does not let|refuses|switched off/.exec(text)?.[0];
    });
    if (!words.startsWith("Save")) return;
    // A private window that stores for as long as it is open keeps its word till then.
    await saveByPanel(tab, server);
    await server.kill();
    await tab.goto(`${server.url}docs/intro`);
    expect(await tab.source()).toBe(readFileSync(join(builds.v1 ?? "", "docs/intro/index.html"), "utf8"));
  };

longEngineTest(
  "F23 in each engine: a browser that refuses site data shows the whole site",
  { abilities: ["refuse storage"] },
  refusing("refused"),
);
longEngineTest(
  "F23 in each engine: a private window shows the whole site, and the panel says what is true",
  { abilities: ["private window"] },
  refusing("private"),
);

const broken =
  (prefix: string): Body =>
  async (engine) => {
    const visit = await visitSaved(await sharedBrowser(engine), (server) =>
      server.fault("/sw.js", { kind: "prefix", text: `${prefix}\n` }),
    );
    await visit.server.kill();
    const { tab, server, out, docs } = visit;
    for (const pathname of docs) {
      await tab.goto(server.url + pathname.slice(1));
      expect(await tab.source(), pathname).toBe(readFileSync(join(out, pathname, "index.html"), "utf8"));
    }
    await tab.close();
  };

longEngineTest(
  "F24 in each engine: IndexedDB never answers the worker, pages are read all the same",
  {},
  broken("indexedDB.open = () => new EventTarget();"),
);
longEngineTest(
  "F24 in each engine: IndexedDB throws in the worker, pages are read all the same",
  {},
  broken('indexedDB.open = () => { throw new DOMException("broken", "UnknownError"); };'),
);

longEngineTest(
  "F25 in each engine: a Cache that never answers, the network then a plain page",
  {},
  async (engine) => {
    const silent =
      "CacheStorage.prototype.match = () => new Promise(() => {}); Cache.prototype.match = (key) => new Promise((done) => { if (registration.installing) done(); });\n";
    const { tab, server } = await visitSaved(await sharedBrowser(engine), (faulty) =>
      faulty.fault("/sw.js", { kind: "prefix", text: silent }),
    );
    await tab.goto(`${server.url}docs/intro`);
    expect(await tab.text("main h1")).toBeDefined();
    await server.kill();
    await tab.goto(`${server.url}docs/intro`);
    await untilShown(tab, "The saved copy of this page cannot be read");
    await tab.close();
  },
);

longEngineTest(
  "F26 in each engine: the caches are emptied, online as usual, offline an honest page",
  { abilities: ["clear one kind of storage"] },
  async (engine) => {
    const visit = await visitSaved(await ownBrowser(engine));
    const { tab, server, browser } = visit;
    await tab.clear(["caches"]);
    await tab.close();
    // WebKit gives up the worker with its caches: the visit installs it anew.
    const next = await openServed(browser, `${server.url}docs/intro`);
    await server.kill();
    await next.goto(`${server.url}contact`);
    await untilShown(next, "There is no network at present");
  },
);

longEngineTest(
  "F27 in each engine: the database is emptied, every page opens and nothing is downloaded",
  { abilities: ["clear one kind of storage"] },
  async (engine) => {
    const visit = await visitSaved(await sharedBrowser(engine));
    const { tab, server, browser, out } = visit;
    await tab.goto(`${server.url}404`);
    await tab.clear(["databases"]);
    await tab.close();
    server.requests.reset();
    const next = await browser.openTab();
    await expectWhole({ ...visit, tab: next }, out);
    expect(server.requests.count(PACKS)).toBe(0);
    await next.close();
  },
);

longEngineTest(
  "F28 in each engine: one object is missing, and the repair fetches it alone",
  {},
  async (engine) => {
    const visit = await visitSaved(await sharedBrowser(engine));
    const { tab, server, out } = visit;
    const record = readFileSync(join(out, "docs/intro/index.json"));
    const path = `/packs/objects/${createHash("sha256").update(record).digest("hex")}`;
    await tab.evaluate(async (wanted) => (await caches.open("fairlead/objects")).delete(wanted), path);
    await openPanel(tab, server);
    await untilShown(tab, "Some files of the copy are missing or damaged.");
    server.requests.reset();
    await tab.click({ role: "button", name: "Repair" });
    await untilShown(tab, SAVED);
    expect(server.requests.paths(PACKS)).toEqual([path]);
    await expectWhole(visit, out);
    await tab.close();
  },
);

longEngineTest(
  "F29 in each engine: everything is gone between visits, the next one says so",
  { abilities: ["clear one kind of storage"] },
  async (engine) => {
    const { tab, server, browser } = await visitSaved(await sharedBrowser(engine));
    await tab.goto(`${server.url}404`);
    await tab.clear(["caches", "databases", "workers"]);
    await tab.close();
    const next = await browser.openTab();
    await openStarted(next, `${server.url}docs/intro`);
    await untilShown(next, "Your saved copy was removed by the browser.");
    await next.close();
  },
);

longEngineTest(
  "F54 in each engine: workers whose clock says 2010, only the shown age is odd",
  {},
  async (engine) => {
    const clock = { kind: "prefix", text: `Date.now = () => ${Date.UTC(2010, 0, 1)};\n` } as const;
    const visit = await visitSaved(await sharedBrowser(engine), (server) => {
      server.fault("/sw.js", clock);
      server.fault(/\/assets\/sync-worker-/, clock);
    });
    const { tab, server, builds } = visit;
    await openStarted(tab, `${server.url}docs/intro`);
    await untilShown(tab, "January 1, 2010");
    server.deploy("v2");
    await updateByPanel(tab, server);
    await expectWhole(visit, builds.v2 ?? "");
    await tab.close();
  },
);

longEngineTest(
  "F60 in each engine: the database with the search index is gone, the search without a network finds the same",
  { abilities: ["clear one kind of storage"] },
  async (engine) => {
    const { tab, server, browser } = await visitSaved(await sharedBrowser(engine));
    await openStarted(tab, `${server.url}docs/intro`);
    const before = await searchFor(tab, "wiring");
    await tab.goto(`${server.url}404`);
    await tab.clear(["databases"]);
    await tab.close();
    await server.kill();
    const next = await browser.openTab();
    await openStarted(next, `${server.url}docs/intro`);
    await until("the same results", async () => (await searchFor(next, "wiring")).join() === before.join());
    await next.close();
  },
);
