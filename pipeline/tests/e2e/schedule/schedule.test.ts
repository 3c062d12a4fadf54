import { expect, test } from "vitest";
import type { EngineName } from "../engines/engine.ts";
import { firefox } from "../engines/firefox/firefox.ts";
import { webkit } from "../engines/webkit/webkit.ts";
import { isLong } from "../faults/testing.ts";
import { bareChromium } from "./bare-chromium/bare-chromium.ts";
import type { DrivenEngine } from "./driven.ts";
import { Published } from "./published.ts";
import { reduceList } from "./reduce.ts";
import { type Ran, runSchedule, type Site } from "./run-schedule.ts";
import { drawSchedule, parseScript, scriptText } from "./schedule.ts";
import { releasesOf, type SiteName } from "./site-releases.ts";

/** A schedule to be run again, as a failure prints it. */
const REPLAY = process.env.FAIRLEAD_SCHEDULE;
/** Other seeds than the usual ones: `chromium 100-119`. */
const SEEDS = process.env.FAIRLEAD_SCHEDULE_SEEDS;

const LONG = { site: "fleet", steps: 150, seeds: { chromium: 20, firefox: 5, webkit: 5 } } as const;
const SHORT = { site: "small", steps: 30, seeds: { chromium: 1, firefox: 0, webkit: 0 } } as const;
const { site: siteName, steps: count, seeds } = isLong ? LONG : SHORT;
const engines: readonly DrivenEngine[] = [bareChromium, firefox, webkit];
const MINUTE = 60_000;
/** A schedule is made shorter for so long. */
const REDUCE_MS = (isLong ? 20 : 2) * MINUTE;

async function siteOf(name: SiteName): Promise<Site> {
  const builds = await releasesOf(name);
  return { builds, releases: Object.entries(builds).map(([key, out]) => new Published(key, out)) };
}

function seedsOf(engine: EngineName): number[] {
  const [named, first = "", last = first] = SEEDS?.split(/[ -]/) ?? [];
  if (named === undefined) return Array.from({ length: seeds[engine] }, (_, at) => at + 1);
  const from = Number(first);
  return named === engine ? Array.from({ length: Number(last) - from + 1 }, (_, at) => from + at) : [];
}

for (const engine of engines) {
  for (const seed of REPLAY === undefined ? seedsOf(engine.name) : []) {
    const reason = engine.missing();
    const title = `the invariants hold in ${count} random steps, seed ${seed}`;
    if (reason !== undefined) test.skip(`${title} [${engine.name}, not run: ${reason}]`);
    else
      test(`${title} [${engine.name}]`, { timeout: 60 * MINUTE }, async () => {
        const site = await siteOf(siteName);
        const choice = {
          releases: site.releases.map(({ name }) => name),
          pathnames: site.releases[0]?.pathnames ?? [],
        };
        const steps = drawSchedule(seed, count, choice);
        const ran = await runSchedule(engine, site, steps);
        say(`${engine.name}, seed ${seed}: ${reportOf(ran)}`);
        if (ran.violation === undefined) return;
        const { violation, done } = ran;
        const text = (some: readonly string[]) =>
          scriptText({ site: siteName, engine: engine.name, steps: some });
        say(`${violation.message}\nFAIRLEAD_SCHEDULE='${text(steps.slice(0, done))}'`);
        const deadline = performance.now() + REDUCE_MS;
        const short = await reduceList(
          steps.slice(0, done),
          async (some) => (await runSchedule(engine, site, some)).violation?.kind === violation.kind,
          () => performance.now() > deadline,
        );
        expect.fail(`${violation.message}\nSeed ${seed}, made shorter:\nFAIRLEAD_SCHEDULE='${text(short)}'`);
      });
  }
}

if (REPLAY !== undefined)
  test("the schedule of FAIRLEAD_SCHEDULE runs again", { timeout: 60 * MINUTE }, async () => {
    const { site, engine: name, steps } = parseScript(REPLAY);
    const engine = engines.find((one) => one.name === name);
    if (engine === undefined) throw new Error(`There is no engine "${name}".`);
    const ran = await runSchedule(engine, await siteOf(site === "fleet" ? "fleet" : "small"), steps);
    say(reportOf(ran));
    expect(ran.violation?.message).toBe(undefined);
  });

function reportOf({ done, seconds, leftOut, trouble }: Ran): string {
  const left = [...leftOut].map(([name, times]) => `${name} ${times}`).join(", ");
  const troubleText = trouble.length === 0 ? "" : `\n  said: ${[...new Set(trouble)].join("\n  said: ")}`;
  return `${done} steps in ${seconds.toFixed(1)} s; left out: ${left || "none"}${troubleText}`;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
