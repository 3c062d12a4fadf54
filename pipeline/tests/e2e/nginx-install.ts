import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { canHaveNginx, findNginx, NGINX_HINT } from "../support/outputs/hosts/nginx-program.ts";
import { isDebian } from "./browser-install.ts";

interface Host {
  readonly platform: NodeJS.Platform;
  readonly isRoot: boolean;
  /** Text of /etc/os-release. */
  readonly release: string;
}

/** The commands that install nginx; none where this machine does not let us. */
function nginxInstallation({ platform, isRoot, release }: Host): string[][] {
  if (platform === "darwin") return [["brew", "install", "nginx"]];
  if (platform !== "linux" || !isRoot || !isDebian(release)) return [];
  return [
    ["apt-get", "update"],
    ["apt-get", "install", "-y", "--no-install-recommends", "nginx-light"],
  ];
}

/**
 * Installs nginx if it is missing and the system allows it. If it does not, the tests that need it fail and
 * report it.
 */
export function ensureNginx(say: (line: string) => void): void {
  if (!canHaveNginx || findNginx() !== undefined) return;
  const commands = nginxInstallation({
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    release: existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "",
  });
  if (commands.length > 0) say("No nginx was found; installing one ...");
  for (const [program = "", ...args] of commands)
    spawnSync(program, args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  if (findNginx() === undefined) say(NGINX_HINT);
}
