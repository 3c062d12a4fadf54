import type { Engine } from "./engine.ts";

/** Names the one engine that a run is about. */
export const ENGINE_VARIABLE = "FAIRLEAD_ENGINE";

/** Test files that ask engines with every change; the others do in the long run. */
export const QUICK_ENGINE_TESTS = ["engine", "offline", "folds"].map(
  (name) => `pipeline/tests/e2e/engines/${name}.test.ts`,
);

/** The engines that this run asks: the named one; else all in the long run, and before that those without a step of their own. */
export function chosenEngines(
  engines: readonly Engine[],
  env: Readonly<NodeJS.ProcessEnv> = process.env,
): readonly Engine[] {
  const chosen = env[ENGINE_VARIABLE];
  if (chosen === undefined)
    return env.FAIRLEAD_LONG === "1" ? engines : engines.filter(({ name }) => name !== "webkit");
  const named = engines.filter(({ name }) => name === chosen);
  if (named.length === 0) throw new Error(`${ENGINE_VARIABLE} names no engine: "${chosen}".`);
  return named;
}
