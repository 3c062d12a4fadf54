import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { copyNames } from "../../../../renderer/offline/store/names.ts";
import { noteKey, SEARCH_NOTE, STATE } from "../../../../renderer/offline/store/stores.ts";
import { SAVED } from "../faults/browser/save-by-panel.ts";
import { pagesBelow } from "../faults/invariants.ts";
import { twoReleases } from "../faults/releases.ts";
import type { FaultServer } from "../faults/server/fault-server.ts";
import { startFaultServer } from "../faults/testing.ts";
import type { EngineBrowser, Tab } from "./engine.ts";
import { isServed, isStarted } from "./in-page.ts";

/** Opens an address of a site and waits until the client has taken over. */
export async function openStarted(tab: Tab, url: string): Promise<void> {
  await tab.goto(url);
  await tab.waitFor(`the client on ${url}`, isStarted);
}

/** A new tab on a page of a site whose worker is installed and serves it. */
export async function openServed(browser: EngineBrowser, url: string): Promise<Tab> {
  const tab = await browser.openTab();
  await openStarted(tab, url);
  await tab.waitFor("a worker that serves the page", isServed);
  return tab;
}

/** Waits until the page shows a text. */
export async function untilShown(tab: Tab, text: string): Promise<void> {
  const isShown = (wanted: string) => document.body.innerText.replace(/\s+/g, " ").includes(wanted);
  await tab.waitFor(`“${text}”`, isShown, text);
}

/** The page about the copy, once its panel knows what is stored. */
export async function openPanel(tab: Tab, server: FaultServer): Promise<void> {
  await openStarted(tab, `${server.url}offline`);
  await tab.waitFor("the panel", () => document.querySelector(".copy-panel[aria-busy=false]") !== null);
}

export const pressSave = (tab: Tab): Promise<void> =>
  tab.click({ role: "button", name: /^Save \d+ parts? / });

/** Saves what the panel offers by itself, all docs, as a visitor does. */
export async function saveByPanel(tab: Tab, server: FaultServer): Promise<void> {
  await openPanel(tab, server);
  await pressSave(tab);
  await untilShown(tab, SAVED);
}

/** Waits until the search index of the copy is kept, which is made after the save: the first query at sea finds it. */
export async function untilIndexed(tab: Tab): Promise<void> {
  const place = { database: copyNames("/").database, store: STATE, key: noteKey(SEARCH_NOTE) };
  const isKept = ({ database, store, key }: typeof place): Promise<boolean> =>
    new Promise((resolve) => {
      const opening = indexedDB.open(database);
      opening.onerror = () => resolve(false);
      opening.onsuccess = () => {
        const request = opening.result.transaction(store).objectStore(store).count(key);
        request.onsuccess = () => resolve(request.result > 0);
        request.onerror = () => resolve(false);
        opening.result.close();
      };
    });
  await tab.waitFor("the search index of the copy", isKept, place);
}

/** Fetches and applies the newer release that the panel offers. */
export async function updateByPanel(tab: Tab, server: FaultServer): Promise<void> {
  await openPanel(tab, server);
  await tab.click({ role: "button", name: "Update now" });
  await untilShown(tab, SAVED);
}

/** Each page opens as it was built, byte for byte, and all are of one release. */
export async function expectPages(
  tab: Tab,
  server: FaultServer,
  out: string,
  pages: readonly string[],
): Promise<void> {
  const roots = new Set<string>();
  for (const pathname of pages) {
    await tab.goto(server.url + pathname.slice(1));
    expect(await tab.source(), pathname).toBe(htmlOf(out, pathname));
    roots.add(await tab.evaluate(rootOfPage));
  }
  expect(roots.size).toBe(1);
}

function htmlOf(out: string, pathname: string): string {
  return readFileSync(join(out, decodeURIComponent(pathname), "index.html"), "utf8");
}

/** Runs in the page: the release that the worker made it of; empty where it came from the network. */
function rootOfPage(): string {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.serverTiming.find(({ name }) => name === "fairlead-root")?.description ?? "";
}

