import type { SiteConfig } from "../../sources/site-config.ts";
import type { DocSet } from "./doc-sets.ts";
import { versionSets } from "./doc-sets.ts";
import { type CategoryNode, type DocNode, readingOrder, type TreeNode } from "./doc-tree.ts";
import type { PageTable } from "./page-table.ts";

interface Home {
  readonly config: SiteConfig;
  readonly sets: readonly DocSet[];
  readonly trees: ReadonlyMap<string, readonly TreeNode[]>;
  readonly pages: PageTable;
}

/**
 * Gives "/" to an overview of the docs, where no page has it and none of them was put first by its author: that one is
 * shown there itself.
 */
export function claimHome({ config, sets, trees, pages }: Home): void {
  const set = versionSets(sets).find(({ latest }) => latest);
  const tree = trees.get(set?.name ?? "") ?? [];
  const [first, ...others] = readingOrder(tree).filter(({ node }) => node.kind === "doc");
  if (set === undefined || first?.node.kind !== "doc" || pages.get("/") !== undefined) return;
  if (others.length === 0 || config.docs.home === "first-doc") return;
  if (config.docs.home === undefined && isPutFirst(first.node)) return;
  const node = overviewOf(config, set, tree);
  pages.claimOwn({
    pathname: "/",
    type: "category",
    title: node.title,
    description: node.description ?? "",
    pointer: "",
    node,
  });
}

/** It is the index of the docs, or has a place by a number, and is in no folder. */
function isPutFirst({ folders, position }: DocNode): boolean {
  return folders.length === 0 && Number.isFinite(position);
}

/** All of the docs as a folder whose page is the home page. */
function overviewOf(config: SiteConfig, set: DocSet, children: readonly TreeNode[]): CategoryNode {
  return {
    kind: "category",
    set,
    folder: set.folder,
    label: config.title,
    title: config.title,
    description: config.source.tagline ?? "All pages of these docs.",
    position: 0,
    collapsed: false,
    pathname: "/",
    children,
  };
}
