import { append } from "../../core/append.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import type { Menu } from "../../sources/navigation/menu.ts";
import type { Source } from "../../sources/parse/source.ts";
import type { SiteConfig } from "../../sources/site-config.ts";
import type { DocSet } from "./doc-sets.ts";
import { type AddressedDoc, type DocNode, docTree, type TreeNode, walkTree } from "./doc-tree.ts";
import { menuTree } from "./menu-tree.ts";
import { nodeClaim } from "./page-claims.ts";
import type { PageTable } from "./page-table.ts";

/** The docs of a site. */
interface ClaimedDocs {
  /** By the names of their sets. */
  readonly trees: ReadonlyMap<string, readonly TreeNode[]>;
  /** By the paths of their files. */
  readonly docs: ReadonlyMap<string, AddressedDoc>;
  /** Findings about parts of a menu that lead nowhere. */
  readonly diagnostics: readonly Diagnostic[];
}

interface ClaimTarget {
  readonly sets: readonly DocSet[];
  readonly config: SiteConfig;
  readonly pages: PageTable;
  /** The menu of the docs where a file has one; released versions are arranged by their folders. */
  readonly menu?: Menu | undefined;
}

/** Arranges the docs and categories of a site, and claims their addresses. */
export function claimDocs(
  sources: readonly Source[],
  { sets, config, pages, menu }: ClaimTarget,
): ClaimedDocs {
  const trees = new Map<string, readonly TreeNode[]>();
  const docs = new Map<string, DocNode>();
  const diagnostics: Diagnostic[] = [];
  for (const set of sets) {
    const folders = docTree(set, sources, config);
    const arranged =
      menu === undefined || set.folder !== "docs" ? undefined : menuTree(menu, folders, { set, config });
    const tree = arranged?.value ?? folders;
    append(diagnostics, arranged?.diagnostics ?? []);
    trees.set(set.name, tree);
    walkTree(tree, (node) => {
      if (node.kind === "doc") docs.set(node.source.path, node);
      const claim = nodeClaim(node);
      if (claim !== undefined) pages.claim(claim);
    });
  }
  return { trees, docs, diagnostics };
}
