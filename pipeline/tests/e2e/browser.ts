import { spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "playwright-core";
import {
  BROWSER_VARIABLES,
  findChromium,
  type Machine,
  thisMachine as machineWith,
} from "../../outputs/print/find-chromium.ts";
import { DISABLED_FEATURES } from "./browser-features.ts";
import { installPlan, osRelease } from "./browser-install.ts";

/** Flags of every browser that tests start: no sandbox in containers, and no call to anybody. */
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${DISABLED_FEATURES.join(",")}`,
  // Tests use this machine alone; a page that calls another host fails at once.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/** This machine; playwright's own browser counts where one was downloaded. */
function thisMachine(): Machine {
  return machineWith(downloaded);
}

/** The browser to test with, or undefined without one. A variable that names no browser is an error. */
export function findBrowser(machine: Machine = thisMachine()): string | undefined {
  return findChromium(machine);
}

/** The browser to test with; installs one if it is missing. Throws one clear sentence if that fails too. */
export function ensureBrowser(say: (line: string) => void): string {
  const found = findBrowser();
  if (found !== undefined) return found;
  for (const { name, commands } of installPlan({
    ...thisMachine(),
    isRoot: process.getuid?.() === 0,
    release: osRelease(),
  })) {
    say(`No browser was found; installing one with ${name} ...`);
    const ok = commands.every(({ command, args, env }) => {
      const { status } = spawnSync(command, args, {
        stdio: ["ignore", "inherit", "inherit"],
        env: { ...process.env, ...env },
      });
      return status === 0;
    });
    const installed = ok ? findBrowser() : undefined;
    if (installed !== undefined) return installed;
  }
  throw new Error(
    `The tests need a Chromium browser and none could be installed: install Chromium, Chrome or Edge, or name one in ${BROWSER_VARIABLES[0]}.`,
  );
}

/** Whether a person wants to see the pages: tests open windows where the variable is set. */
export const hasWindow = (env: Machine["env"] = process.env): boolean => env.FAIRLEAD_WINDOW === "1";

/** Starts a browser: the one that `ensureBrowser` has found before, unless another is named. */
export async function launch(executablePath = findBrowser()): Promise<Browser> {
  if (executablePath === undefined) throw new Error("There is no browser; `ensureBrowser` must run first.");
  return chromium.launch({ executablePath, args: FLAGS, headless: !hasWindow() });
}

/** Guard against waiting for what does not come; nothing that tests wait for takes a tenth of it. */
const PATIENCE_MS = 60_000;

/** A visitor of their own: nothing stored, nothing cached. */
export async function newVisitor(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/**
 * Ends a visit. Chromium now and then never answers for a visitor whose last requests were left hanging; that
 * is no fault of the tested code, so it is reported, and the visitor goes with the browser. `patience`: in
 * milliseconds. An error of closing is thrown.
 */
export async function endVisit(
  context: Pick<BrowserContext, "close">,
  patience = PATIENCE_MS,
): Promise<void> {
  const isClosed = context.close().then(() => true);
  if (await Promise.race([isClosed, sleep(patience, false, { ref: false })])) return;
  process.stderr.write("The browser does not let go of a visitor; it goes with the browser.\n");
}

function downloaded(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}
