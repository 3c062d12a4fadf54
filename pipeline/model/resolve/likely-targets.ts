import { groupBy } from "../../core/group-by.ts";
import { NearNames } from "../../core/text/near-names.ts";
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

interface Paths {
  readonly all: NearNames;
  /** Their last parts. */
  readonly names: NearNames;
  readonly byName: ReadonlyMap<string, NearNames>;
}

/**
 * Paths that are similar to the wanted one. A moved file has kept its name, and renaming a folder breaks all
 * links into it: those are found by the name alone, and not among all paths of the site.
 */
export function likelyPaths(wanted: string, { all, names, byName }: Paths): readonly string[] {
  const name = lastPart(wanted);
  if (name === "") return [];
  const same = byName.get(name);
  const close = same?.nearest(wanted, COUNT) ?? [];
  const few = same?.names.slice(0, COUNT) ?? [];
  const moved = same !== undefined && same.names.length > COUNT ? close : [...new Set([...close, ...few])];
  if (moved.length > 0) return moved;
  const near = all.nearest(wanted, COUNT);
  if (near.length > 0) return near;
  const others = names
    .nearest(name, COUNT)
    .flatMap((other) => byName.get(other)?.names.slice(0, COUNT) ?? []);
  return [...few, ...others].slice(0, COUNT);
}

/** Paths by their last part. */
export function pathsByName(paths: Iterable<string>): Paths {
  const all = new NearNames(paths);
  const groups = groupBy(all.names, lastPart);
  const byName = new Map(Array.from(groups, ([name, group]) => [name, new NearNames(group)]));
  return { all, names: new NearNames(groups.keys()), byName };
}
