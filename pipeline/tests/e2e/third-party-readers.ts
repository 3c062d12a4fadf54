import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { type DebianToolName, debianTools, isThere } from "../support/exports/debian-tool.ts";
import { isDebian } from "./browser-install.ts";

interface Host {
  readonly platform: NodeJS.Platform;
  readonly isRoot: boolean;
  /** Text of /etc/os-release. */
  readonly release: string;
}

const names = Object.keys(debianTools) as DebianToolName[];

/** Packages to install for the programs that are missing; none where this machine does not let us. */
export function packagesFor(
  missing: readonly DebianToolName[],
  { platform, isRoot, release }: Host,
): string[] {
  if (platform !== "linux" || !isRoot || !isDebian(release)) return [];
  return missing.flatMap((name) => [...debianTools[name].packages]);
}

/** The formats that a run without some programs did not read back, a line each. */
export function unread(missing: readonly DebianToolName[]): string[] {
  return missing.map(
    (name) =>
      `${debianTools[name].reads} were not read back by ${name} (Debian: ${debianTools[name].packages.join(", ")}).`,
  );
}

/** Installs the programs that read exports back, where root and apt are at hand; says what is not read back without them. */
export function ensureThirdPartyReaders(say: (line: string) => void): void {
  const missing = names.filter((name) => !isThere(name));
  const packages = packagesFor(missing, {
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    release: existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "",
  });
  if (packages.length > 0) {
    say(`Installing what reads exports back: ${packages.join(", ")} ...`);
    for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]])
      spawnSync("apt-get", args, {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
  }
  for (const line of unread(missing.filter((name) => !isThere(name)))) say(line);
}
