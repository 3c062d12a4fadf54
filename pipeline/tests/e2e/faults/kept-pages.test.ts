import { afterAll, beforeAll, expect } from "vitest";
import { copyNames } from "../../../../renderer/offline/store/names.ts";
import type { Engine, EngineName, Tab } from "../engines/engine.ts";
import { closeShared, engineTest, longEngineTest, sharedBrowser } from "../engines/engine-test.ts";
import { isServed, isStarted } from "../engines/in-page.ts";
import { followLink } from "../engines/visit.ts";
import { twoReleases } from "./releases.ts";
import type { FaultServer } from "./server/fault-server.ts";
import { untilQuiet } from "./server/until-quiet.ts";
import { isLong, startFaultServer } from "./testing.ts";

/** Firefox writes it where a worker asks for a tab that was left meanwhile; the worker goes on without it. */
const LEFT_TAB = "Failed to get service worker’s client(s)";

const LATER = "it has shown no fault here, and is asked in the long run";
/** The engine that has shown a fault is asked with every change, the others in the long run. */
const onlyIn = (name: EngineName) => ({
  except: isLong ? {} : Object.fromEntries(NAMES.filter((one) => one !== name).map((one) => [one, LATER])),
});
const NAMES: readonly EngineName[] = ["chromium", "firefox", "webkit"];

// Pages that a browser keeps while another one is shown, and those that it shows in the place of one that cannot be had.
let builds: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  builds = await twoReleases();
});
afterAll(closeShared);

interface Visit {
  readonly tab: Tab;
  readonly server: FaultServer;
}

async function visit(engine: Engine, { worker = true } = {}): Promise<Visit> {
  const server = await startFaultServer({ builds });
  if (!worker) server.fault("/sw.js", { kind: "status", status: 404 });
  const tab = await (await sharedBrowser(engine)).openTab();
  await open({ tab, server }, "docs/intro");
  if (worker) await tab.waitFor("the worker", isServed);
  return { tab, server };
}

async function open({ tab, server }: Visit, path: string): Promise<void> {
  await tab.goto(server.url + path);
  await tab.waitFor("the client", isStarted);
}

async function openPanel(at: Visit): Promise<void> {
  await open(at, "offline");
  await at.tab.waitFor("the panel", () => document.querySelector(".copy-panel[aria-busy=false]") !== null);
}

const press = (tab: Tab, name: string | RegExp) => tab.click({ role: "button", name });
const says = (tab: Tab, text: string) =>
  tab.waitFor(text, (wanted) => (document.body?.innerText ?? "").includes(wanted), text);
const shows = (tab: Tab, pathname: string) =>
  tab.waitFor(pathname, (wanted) => document.documentElement?.dataset.pathname === wanted, pathname);

