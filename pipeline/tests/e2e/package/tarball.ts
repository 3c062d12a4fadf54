import { join } from "node:path";
import { inject } from "vitest";
import { repository } from "../support/command.ts";
import { oneAtATime } from "../support/one-at-a-time.ts";
import { npmPack, succeed, type Tarball } from "./npm-pack.ts";

/**
 * The package of this repository, packed once a test file. Its script `prepack` is run here by itself, since npm would run
 * `prepare` as well.
 */
export function packFairlead(): Promise<Tarball> {
  const folder = join(inject("runFolder"), "tarball");
  return oneAtATime(`${folder} lock`, async () => {
    await succeed(process.execPath, ["pipeline/bin/pack.js"], repository);
    return npmPack(repository, folder, ["--ignore-scripts"]);
  });
}
