import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cleanEnvironment } from "../../support/environment.ts";
import { until } from "../../support/until.ts";
import type { BrowserWishes } from "../engine.ts";
import { ProcessGroup } from "../process-group.ts";
import { Marionette } from "../webdriver/marionette.ts";
import { TIMEOUTS } from "../webdriver/session.ts";
import { preferencesText } from "./preferences.ts";

/** A started Firefox: its processes, and the connection that controls it. */
export interface FirefoxProcess {
  readonly group: ProcessGroup;
  readonly marionette: Marionette;
  readonly version: string;
}

/** Starts Firefox without its windows on a profile, with what was stored in that before. */
export async function startFirefox(
  program: string,
  profile: string,
  wishes: BrowserWishes,
): Promise<FirefoxProcess> {
  mkdirSync(profile, { recursive: true });
  writeFileSync(join(profile, "user.js"), preferencesText(wishes));
  const portFile = join(profile, "MarionetteActivePort");
  for (const name of ["MarionetteActivePort", "lock", ".parentlock"])
    rmSync(join(profile, name), { force: true });
  const args = ["--marionette", "--remote-allow-system-access", "--headless", "--no-remote"];
  const group = new ProcessGroup(program, [...args, "--profile", profile], environment(profile));
  const port = await until("the start of Firefox", () => readPort(portFile)).catch((error: Error) => {
    throw new Error(`${error.message} It said:\n${group.output}`);
  });
  const marionette = await Marionette.connect(port);
  const session = (await marionette.call("WebDriver:NewSession", {
    capabilities: { alwaysMatch: { timeouts: TIMEOUTS } },
  })) as { readonly capabilities: { readonly browserVersion: string } };
  return { group, marionette, version: session.capabilities.browserVersion };
}

/** The profile is the home too: nothing of the machine's user is read or written. */
function environment(profile: string): NodeJS.ProcessEnv {
  return { ...cleanEnvironment(), HOME: profile, MOZ_CRASHREPORTER_DISABLE: "1" };
}

function readPort(path: string): number | undefined {
  try {
    return Number(/^\d+/.exec(readFileSync(path, "utf8"))?.[0]) || undefined;
  } catch {
    return undefined;
  }
}
