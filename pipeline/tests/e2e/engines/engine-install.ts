import { spawnSync } from "node:child_process";
import { isDebian, osRelease } from "../browser-install.ts";
import type { Engine } from "./engine.ts";
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

/** Installs the engines that are missing where the system lets us. What stays missing is named by the tests left out. */
export function ensureEngines(say: (line: string) => void): void {
  const missing = engines.filter(({ name, missing }) => name in PACKAGES && missing() !== undefined);
  if (missing.length === 0) return;
  const canInstall = process.platform === "linux" && process.getuid?.() === 0 && isDebian(osRelease());
  if (canInstall) {
    const packages = missing.flatMap(({ name }) => PACKAGES[name] ?? []);
    say(`Installing ${packages.join(", ")} with apt-get ...`);
    const install = ["install", "-y", "--no-install-recommends", ...packages];
    if (!aptGet(install)) aptGet(["update"]) && aptGet(install);
  }
  for (const { name, missing: reason } of missing)
    if (reason() !== undefined) say(`Tests leave ${name} out: ${reason()}.`);
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
