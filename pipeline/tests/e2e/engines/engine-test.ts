import { test } from "vitest";
import { isLong } from "../faults/testing.ts";
import type { Ability, Engine, EngineBrowser, EngineName } from "./engine.ts";
import { chosenEngines } from "./engine-choice.ts";
import { leftOutVariable } from "./engine-install.ts";
import { engines } from "./engines.ts";

/** The requirements of a test on an engine. */
interface Needs {
  /** The abilities that its driver must have. */
  readonly abilities?: readonly Ability[];
  /** Why an engine is left out though its driver can do all of that. */
  readonly except?: Readonly<Partial<Record<EngineName, string>>>;
  /** Tests of Chromium alone that ask the same with every change, so that its turn is in the long run. */
  readonly inChromium?: string;
}

/** The driver of WebKit leaves a command without an answer now and then on a machine that is busy. */
const RETRIES: Readonly<Record<EngineName, number>> = { chromium: 0, firefox: 0, webkit: 1 };

/** The steps of a test in one engine. */
export type Body = (engine: Engine) => Promise<void>;

/**
 * A test that is written once and runs in each engine. Where an engine is not here, or cannot do what the test needs, the
 * test is skipped by a name that says why; the report of `npm test` counts those.
 */
export function engineTest(title: string, needs: Needs, body: Body): void {
  for (const engine of chosenEngines(engines)) {
    const reason = reasonAgainst(engine, needs);
    if (reason === undefined)
      test(`${title} [${engine.name}]`, { retry: RETRIES[engine.name] }, async ({ task }) => {
        // The browser that hung is not asked again.
        if ((task.result?.retryCount ?? 0) > 0) await closeShared();
        await body(engine);
      });
    else test.skip(`${title} [${engine.name}, not run: ${reason}]`);
  }
}

/** The same for `npm run test:long` alone. */
export function longEngineTest(title: string, needs: Needs, body: Body): void {
  if (isLong) engineTest(title, needs, body);
  else for (const { name } of engines) test.skip(`${title} [${name}]`);
}

function reasonAgainst(
  { name, cannot, missing }: Engine,
  { abilities = [], except, inChromium }: Needs,
): string | undefined {
  if (name === "chromium" && inChromium !== undefined && !isLong) return `${inChromium} ask the same`;
  const lacking = abilities.map((ability) => cannot[ability]).find((reason) => reason !== undefined);
  return except?.[name] ?? lacking ?? missing() ?? process.env[leftOutVariable(name)];
}

const shared = new Map<EngineName, Promise<EngineBrowser>>();

/** The one browser of an engine that the tests of a file share, each with a site of its own and so with an origin. */
export function sharedBrowser(engine: Engine): Promise<EngineBrowser> {
  const running = shared.get(engine.name) ?? engine.start();
  shared.set(engine.name, running);
  return running;
}

/** Ends the shared browsers: for `afterAll`. */
export async function closeShared(): Promise<void> {
  const all = await Promise.allSettled(shared.values());
  shared.clear();
  await Promise.all(all.map((one) => (one.status === "fulfilled" ? one.value.close() : undefined)));
}