/** The results of the search of a page for a query: addresses and texts, once they do not change any more. */
export async function searchFor(tab: Tab, query: string): Promise<string[]> {
  const isOpen = () => document.querySelector("dialog[open] input[type=search]") !== null;
  if (!(await tab.evaluate(isOpen))) await tab.press("/");
  await tab.waitFor("the search", isOpen);
  // All at once into an empty field: the answer to another query, or to the first letters, would be taken for that to this one.
  const enter = (text: string) => {
    const box = document.querySelector<HTMLInputElement>("dialog[open] input[type=search]");
    box?.focus();
    box?.select();
    document.execCommand(text === "" ? "delete" : "insertText", false, text);
  };
  await tab.evaluate(enter, "");
  await tab.waitFor(
    "a search without an answer",
    () => document.querySelector("dialog[open] [role=status]")?.textContent === "",
  );
  await tab.evaluate(enter, query);
  let before = "";
  const read = (wanted: string) => {
    const box = document.querySelector<HTMLInputElement>("dialog[open] input[type=search]");
    const status = document.querySelector("dialog[open] [role=status]")?.textContent ?? "";
    if (box?.value !== wanted || !/result/.test(status)) return null;
    // Shown while the index of the copy is made: more results are to come.
    if (/^Only titles/.test(document.querySelector("dialog[open] .search-note")?.textContent ?? ""))
      return null;
    return [...document.querySelectorAll("dialog[open] a.search-hit")]
      .filter((hit) => hit.getAttribute("href")?.startsWith("/docs"))
      .map((hit) => `${hit.getAttribute("href")} ${hit.textContent}`);
  };
  for (;;) {
    const found = await tab.waitFor(`results for “${query}”`, read, query);
    const now = found.join("\n");
    if (now === before && now !== "") return found;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** The start of a test of a fault: two releases of the small site, and a tab that its worker serves. */
interface FaultVisit {
  readonly server: FaultServer;
  readonly browser: EngineBrowser;
  readonly tab: Tab;
  readonly builds: Readonly<Record<string, string>>;
  /** Folder of the first release. */
  readonly out: string;
  /** Pathnames of its docs. */
  readonly docs: readonly string[];
}

/** A visitor of a site that can fail; `before`: what is wrong already at the first visit. */
export async function visitSmall(
  browser: EngineBrowser,
  before: (server: FaultServer) => void = () => {},
): Promise<FaultVisit> {
  const builds = await twoReleases();
  const out = builds.v1 ?? "";
  const server = await startFaultServer({ builds });
  before(server);
  const tab = await openServed(browser, server.url);
  return { server, browser, tab, builds, out, docs: pagesBelow(out, "docs") };
}

/** The same with all docs saved. */
export async function visitSaved(
  browser: EngineBrowser,
  before?: (server: FaultServer) => void,
): Promise<FaultVisit> {
  const visit = await visitSmall(browser, before);
  await saveByPanel(visit.tab, visit.server);
  return visit;
}

/** With the server dead the copy opens whole (I3, I4), of one release (I2); with it back the site works (I5, I8). */
export async function expectWhole(
  { server, tab, docs }: FaultVisit,
  out: string,
  pages: readonly string[] = docs,
): Promise<void> {
  server.heal();
  await server.kill();
  if (pages.length > 0) await expectPages(tab, server, out, pages);
  await server.start();
  await openStarted(tab, server.url);
  expect(await tab.evaluate(() => document.querySelectorAll("main h1").length)).toBe(1);
}

/** Lets the browser look for a newer worker, until nothing is being installed; says whether that worked. */
export async function lookForWorker(tab: Tab): Promise<boolean> {
  const worked = await tab.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.update().then(
      () => true,
      () => false,
    );
  });
  const isIdle = async () => ((await navigator.serviceWorker.getRegistration())?.installing ?? null) === null;
  await tab.waitFor("the end of the installation", isIdle);
  return worked === true;
}

/** Clicks a link to an address of the site, as a reader would, whether or not the page has one. */
export function followLink(tab: Tab, href: string): Promise<void> {
  return tab.evaluate((target) => {
    const link = document.createElement("a");
    link.href = target;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}
