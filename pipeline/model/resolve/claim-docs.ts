import { append } from "../../core/append.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import type { Menu, MenuItem } from "../../sources/navigation/menu.ts";
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
  /** The menus of further docs by their folders. */
  readonly furtherMenus?: ReadonlyMap<string, Menu> | undefined;
}

/** Arranges the docs and categories of a site, and claims their addresses. */
export function claimDocs(sources: readonly Source[], target: ClaimTarget): ClaimedDocs {
  const { sets, config, pages } = target;
  const trees = new Map<string, readonly TreeNode[]>();
  const docs = new Map<string, DocNode>();
  const diagnostics: Diagnostic[] = [];
  for (const set of sets) {
    const folders = docTree(set, sources, config);
    const menu = menuOf(set, target);
    const arranged = menu === undefined ? undefined : menuTree(menu, folders, { set, config });
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

function menuOf(
  set: DocSet,
  { menu, furtherMenus }: Pick<ClaimTarget, "menu" | "furtherMenus">,
): Menu | undefined {
  if (set.folder === "docs") return menu;
  const own = furtherMenus?.get(set.folder);
  const { original } = set.further ?? {};
  if (own !== undefined || original === undefined) return own;
  const translated = menuOf(original, { menu, furtherMenus });
  return translated && { ...translated, items: optionalItems(translated.items) };
}

/** A translation may lack any page, and what else is to be reported of the menu is so in the original. */
function optionalItems(items: readonly MenuItem[]): MenuItem[] {
  return items.map((item) => ({
    ...item,
    isOptional: true,
    isDraft: false,
    ...(item.items !== undefined && { items: optionalItems(item.items) }),
  }));
}
