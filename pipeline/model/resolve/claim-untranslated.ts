import { joinPathname } from "./doc-path.ts";
import type { DocSet } from "./doc-sets.ts";
import { type TreeNode, walkTree } from "./doc-tree.ts";
import type { PageTable } from "./page-table.ts";

/** Leads the addresses of pages that a translation does not have to those of the docs that it translates. */
export function claimUntranslated(
  sets: readonly DocSet[],
  trees: ReadonlyMap<string, readonly TreeNode[]>,
  pages: PageTable,
): void {
  for (const { route, further } of sets) {
    const { original } = further ?? {};
    if (original === undefined) continue;
    const above = original.route === "/" ? 0 : original.route.length;
    walkTree(trees.get(original.name) ?? [], ({ source, pathname }) => {
      if (source === undefined || pathname === undefined) return;
      const translated = joinPathname(route, pathname.slice(above).split("/"));
      const isThere = pages.get(translated) !== undefined || pages.aliasTarget(translated) !== undefined;
      if (!isThere) pages.alias(translated, pathname, source, "");
    });
  }
}
