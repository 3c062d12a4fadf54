import { setTimeout as sleep } from "node:timers/promises";
import { FaultServer } from "../faults/server/fault-server.ts";
import type { DrivenEngine } from "./driven.ts";
import { type Truth, truthOf } from "./promise.ts";
import type { Published } from "./published.ts";
import { kindOf } from "./schedule.ts";
import { findObjects, readDevice, readShown } from "./seen.ts";
import { checkShown } from "./shown-page.ts";
import { Violation } from "./violation.ts";
import { open } from "./visitor-steps.ts";
import { World } from "./world.ts";

/** After so long it is looked once more for what was lost, in milliseconds. */
const LATER_MS = 5000;

/** How a schedule went. */
export interface Ran {
  /** How many steps were done, the one that failed included. */
  readonly done: number;
  /** How often each step was left out, as the engine cannot do it. */
  readonly leftOut: ReadonlyMap<string, number>;
  readonly violation?: Violation;
  readonly seconds: number;
  /** The errors that pages and workers have reported. */
  readonly trouble: readonly string[];
}

export interface Site {
  readonly builds: Readonly<Record<string, string>>;
  readonly releases: readonly Published[];
}

/** Runs steps with a server and a browser of their own. */
export async function runSchedule(
  engine: DrivenEngine,
  { builds, releases }: Site,
  steps: readonly string[],
): Promise<Ran> {
  const started = performance.now();
  const server = await FaultServer.start({ builds });
  const browser = await engine.start();
  const world = new World(server, browser, releases);
  const leftOut = new Map<string, number>();
  const trouble: string[] = [];
  const ran = (done: number, violation?: Violation): Ran => ({
    ...{ done, leftOut, trouble, seconds: (performance.now() - started) / 1000 },
    ...(violation === undefined ? {} : { violation }),
  });
  let done = 0;
  try {
    await world.openTab();
    await open(world, "/");
    for (const step of steps) {
      done++;
      const [{ needs, run }, args] = kindOf(step);
      const name = step.split(" ")[0] ?? "";
      if (needs !== undefined && engine.cannot[needs] !== undefined) {
        leftOut.set(name, (leftOut.get(name) ?? 0) + 1);
        continue;
      }
      await run(world, args);
      await checkAfter(world);
      if (name === "check") trouble.push(...(await browser.takeTrouble()));
    }
    return ran(done);
  } catch (error) {
    return ran(done, error instanceof Violation ? error : new Violation("the test failed", String(error)));
  } finally {
    await browser.close();
    await server.kill();
  }
}

/** The checks after every step. */
async function checkAfter(world: World): Promise<void> {
  await checkShown(world);
  const tab = await world.ask(readShown);
  if (tab?.origin !== world.server.origin) return;
  const device = await world.ask(readDevice);
  if (device === undefined) return;
  const truth = truthOf(device, world.releases);
  try {
    world.promised.see(truth);
  } catch (error) {
    throw error instanceof Violation ? await lookAgain(world, truth, error) : error;
  }
}

/** The same violation, with what the browser finds of the lacking objects, at once and later. */
async function lookAgain(world: World, { lacking }: Truth, { kind, seen }: Violation): Promise<Violation> {
  const hashes = [...new Set(Object.values(lacking).flat())];
  const now = await world.ask(findObjects, hashes);
  await sleep(LATER_MS);
  const later = await world.ask(findObjects, hashes);
  return new Violation(kind, `${seen}; looked for again: ${now}; later: ${later}`);
}
