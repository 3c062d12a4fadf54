import type { Source } from "../../sources/parse/source.ts";
import type { SiteConfig } from "../../sources/site-config.ts";
import type { DocSet } from "./doc-sets.ts";
import { type AddressedDoc, type DocNode, docTree, type TreeNode, walkTree } from "./doc-tree.ts";
import { nodeClaim } from "./page-claims.ts";
import type { PageTable } from "./page-table.ts";

/** The docs of a site. */
interface ClaimedDocs {
  /** By the names of their sets. */
  readonly trees: ReadonlyMap<string, readonly TreeNode[]>;
  /** By the paths of their files. */
  readonly docs: ReadonlyMap<string, AddressedDoc>;
}

interface ClaimTarget {
  readonly sets: readonly DocSet[];
  readonly config: SiteConfig;
  readonly pages: PageTable;
}

/** Arranges the docs and categories of a site, and claims their addresses. */
export function claimDocs(sources: readonly Source[], { sets, config, pages }: ClaimTarget): ClaimedDocs {
  const trees = new Map<string, readonly TreeNode[]>();
  const docs = new Map<string, DocNode>();
  for (const set of sets) {
    const tree = docTree(set, sources, config);
    trees.set(set.name, tree);
    walkTree(tree, (node) => {
      if (node.kind === "doc") docs.set(node.source.path, node);
      const claim = nodeClaim(node);
      if (claim !== undefined) pages.claim(claim);
    });
  }
  return { trees, docs };
}
