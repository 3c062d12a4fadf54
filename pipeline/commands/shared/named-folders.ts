import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { UsageError } from "../../core/usage-error.ts";
import { MARKER_FILES } from "../../write/location/output-problem.ts";
import { displayPath } from "./display-path.ts";
import type { OptionsOf, SharedOptions } from "./options.ts";

/** Refuses a cache that cannot be a folder. That none can be written there, as on a full disk, costs time and no more. */
export function requireCache({ cache }: Pick<SharedOptions, "cache">): void {
  if (cache === undefined) return;
  const present = nearestPresent(cache);
  if (statSync(present).isDirectory()) return;
  throw new UsageError(
    `The cache cannot be at "${displayPath(cache)}": "${displayPath(present)}" is a file.`,
    "Name a folder with --cache DIR, or write --cache none.",
  );
}

/**
 * Refuses a folder that is not a last release: without its files, open tabs and saved copies would break
 * unseen.
 */
export function requirePrevious({ previous }: Pick<OptionsOf<"build">, "previous">): void {
  if (previous === undefined || MARKER_FILES.some((name) => existsSync(join(previous, name)))) return;
  const quoted = `"${displayPath(previous)}"`;
  throw new UsageError(
    existsSync(previous)
      ? `${quoted} is no release: it has no ${MARKER_FILES.join(" or ")}.`
      : `There is no release at ${quoted}.`,
    "Name the output of the last build with --previous DIR, and leave that out for the first release.",
  );
}

/** The path, or the nearest folder or file above it that is there. */
function nearestPresent(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestPresent(dirname(path));
}
