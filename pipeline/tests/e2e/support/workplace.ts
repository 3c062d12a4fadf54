import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { dataFolders } from "./built-site.ts";
import { type Ended, fairlead } from "./command.ts";
import { tempFolder } from "./temp-folder.ts";

/** A copy of the small fixture with places for output and cache. */
export function workplace(data: string = dataFolders.small) {
  const folder = tempFolder();
  cpSync(data, join(folder, "data"), { recursive: true });
  const build = (...more: string[]) => fairlead(["build", "--cache", "cache", ...more], { cwd: folder });
  const edit = (path: string, change: (text: string) => string) => {
    const file = join(folder, "data", path);
    writeFileSync(file, change(readFileSync(file, "utf8")));
  };
  return { folder, data: join(folder, "data"), out: join(folder, "dist"), build, edit };
}

/**
 * The number of rendered pages in the last line of a build: "Built 13 pages in 0.50 s (13 rendered, 50 files
 * written, 0 kept)."
 */
export function renderedOf({ stdout }: Ended): number {
  return Number(/\((\d+) rendered/.exec(stdout)?.[1] ?? Number.NaN);
}

/** The end of a command; one that did not end well fails the test with its output. */
export async function succeed(ending: Promise<Ended>): Promise<Ended> {
  const ended = await ending;
  expect(ended.code, ended.stdout + ended.stderr).toBe(0);
  return ended;
}
