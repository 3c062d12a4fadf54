import type { Checked } from "../../core/diagnostics.ts";
import { CachedHashes } from "../../sources/read/cached-hashes.ts";
import type { SourceFile } from "../../sources/read/read-data.ts";
import { readWithinUsualLimits } from "../../sources/site/read-usual-files.ts";
import type { SharedOptions } from "./options.ts";

/** Reads the data folder; files that are as the command before has left them are known from the cache and not opened. */
export function readDataFolder({
  cache,
  data,
  isAgain = false,
}: Pick<SharedOptions, "cache" | "data" | "isAgain">): Checked<SourceFile[]> {
  const hashes = new CachedHashes(cache, data, { holdsTexts: isAgain });
  const files = readWithinUsualLimits(data, hashes);
  hashes.keep();
  return files;
}
