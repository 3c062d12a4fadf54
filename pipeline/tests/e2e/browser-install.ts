import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** One way to get a browser: all of its commands must work. */
interface Installation {
  readonly name: string;
  readonly commands: readonly Command[];
}

interface Host {
  readonly platform: NodeJS.Platform;
  readonly isRoot: boolean;
  /** Text of /etc/os-release. */
  readonly release: string;
}

/** The ways to get a browser here, the best first. */
export function installPlan({ platform, isRoot, release }: Host): Installation[] {
  const downloader: Installation = {
    name: "playwright's downloader",
    commands: [{ command: process.execPath, args: [playwrightCli(), "install", "chromium"] }],
  };
  return platform === "linux" && isRoot && isDebian(release) ? [apt, downloader] : [downloader];
}

const apt: Installation = {
  name: "apt-get",
  commands: [aptGet("update"), aptGet("install", "-y", "--no-install-recommends", "chromium")],
};

function aptGet(...args: string[]): Command {
  return { command: "apt-get", args, env: { DEBIAN_FRONTEND: "noninteractive" } };
}

/** Debian, Ubuntu, and what says that it is like them. */
export function isDebian(release: string): boolean {
  const ids = [...release.matchAll(/^(?:ID|ID_LIKE)=(.*)$/gm)].flatMap(([, value = ""]) =>
    value.replaceAll('"', "").split(/\s+/),
  );
  return ids.includes("debian") || ids.includes("ubuntu");
}

/** Text of /etc/os-release; empty without that file. */
export function osRelease(): string {
  const path = join("/etc", "os-release");
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/** The package does not export its command line, but it lies beside what it exports. */
function playwrightCli(): string {
  return join(dirname(createRequire(import.meta.url).resolve("playwright-core")), "cli.js");
}
