import { existsSync, lstatSync } from "node:fs";
import { join } from "node:path";
import { entriesBelow } from "../../../sources/read/entries-below.ts";
import { until } from "../support/until.ts";

/** For so long nothing may change before what a browser holds is taken as written. */
const REST_MS = 1000;

/** Waits until nothing below a folder has changed for a while; a browser that has stored nothing has no such folder. */
export async function restOf(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  await until("the end of the browser's writing", () => Date.now() - lastChange(folder) > REST_MS);
}

/** When something in a folder changed last, in milliseconds since 1970; now, while files come and go. */
function lastChange(folder: string): number {
  try {
    const names = ["", ...[...entriesBelow(folder)].map(({ path }) => path)];
    return Math.max(...names.map((name) => lstatSync(join(folder, name)).mtimeMs));
  } catch {
    return Date.now();
  }
}
