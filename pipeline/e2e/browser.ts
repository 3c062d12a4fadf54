import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { join, posix, win32 } from "node:path";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "playwright-core";
import { installPlan } from "./browser-install.ts";

/** Read in this order: whoever sets one of them means it, so it is never passed over. */
export const BROWSER_VARIABLES = ["FAIRLEAD_BROWSER", "CHROME_PATH", "PUPPETEER_EXECUTABLE_PATH"] as const;

const COMMANDS = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
  "msedge",
  "chrome",
];

/** Flags of every browser that tests start: no sandbox in containers, and no call to anybody. */
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Tests use this machine alone; a page that calls another host fails at once.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/** What the search depends on; tests give it made-up values. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly isExecutable: (path: string) => boolean;
  /** Where playwright puts the browser that it downloads. */
  readonly downloaded: () => string | undefined;
}

export function thisMachine(): Machine {
  return { platform: process.platform, env: process.env, home: homedir(), isExecutable, downloaded };
}

/** The browser to test with, or undefined where there is none. A variable that names no browser is an error. */
export function findBrowser(machine: Machine = thisMachine()): string | undefined {
  for (const name of BROWSER_VARIABLES) {
    const path = machine.env[name];
    if (path === undefined || path === "") continue;
    if (machine.isExecutable(path)) return path;
    throw new Error(`${name} names "${path}", which is no program; correct it or unset it.`);
  }
  const downloadedPath = machine.downloaded();
  const candidates = [
    ...onPath(machine),
    ...usualPlaces(machine),
    ...(downloadedPath === undefined ? [] : [downloadedPath]),
  ];
  return candidates.find(machine.isExecutable);
}

/** Every file that the names would be in the folders of PATH: all folders for the first name, then for the second. */
export function onPath({ platform, env }: Pick<Machine, "platform" | "env">): string[] {
  const isWindows = platform === "win32";
  const { join: joined, delimiter } = isWindows ? win32 : posix;
  const text = env.PATH ?? env.Path ?? "";
  const folders = text.split(delimiter).filter((folder) => folder !== "");
  return COMMANDS.flatMap((name) =>
    folders.map((folder) => joined(folder, isWindows ? `${name}.exe` : name)),
  );
}

/** Where browsers are installed that are not on PATH. */
export function usualPlaces({ platform, env, home }: Pick<Machine, "platform" | "env" | "home">): string[] {
  if (platform === "darwin") {
    const names = ["Google Chrome", "Chromium", "Microsoft Edge"];
    return ["/Applications", posix.join(home, "Applications")].flatMap((folder) =>
      names.map((name) => posix.join(folder, `${name}.app`, "Contents/MacOS", name)),
    );
  }
  if (platform !== "win32") return [];
  const roots = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) => env[name] ?? []);
  const paths = ["Google\\Chrome\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe"];
  return roots.flatMap((root) => paths.map((path) => win32.join(root, path)));
}

/** The browser to test with; installs one where there is none. Throws one clear sentence where that fails too. */
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

/** Starts the browser that `ensureBrowser` has found before. */
export async function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error("There is no browser; `ensureBrowser` must run first.");
  return chromium.launch({ executablePath, args: FLAGS, headless: true });
}

/** Guard against waiting for what does not come; nothing that tests wait for takes a tenth of it. */
const PATIENCE_MS = 20_000;

/** A visitor of their own: nothing stored, nothing cached. */
export async function newVisitor(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function downloaded(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

function osRelease(): string {
  const path = join("/etc", "os-release");
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}
