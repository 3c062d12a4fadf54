import { existsSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { discard } from "./discard.ts";

/** A folder of its own for a measurement: the output and the cache lie there. */
export interface Workplace {
  readonly folder: string;
  readonly launcher: string;
  readonly out: string;
  /** Arguments of Node for a command on the data of this place. */
  command(...args: string[]): string[];
  /** Removes output and cache, so that the next build is cold; the pictures for links stay: they are no part of a build's time. */
  clear(): void;
  remove(): void;
}

/** A folder of its own for measurements, and the commands that build the site of `data` there. */
export function makeWorkplace(data = resolve("data")): Workplace {
  const launcher = resolve("pipeline/bin/fairlead.js");
  const folder = mkdtempSync(join(tmpdir(), "fairlead-bench-"));
  const [cache, out] = [join(folder, "cache"), join(folder, "dist")];
  return {
    folder,
    launcher,
    out,
    command: (...args) => [launcher, ...args, "--data", data, "--cache", cache, "--out", out, "--quiet"],
    clear: () => {
      discard(out);
      for (const name of existsSync(cache) ? readdirSync(cache) : [])
        if (!name.startsWith("pictures.")) discard(join(cache, name));
    },
    remove: () => discard(folder),
  };
}
