import { accessSync, constants, statSync } from "node:fs";
import { homedir } from "node:os";
import { posix, win32 } from "node:path";

/** Read in this order: a variable that is set is always used. */
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

/** The inputs of the search; tests give it made-up values. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly isExecutable: (path: string) => boolean;
  /** A browser that lies where no installation puts one; tests download theirs. */
  readonly downloaded: () => string | undefined;
}

/** The machine that runs this; `downloaded` finds a browser that a package has brought. */
export function thisMachine(downloaded: Machine["downloaded"] = () => undefined): Machine {
  return { platform: process.platform, env: process.env, home: homedir(), isExecutable, downloaded };
}

/** A variable names a browser that does not exist. */
export class BrowserVariableError extends Error {}

/**
 * An installed Chromium, Chrome or Edge; undefined without one. A variable that names no program is an error.
 */
export function findChromium(machine: Machine = thisMachine()): string | undefined {
  for (const name of BROWSER_VARIABLES) {
    const path = machine.env[name];
    if (path === undefined || path === "") continue;
    if (machine.isExecutable(path)) return path;
    throw new BrowserVariableError(`${name} names "${path}", which is no program; correct it or unset it.`);
  }
  const downloaded = machine.downloaded();
  const candidates = [
    ...onPath(machine),
    ...usualPaths(machine),
    ...(downloaded === undefined ? [] : [downloaded]),
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

/** The usual places of browsers that are not on PATH. */
export function usualPaths({ platform, env, home }: Pick<Machine, "platform" | "env" | "home">): string[] {
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

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
