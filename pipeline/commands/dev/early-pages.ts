import { joinPathname } from "../../model/resolve/doc-path.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { visibleAddress } from "../../pages/compile-site.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import type { LaterFiles } from "./memory-tree.ts";

/** The files of the pages that a file or a folder of the data makes; `make` makes those of one page. */
export function earlyPages(
  index: SiteIndex,
  make: (pathname: string) => Promise<readonly OutputFile[]>,
): LaterFiles {
  return {
    has: (path) => isPageFile(path) && isPageOf(index, pathnameOf(path)),
    make: (path) => make(pathnameOf(path)),
  };
}

/** The HTML or the data of a page, by its path in the output. */
export function isPageFile(path: string): boolean {
  return /(^|\/)index\.(html|json)$/.test(path);
}

/** The address of a page by the path of its files. */
export function pathnameOf(path: string): string {
  return joinPathname("", path.split("/").slice(0, -1));
}

/** Lists of all pages are not among them: what they list is not known yet. */
function isPageOf(index: SiteIndex, pathname: string): boolean {
  const page = index.pages.get(pathname);
  if (page === undefined) return visibleAddress(index, pathname) !== pathname;
  return page.source !== undefined || page.node !== undefined;
}
