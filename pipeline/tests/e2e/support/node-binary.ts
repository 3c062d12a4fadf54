import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repository, start } from "./command.ts";
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
    if (!existsSync(program)) await install(version, home);
    return program;
  });
}

/** A download that was cut off leaves nothing under the final name. */
async function install(version: string, home: string): Promise<void> {
  const fresh = `${home} new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  // npm writes into the folder that it finds this file in.
  writeFileSync(join(fresh, "package.json"), "{}\n");
  const problem = await npmInstall(`${name}@${version}`, fresh);
  if (problem !== undefined)
    throw new Error(
      `The tests need Node ${version}, and ${name}@${version} was not installed from npm: ${problem}`,
    );
  rmSync(home, { recursive: true, force: true });
  renameSync(fresh, home);
}

/** Why npm did not install a package, or undefined where it did. */
async function npmInstall(what: string, cwd: string): Promise<string | undefined> {
  try {
    const { code, stderr } = await start("npm", ["install", "--no-audit", "--no-fund", what], { cwd }).ended;
    return code === 0 ? undefined : stderr.trim();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
