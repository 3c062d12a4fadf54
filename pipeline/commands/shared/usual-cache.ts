import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The cache where `--cache` names no other folder: in the site's own folder, since `node_modules` may be read-only. */
export const USUAL_CACHE = ".fairlead/cache";

/** Keeps the usual cache out of git. Another folder is its owner's business, and one that cannot be written holds nothing. */
export function ignoreUsualCache(cache: string | undefined): void {
  if (cache !== resolve(USUAL_CACHE)) return;
  const path = join(cache, ".gitignore");
  if (existsSync(path)) return;
  try {
    mkdirSync(cache, { recursive: true });
    writeFileSync(path, "*\n");
  } catch {
    // The run goes without a cache.
  }
}
