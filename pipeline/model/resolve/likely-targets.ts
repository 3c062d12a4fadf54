import { groupBy } from "../../core/group-by.ts";
import { nearest } from "../../core/text/nearest.ts";
import { lastPart } from "./doc-path.ts";
import { oncePerIndex } from "./once-per-index.ts";
import type { PageTable } from "./page-table.ts";
import type { SiteIndex } from "./site-index.ts";

/** More are no help. */
const COUNT = 3;

/** Addresses of pages that an address without a page may have meant, best first. */
export const likelyPages = oncePerIndex((wanted: string, index: SiteIndex) =>
  likelyPaths(wanted, pagesByName(index.pages, index)),
);

/** Files of the data folder that a path without a file may have meant, best first. */
export const likelyFiles = oncePerIndex((wanted: string, index: SiteIndex) =>
  likelyPaths(wanted, filesByName(index.assets, index)),
);

const pagesByName = oncePerIndex((pages: PageTable) => pathsByName(pages.pathnames()));
const filesByName = oncePerIndex((files: SiteIndex["assets"]) => pathsByName(files.keys()));

type Paths = ReadonlyMap<string, readonly string[]>;

/**
 * Paths that are like the wanted one. What was moved has kept its name, and whoever renames a folder breaks all links into
 * it: those are found by the name alone, and not among all paths of the site.
 */
export function likelyPaths(wanted: string, byName: Paths): readonly string[] {
  const name = lastPart(wanted);
  if (name === "") return [];
  const same = byName.get(name) ?? [];
  const close = nearest(wanted, same, COUNT);
  const moved = same.length > COUNT ? close : [...new Set([...close, ...same])];
  if (moved.length > 0) return moved;
  const near = nearest(wanted, [...byName.values()].flat(), COUNT);
  if (near.length > 0) return near;
  const others = nearest(name, byName.keys(), COUNT).flatMap((other) => byName.get(other) ?? []);
  return [...same, ...others].slice(0, COUNT);
}

/** Paths by their last part. */
export function pathsByName(paths: Iterable<string>): Paths {
  return groupBy(paths, lastPart);
}