/** Begins something that takes long, and leaves the page with it. */
async function leaveAtWork({ tab, server }: Visit, name: string | RegExp): Promise<void> {
  server.fault(/\/packs\//, { kind: "slow", bytesPerSecond: 3000 });
  await press(tab, name);
  await tab.waitFor("the work", () => document.querySelector("progress") !== null);
  await tab.goto(`${server.url}robots.txt`);
  server.heal();
}

// WebKit alone takes 11 s for it; `worker-client.test.ts` holds the same with every change.
longEngineTest(
  "a page that is left at work on the copy keeps no other page from it, and does not go on by itself with what was removed since",
  onlyIn("webkit"),
  async (engine) => {
    const at = await visit(engine);
    const { tab, server } = at;
    await openPanel(at);
    await leaveAtWork(at, /^Save \d+ parts?/);
    await openPanel(at);
    await press(tab, "Go on now");
    await says(tab, "Done. Every file was checked.");
    server.deploy("v2");
    await openPanel(at);
    await leaveAtWork(at, "Update now");
    await openPanel(at);
    await press(tab, "Remove all");
    await says(tab, "Removed from this device.");
    expect(await tab.text("main")).not.toContain("An update is available");
    await tab.back();
    await tab.waitFor("the file", () => location.pathname === "/robots.txt");
    await tab.back();
    await tab.waitFor("the panel", () => document.querySelector(".copy-panel[aria-busy=false]") !== null);
    await tab.waitFor("an end", () => /^(?!.*On its way).*Not saved/s.test(document.body.innerText));
    const objectCount = await tab.evaluate(
      async () => (await (await caches.open("fairlead/objects")).keys()).length,
    );
    expect(objectCount).toBe(0);
  },
);

longEngineTest(
  "a verification and a removal that are left keep no other page from the copy",
  {},
  async (engine) => {
    const at = await visit(engine);
    const { tab, server } = at;
    for (const name of ["Verify", "Remove all"]) {
      await openPanel(at);
      await press(tab, /^Save \d+ parts?/);
      await says(tab, "Done. Every file was checked.");
      await press(tab, name);
      await tab.goto(`${server.url}robots.txt`);
      await openPanel(at);
      const isThere = await tab.evaluate(() => /Remove all/.test(document.body.innerText));
      if (isThere) {
        await press(tab, "Remove all");
        await says(tab, "Removed from this device.");
      }
    }
  },
);

longEngineTest(
  "a tab that the browser has stopped at work on the copy loses it to the next one",
  {},
  async (engine) => {
    const at = await visit(engine);
    const { tab, server } = at;
    await openPanel(at);
    await press(tab, /^Save \d+ parts?/);
    await says(tab, "Done. Every file was checked.");
    const stopped = await (await sharedBrowser(engine)).openTab();
    await open({ tab: stopped, server }, "contact");
    await stopped.evaluate((lock) => {
      void navigator.locks.request(lock, () => new Promise(() => {})).catch(() => {});
    }, copyNames("/").database);
    await press(tab, "Remove all");
    await says(tab, "Removed from this device.");
    await stopped.close();
  },
);

engineTest(
  "Back brings a page with the place on it, whether the browser kept it or not",
  onlyIn("webkit"),
  async (engine) => {
    const { tab, server } = await visit(engine);
    await tab.resize({ width: 390, height: 300 });
    await tab.evaluate(() => scrollTo(0, 200));
    await tab.waitFor("the place", () => scrollY === 200);
    await tab.goto(`${server.url}robots.txt`);
    await tab.back();
    await shows(tab, "/docs/intro");
    await tab.waitFor("the place", () => scrollY === 200);
    await tab.waitFor("the client", isStarted);
    expect(await tab.evaluate(() => scrollY)).toBe(200);
  },
);

engineTest(
  "Back before the scripts have taken over brings the page of its address",
  onlyIn("firefox"),
  async (engine) => {
    const { tab, server } = await visit(engine, { worker: false });
    server.fault(/\/assets\/client-/, { kind: "headers", set: { "Cache-Control": "no-store" } });
    await open({ tab, server }, "docs/Alpha/service");
    await followLink(tab, "/contact");
    await shows(tab, "/contact");
    server.fault(/\/assets\/client-/, { kind: "delay", ms: 2000 });
    await tab.reload();
    await tab.evaluate(() => setTimeout(() => history.back(), 0));
    await tab.waitFor("the address", () => location.pathname === "/docs/Alpha/service");
    await shows(tab, "/docs/Alpha/service");
  },
);

engineTest(
  "where neither the data nor the HTML of a page can be had the site stays, with Retry",
  {},
  async (engine) => {
    const { tab, server } = await visit(engine, { worker: false });
    await server.kill();
    await followLink(tab, "/contact");
    await says(tab, "This page could not be loaded");
    expect(await tab.evaluate(() => location.pathname)).toBe("/contact");
    await server.start();
    await press(tab, "Retry");
    await shows(tab, "/contact");
  },
);

longEngineTest(
  "a page whose data hang is opened as it is published, and not told to be not saved",
  {},
  async (engine) => {
    const { tab, server } = await visit(engine);
    server.fault("/contact/index.json", { kind: "no-headers" });
    await followLink(tab, "/contact");
    await shows(tab, "/contact");
    expect(await tab.text("h1")).not.toContain("not saved");
  },
);

engineTest(
  "a line that refuses or breaks what is fetched ahead leaves no word in the console",
  onlyIn("firefox"),
  async (engine) => {
    const { tab, server } = await visit(engine);
    const browser = await sharedBrowser(engine);
    await browser.takeTrouble({ withNetwork: true });
    for (const fault of [{ kind: "refuse" }, { kind: "abort", after: 40 }] as const) {
      // A page that is left while something arrives is one more broken line, which nothing can hide.
      await untilQuiet(server.requests);
      server.fault(/index\.json$/, fault);
      await tab.reload();
      await tab.waitFor("the client", isStarted);
      await followLink(tab, "/docs/Beta/service");
      await shows(tab, "/docs/Beta/service");
      await tab.waitFor("all of the page", () => document.readyState === "complete");
      await tab.waitFor("the client", isStarted);
      await untilQuiet(server.requests);
      await open({ tab, server }, "docs/intro");
    }
    const trouble = await browser.takeTrouble({ withNetwork: true });
    const ofWorker = trouble.filter((line) => /service\s?worker/i.test(line) && !line.includes(LEFT_TAB));
    expect(ofWorker.join("\n")).toBe("");
  },
);
