import { setTimeout as sleep } from "node:timers/promises";
import type { DrivenTab } from "./driven.ts";
import { type Truth, truthOf } from "./promise.ts";
import type { Published } from "./published.ts";
import { hashRecords, type PanelSays, readDevice, readPanel, readShown } from "./seen.ts";
import type { StepKind } from "./step.ts";
import { hold } from "./violation.ts";
import { open } from "./visitor-steps.ts";
import type { World } from "./world.ts";

/** Work that has lost its server ends in so long, in milliseconds. */
const REST_MS = 40_000;
/** The panel is drawn by scripts; where none is to come, there is no place for it. */
const PANEL_MS = 200;
const LOADS = 4;
const LOOK_EVERY_MS = 400;
/** More loads than these by itself, within that time, are a circle. */
const MOST_LOADS = 2;

/** A quiet point: without a server what is saved opens and the panel says what is there; with it the site works. */
export const checkStep: StepKind = {
  weight: 0,
  run: async (world, [place = "0", opened = "3"]) => {
    world.heal();
    await world.killServer();
    await world.freshTab();
    await open(world, "/offline");
    const truth = await checkPanel(world);
    if (truth !== undefined) await checkSaved(world, truth, Number(place), Number(opened));
    await world.browser.stored();
    world.promised.write();
    await world.startServer();
    await checkOnline(world);
  },
};

/** Undefined where the site cannot be opened without a network: nothing may be promised then. */
async function checkPanel(world: World): Promise<Truth | undefined> {
  const tab = await world.ask(readShown);
  if (tab === undefined || tab.pathname === null || tab.heading === null) {
    const { parts } = world.promised;
    hold(parts.length === 0, "saved, and the site does not open", `${parts.join()}; ${tab?.href}`);
    return undefined;
  }
  // Without a copy there is no such page without a network.
  const hasPanel = (await world.askUntil(PANEL_MS, hasIsland)) === true;
  const isCalm = !hasPanel || (await world.askUntil(REST_MS, isAtRest)) === true;
  const panel = await world.ask(readPanel);
  hold(isCalm || panel === null, "work without an end", `the panel: ${JSON.stringify(panel)}`);
  const device = await world.ask(readDevice);
  if (device === undefined) return undefined;
  const truth = truthOf(device, world.releases);
  world.promised.settle(truth);
  world.promised.see(truth);
  if (panel != null && isCalm) comparePanel(panel, truth);
  return truth;
}

const hasIsland = (): boolean => document.querySelector("[data-island=offline-panel]") !== null;
const isAtRest = (): boolean =>
  document.querySelector(".copy-panel[aria-busy=false]") !== null &&
  ![...document.querySelectorAll(".copy-panel button")].some(({ textContent }) => textContent === "Stop");

/** The parts that the panel calls saved are whole, and it calls those saved that are whole. */
function comparePanel({ rows, buttons, facts }: PanelSays, { release, named, whole }: Truth): void {
  const titleOf = (id: string): string => release?.sections.get(id)?.title ?? id;
  const savedTitles = rows.filter(({ state }) => state === "saved").map(({ title }) => title);
  const there = whole.map(titleOf);
  hold(
    savedTitles.toSorted().join() === there.toSorted().join(),
    "the panel does not say what is there",
    `saved, it says: ${savedTitles.join(", ") || "nothing"}; whole: ${there.join(", ") || "nothing"}`,
  );
  const isOffered = buttons.some((text) => /^Update/.test(text));
  hold(!isOffered || named.length > 0, "an update is offered for nothing", buttons.join(", "));
  const isPraised = /^Complete|^Readable/.test(facts);
  hold(!isPraised || whole.length === named.length, "the panel praises a broken copy", facts);
}

/** Every saved record is there by its bytes, and some of the pages, which are opened. */
async function checkSaved(
  world: World,
  { release, whole }: Truth,
  place: number,
  opened: number,
): Promise<void> {
  if (release === undefined) return;
  const pathnames = whole.flatMap((id) => release.sections.get(id)?.pathnames ?? []);
  const hashes = await world.ask(hashRecords, pathnames);
  const wrong = pathnames.filter((one) => hashes !== undefined && hashes[one] !== release.recordHash(one));
  hold(
    wrong.length === 0,
    "a saved record does not open",
    wrong.map((one) => `${one}: ${hashes?.[one]}`).join(", "),
  );
  for (let at = 0; at < Math.min(opened, pathnames.length); at++) {
    const pathname = pathnames[(place + at * 7) % pathnames.length];
    if (pathname !== undefined) await checkOpened(world, world.tab, release, pathname);
  }
}

async function checkOpened(
  world: World,
  tab: DrivenTab,
  release: Published,
  pathname: string,
): Promise<void> {
  await tab.goto(world.address(pathname));
  const source = await tab.source().catch((error: unknown) => String(error));
  const isSame = source.replaceAll("\r\n", "\n") === release.html(pathname).replaceAll("\r\n", "\n");
  const content = await world.ask(readShown);
  const seen = `${pathname} of ${release.name} is shown as "${content?.heading}": ${source.slice(0, 80)}`;
  hold(isSame, "a saved page has other bytes", seen);
}

/** With its server back the site works, and does not open itself anew for ever. */
async function checkOnline(world: World): Promise<void> {
  await open(world, "/");
  const loads = new Set<number>();
  for (let look = 0; look < LOADS; look++) {
    const tab = await world.ask(readShown);
    if (tab !== undefined) loads.add(tab.opened);
    await sleep(LOOK_EVERY_MS);
  }
  const tab = await world.ask(readShown);
  hold(loads.size <= MOST_LOADS, "a circle of reloads", `${loads.size} loads`);
  hold(tab?.pathname === "/", "the site does not work again", `${tab?.href}: ${tab?.heading}`);
}
