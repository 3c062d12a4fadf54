import { pathnameOf } from "./early-pages.ts";
import type { UpdateEvent } from "./update-events.ts";

/** Files by their paths in the output: each key names what is in the file. */
type Keys = ReadonlyMap<string, string>;

/** The differences between two builds for the open pages: parts of pages, and trees of sidebars. */
export function changesOf(before: Keys, after: Keys): UpdateEvent[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  const changed = [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
  const pathnames = changed.filter(isPageData).map(pathnameOf);
  const sidebars = changed.flatMap((path) => /^navigation\/(.+)\.json$/.exec(path)?.[1] ?? []);
  return pathnames.length + sidebars.length === 0 ? [] : [{ type: "pages", pathnames, sidebars }];
}

/**
 * The files after a build without the pages that have not been opened: those that were not there before and
 * are not shown.
 */
export function seenKeys(after: Keys, before: Keys, openPages: ReadonlySet<string>): Keys {
  const isSeen = (path: string): boolean =>
    before.has(path) || !isPageData(path) || openPages.has(pathnameOf(path));
  return new Map([...after].filter(([path]) => isSeen(path)));
}

function isPageData(path: string): boolean {
  return path === "index.json" || path.endsWith("/index.json");
}
