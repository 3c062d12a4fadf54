import { spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { isDebian, osRelease } from "../browser-install.ts";
import type { Engine } from "./engine.ts";
import { chosenEngines } from "./engine-choice.ts";
import { engines } from "./engines.ts";

/** Debian's packages for the engines beside Chromium. */
const PACKAGES: Readonly<Partial<Record<Engine["name"], readonly string[]>>> = {
  firefox: ["firefox-esr"],
  webkit: ["webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi", "xvfb"],
};

/** A server that does not answer must not hold up a run: tries, seconds, and the whole in milliseconds. */
const BOUNDED = [
  "-o",
  "Acquire::Retries=1",
  "-o",
  "Acquire::http::Timeout=30",
  "-o",
  "DPkg::Lock::Timeout=60",
];
const PATIENCE_MS = 600_000;

/**
 * Installs the engines that are missing if the system allows it. Those that stay missing are named by the
 * tests left out.
 */
export function ensureEngines(say: (line: string) => void): void {
  const missing = chosenEngines(engines).filter(
    ({ name, missing }) => name in PACKAGES && missing() !== undefined,
  );
  if (missing.length === 0) return;
  const canInstall = process.platform === "linux" && process.getuid?.() === 0 && isDebian(osRelease());
  if (canInstall) {
    const packages = missing.flatMap(({ name }) => PACKAGES[name] ?? []);
    say(`Installing ${packages.join(", ")} with apt-get ...`);
    const install = ["install", "-y", ...packages];
    if (!aptGet(install)) aptGet(["update"]) && aptGet(install);
  }
  for (const { name, missing: reason } of missing)
    if (reason() !== undefined) say(`Tests leave ${name} out: ${reason()}.`);
}

/** The variable that says why an engine which is here is left out. */
export const leftOutVariable = (name: Engine["name"]): string => `FAIRLEAD_WITHOUT_${name.toUpperCase()}`;

/** Starts each engine beside Chromium once: one that does not start on this machine is left out by its words, as if it were missing. */
export async function tryEngines(say: (line: string) => void): Promise<void> {
  for (const engine of chosenEngines(engines)) {
    if (!(engine.name in PACKAGES) || engine.missing() !== undefined) continue;
    if (process.env[leftOutVariable(engine.name)] !== undefined) continue;
    const problem = await startProblem(engine);
    if (problem === undefined) continue;
    process.env[leftOutVariable(engine.name)] = problem;
    say(`Tests leave ${engine.name} out: ${problem}`);
  }
}

const START_MS = 60_000;

async function startProblem(engine: Engine): Promise<string | undefined> {
  const opened = engine.start().then(async (browser) => {
    const tab = await browser.openTab();
    await tab.close();
    await browser.close();
  });
  const patience = new AbortController();
  const late = sleep(START_MS, undefined, { signal: patience.signal }).then(() => {
    throw new Error(`it took more than ${START_MS / 1000} s`);
  });
  return Promise.race([opened, late])
    .then(
      () => undefined,
      (error: unknown) => `it does not start here: ${error instanceof Error ? error.message : String(error)}`,
    )
    .finally(() => patience.abort());
}

function aptGet(args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status } = spawnSync("apt-get", [...BOUNDED, ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env,
    timeout: PATIENCE_MS,
  });
  return status === 0;
}
