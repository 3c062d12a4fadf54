import { setTimeout as sleep } from "node:timers/promises";
import { pick } from "../../fixtures/random.ts";
import { followLink, readShown } from "./seen.ts";
import { type StepKind, upTo } from "./step.ts";
import { hold } from "./violation.ts";
import { within } from "./within.ts";
import type { World } from "./world.ts";

/** A visitor waits so long for a page and then does something else, in milliseconds. */
const PATIENCE_MS = 4000;
/** The delay after which the result of a click is checked. */
const CLICK_MS = 400;

/** The actions of a visitor with pages and tabs, and of a browser with a site. */
export const visitorSteps: Readonly<Record<string, StepKind>> = {
  go: {
    weight: 10,
    draw: (random, { pathnames }) => [pick(pathnames, random)],
    run: (world, [pathname = "/"]) => open(world, pathname),
  },
  follow: { weight: 12, draw: (random) => [upTo(99, random)], run: follow },
  reload: { weight: 6, run: ({ tab }) => tried(tab.reload()) },
  back: {
    weight: 6,
    run: async ({ tab }) => {
      await tried(tab.back());
      await sleep(CLICK_MS);
    },
  },
  "open-tab": {
    weight: 4,
    draw: (random, { pathnames }) => [pick(pathnames, random)],
    run: async (world, [pathname = "/"]) => {
      await world.openTab();
      await open(world, pathname);
    },
  },
  "close-tab": { weight: 3, run: (world) => world.closeTab() },
  "turn-to": {
    weight: 4,
    draw: (random) => [upTo(2, random)],
    run: (world, [at]) => world.turnTo(Number(at)),
  },
  wait: {
    weight: 4,
    draw: (random) => [pick([200, 800, 2500], random)],
    run: (_, [ms]) => sleep(Number(ms)),
  },
  "kill-browser": {
    weight: 3,
    run: async (world) => {
      await world.browser.kill();
      world.promised.cut();
      world.tabs = [];
      await world.browser.restart();
      await world.openTab();
      await open(world, "/");
    },
  },
  "clear-caches": { weight: 2, needs: "clear one kind of storage", run: (world) => clear(world, "caches") },
  "clear-databases": {
    weight: 2,
    needs: "clear one kind of storage",
    run: (world) => clear(world, "databases"),
  },
};

/** A page that goes away in the middle, and a browser that gives up, are what a visitor sees and no end of the schedule. */
async function tried(work: Promise<void>): Promise<void> {
  await within(
    PATIENCE_MS,
    work.catch(() => {}),
  );
}

/** Opens an address as a visitor who does not wait for ever. */
export async function open(world: World, pathname: string): Promise<void> {
  await tried(world.tab.goto(world.address(pathname)));
}

/** A click on a link ends on a page of the site: never on a page of the browser's own. */
async function follow(world: World, [place]: readonly string[]): Promise<void> {
  const before = await world.ask(readShown);
  if (before?.pathname == null) return;
  const target = await world.ask(followLink, Number(place));
  await sleep(CLICK_MS);
  if (target == null) return;
  // For a moment between two documents browsers have an empty one.
  const isThere = (await world.askUntil(PATIENCE_MS, isOfTheSite)) === true;
  const after = await world.ask(readShown);
  const seen = `${target} from ${before.href}, then ${after?.href}`;
  hold(isThere || world.cutsPages, "a click has lost the site", seen);
}

/** Whether the document is a page of the site, that of last resort included. */
const isOfTheSite = (): boolean =>
  document.documentElement.dataset.pathname !== undefined || document.querySelector("main h1") !== null;

/** Only behind the back of a page of the site: the drivers clear what belongs to the shown page. */
async function clear(world: World, kind: "caches" | "databases"): Promise<void> {
  const tab = await world.ask(readShown);
  if (tab?.origin !== world.server.origin) return;
  // The pointer is in both places: without the database nothing is lost.
  if (kind === "caches") world.promised.cleared();
  await tried(world.tab.clear([kind]));
  if (kind === "caches") world.promised.cleared();
}
