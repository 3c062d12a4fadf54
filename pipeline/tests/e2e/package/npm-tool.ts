import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../support/command.ts";
import { oneAtATime } from "../support/one-at-a-time.ts";
import { succeed } from "./npm-pack.ts";

/** Kept between runs, and no part of what `npm ci` installs. */
const home = join(repository, ".cache/tools");

/** Path of a script of an npm package, which is installed from the registry where it is not there yet. */
export function npmTool(name: string, version: string, script: string): Promise<string> {
  const folder = join(home, `${name.replace("/", "+")}-${version}`);
  const path = join(folder, "node_modules", name, script);
  return oneAtATime(`${folder} lock`, async () => {
    if (existsSync(path)) return path;
    const fresh = `${folder} new`;
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true });
    writeFileSync(join(fresh, "package.json"), "{}\n");
    await succeed("npm", ["install", "--no-audit", "--no-fund", `${name}@${version}`], fresh);
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
    return path;
  });
}
