import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { BROWSER_VARIABLES, type Machine, thisMachine } from "../../outputs/print/find-chromium.ts";
import { hasWindow } from "./browser.ts";
import { osRelease } from "./browser-install.ts";

const COMMANDS = ["chromium-headless-shell", "chrome-headless-shell"];
const PACKAGE = "chromium-headless-shell";

/**
 * Chromium without its windows: the same engine, but a visitor and a page of it take a third less of
 * processor time. Undefined without it, and if a variable names the browser to test with.
 */
export function findHeadlessShell({ env, isExecutable }: Machine = thisMachine()): string | undefined {
  if (BROWSER_VARIABLES.some((name) => (env[name] ?? "") !== "")) return undefined;
  const folders = (env.PATH ?? env.Path ?? "").split(delimiter).filter((folder) => folder !== "");
  return COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** The browser for what needs pages alone: the shell where there is one; in the long run, and with windows, the whole browser. */
export function pagesBrowser(machine: Machine = thisMachine()): string | undefined {
  return needsWholeBrowser(machine) ? undefined : findHeadlessShell(machine);
}

const needsWholeBrowser = ({ env }: Machine): boolean => env.FAIRLEAD_LONG === "1" || hasWindow(env);

/** Installs the shell where the system has it and lets us. Where it does not, tests go on with the whole browser. */
export function ensureHeadlessShell(say: (line: string) => void, machine: Machine = thisMachine()): void {
  const isNamed = BROWSER_VARIABLES.some((name) => (machine.env[name] ?? "") !== "");
  if (isNamed || needsWholeBrowser(machine) || findHeadlessShell(machine) !== undefined) return;
  // Only Debian itself has this package.
  if (machine.platform !== "linux" || process.getuid?.() !== 0 || !/^ID=debian$/m.test(osRelease())) return;
  say("No browser without windows was found; installing one with apt-get ...");
  const install = ["install", "-y", "--no-install-recommends", PACKAGE];
  const isInstalled = aptGet(install) || (aptGet(["update"]) && aptGet(install));
  if (!isInstalled) say("It was not installed; the tests take longer with the whole browser.");
}

function aptGet(args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync("apt-get", args, { stdio: "ignore", env }).status === 0;
}
