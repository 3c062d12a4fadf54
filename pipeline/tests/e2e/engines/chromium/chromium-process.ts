import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FLAGS, findBrowser } from "../../browser.ts";
import { cleanEnvironment } from "../../support/environment.ts";
import type { BrowserWishes } from "../engine.ts";
import { ProcessGroup } from "../process-group.ts";
import { restOf } from "../rest.ts";

const BLOCK = 2;
const PIPES = 2;

/** Starts Chromium on a profile; `access` says how it is driven: a port, or its two pipes (3 to it, 4 from it). */
export function startChromium(
  profile: string,
  access: readonly ["--remote-debugging-port=0" | "--remote-debugging-pipe"],
  { storage }: BrowserWishes = {},
): ProcessGroup {
  prepareProfile(profile, storage === "refused");
  const args = [
    ...FLAGS,
    "--headless=new",
    ...access,
    `--user-data-dir=${profile}`,
    ...(storage === "private" ? ["--incognito"] : []),
    "about:blank",
  ];
  const pipes = access[0] === "--remote-debugging-pipe" ? PIPES : 0;
  return new ProcessGroup(findBrowser() ?? "", args, cleanEnvironment(), pipes);
}

/** Waits until the data that a browser has reported as stored is written. */
export function storedBy(profile: string): Promise<void> {
  return restOf(join(profile, "Default", "Service Worker"));
}

/** Files that a killed browser has left are in the way of the next one. */
function prepareProfile(profile: string, refusesStorage: boolean): void {
  for (const name of ["SingletonLock", "SingletonCookie", "SingletonSocket", "DevToolsActivePort"])
    rmSync(join(profile, name), { force: true });
  if (!refusesStorage) return;
  const preferences = { profile: { default_content_setting_values: { cookies: BLOCK } } };
  mkdirSync(join(profile, "Default"), { recursive: true });
  writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(preferences));
}
