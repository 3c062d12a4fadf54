import { chmodSync, chownSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "../support/tree.ts";

/** Linux has what these need, and only root may do it. */
export const canSeal = process.platform === "linux" && process.getuid?.() === 0;

/** User and group without rights, which every Linux has. */
const NOBODY = 65_534;

/** A command line that runs without any network but the machine's own loopback. */
export function withoutNetwork(words: readonly string[], before = ""): readonly string[] {
  return ["unshare", "-n", "-m", "sh", "-c", `set -e; ip link set lo up; ${before}exec "$@"`, "sh", ...words];
}

/** The same as a user who may write the folder of the site, and into nothing else; `node_modules` is mounted read-only. */
export function asStranger(folder: string, words: readonly string[]): readonly string[] {
  const modules = `'${join(folder, "node_modules")}'`;
  const mount = `mount --bind ${modules} ${modules}; mount -o remount,bind,ro ${modules}; `;
  const user = ["--reuid", `${NOBODY}`, "--regid", `${NOBODY}`, "--clear-groups"];
  return withoutNetwork(["setpriv", ...user, ...words], mount);
}

/** Gives all of a site but its packages to that user. */
export function giveAway(folder: string): void {
  chmodSync(dirname(folder), 0o755);
  const own = listFiles(folder).filter((path) => !path.startsWith("node_modules/"));
  const folders = own.flatMap((path) => foldersAbove(path));
  mkdirSync(join(folder, ".fairlead"), { recursive: true });
  for (const path of new Set(["", ".fairlead", ...folders, ...own]))
    chownSync(join(folder, path), NOBODY, NOBODY);
}

function foldersAbove(path: string): readonly string[] {
  const above = dirname(path);
  return above === "." ? [] : [above, ...foldersAbove(above)];
}
