import type { Source } from "../../sources/parse/source.ts";
import type { SiteConfig } from "../../sources/site-config.ts";
import type { DocSet } from "./doc-sets.ts";
import { type AddressedDoc, type DocNode, docNode, docTree, type TreeNode, walkTree } from "./doc-tree.ts";
import { nodeClaim } from "./page-claims.ts";
import type { PageTable } from "./page-table.ts";

/** The docs of a site. */
interface ClaimedDocs {
  /** By the names of their sets. */
  readonly trees: ReadonlyMap<string, readonly TreeNode[]>;
  /** By the paths of their files. */
  readonly docs: ReadonlyMap<string, AddressedDoc>;
}

/** The page of a doc or a category that is as it was; only this has to be known of it. */
export interface ConstantPage {
  readonly type: "doc" | "category";
  readonly id: string;
  readonly pathname: string;
  readonly title: string;
  readonly description: string;
  /** Path of its file; of a category without one, of its folder. */
  readonly source: string;
  /** Name of its set. */
  readonly sidebar: string;
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

/**
 * Claims the addresses of some docs beside pages that are as they were. There are no trees, and so nobody can ask who comes
 * before whom.
 */
export function claimDocsBeside(
  constant: readonly ConstantPage[],
  sources: readonly Source[],
  { sets, pages }: ClaimTarget,
): ClaimedDocs {
  const docs = new Map<string, AddressedDoc>();
  const setOf = new Map(sets.map((set) => [set.name, set]));
  const categories = new Map(
    sources.filter(({ type }) => type === "category").map((source) => [source.path, source]),
  );
  for (const { type, id, pathname, title, description, source: path, sidebar } of constant) {
    const set = setOf.get(sidebar);
    if (type === "doc" && set !== undefined) docs.set(path, { set, id, pathname });
    const source = categories.get(path);
    pages.restore({ pathname, type, title, description, pointer: "/id", ...(source && { source }) });
  }
  for (const source of sources) {
    const set = sets.find(({ folder }) => source.path.startsWith(`${folder}/`));
    if (source.type === "category" || set === undefined) continue;
    const node = docNode(set, source);
    docs.set(source.path, node);
    const claim = nodeClaim(node);
    if (claim !== undefined) pages.claim(claim);
  }
  return { trees: new Map(), docs };
}
