import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "./command.ts";
import { cleanEnvironment } from "./environment.ts";
import { oneAtATime } from "./one-at-a-time.ts";

/** Kept between runs, and no part of what `npm ci` installs: each is 100 MB. */
const folder = join(repository, ".cache/node");

/** The npm package that holds Node for this machine. */
const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;

/**
 * The program of another Node, `26` or `20.19.0`, installed from npm where it is not there yet. Throws one clear sentence
 * where that fails.
 */
export function nodeBinary(version: string): Promise<string> {
  const home = join(folder, version);
  const program = join(home, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  return oneAtATime(`${home} lock`, async () => {
    if (!existsSync(program)) install(version, home);
    return program;
  });
}

/** What was cut off on the way leaves nothing under the final name. */
function install(version: string, home: string): void {
  const fresh = `${home} new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  // npm writes into the folder that it finds this file in.
  writeFileSync(join(fresh, "package.json"), "{}\n");
  const { status, stderr, error } = spawnSync(`npm install --no-audit --no-fund ${name}@${version}`, {
    cwd: fresh,
    shell: true,
    encoding: "utf8",
    env: cleanEnvironment(),
  });
  if (status !== 0)
    throw new Error(
      `The tests need Node ${version}, and ${name}@${version} was not installed from npm: ${error?.message ?? stderr.trim()}`,
    );
  rmSync(home, { recursive: true, force: true });
  renameSync(fresh, home);
}
