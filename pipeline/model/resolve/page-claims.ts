import type { Source } from "../../sources/parse/source.ts";
import { type AddressedDoc, type CategoryNode, type TreeNode, walkTree } from "./doc-tree.ts";
import { withDraftMark } from "./draft-mark.ts";
import { interfaceSummary, isInterfaceType } from "./interface-types.ts";
import type { PageClaim, PageTable } from "./page-table.ts";

/** The address of a record with a page. */
export function recordClaim(source: Source, pathname: string): PageClaim {
  const { title } = source.data as { title?: unknown };
  return {
    pathname,
    type: source.type,
    title: withDraftMark(String(title ?? ""), source),
    description: isInterfaceType(source.type) ? interfaceSummary(source) : String(source.data.summary ?? ""),
    source,
    pointer: source.data.route === undefined ? "/id" : "/route",
  };
}

/** The address of a doc, or of a category that has a page. */
export function nodeClaim(node: TreeNode): PageClaim | undefined {
  if (node.kind === "doc") {
    const { description } = node.source.data as { description?: string };
    return {
      pathname: node.pathname,
      type: "doc",
      title: node.title,
      description: description ?? node.source.prose[""]?.excerpt ?? "",
      source: node.source,
      pointer: node.source.data.slug === undefined ? "/id" : "/slug",
      node,
    };
  }
  if (node.pathname === undefined) return undefined;
  return {
    pathname: node.pathname,
    type: "category",
    title: node.title,
    description: node.description ?? "",
    ...(node.source === undefined ? {} : { source: node.source }),
    pointer: "/slug",
    node,
  };
}

/** The former addresses that a file names. */
export function claimAliases(
  source: Source,
  pages: PageTable,
  docs: ReadonlyMap<string, AddressedDoc>,
  trees: ReadonlyMap<string, readonly TreeNode[]>,
): void {
  const { aliases } = source.data;
  if (!Array.isArray(aliases)) return;
  const target =
    docs.get(source.path)?.pathname ?? categoryOf(source, trees)?.pathname ?? pages.ofSource(source);
  if (target === undefined) return;
  aliases.forEach((from: unknown, index) => {
    if (typeof from === "string") pages.alias(from, target, source, `/aliases/${index}`);
  });
}

function categoryOf(
  source: Source,
  trees: ReadonlyMap<string, readonly TreeNode[]>,
): CategoryNode | undefined {
  if (source.type !== "category") return undefined;
  let found: CategoryNode | undefined;
  for (const tree of trees.values()) {
    walkTree(tree, (node) => {
      if (node.kind === "category" && node.source === source) found = node;
    });
  }
  return found;
}
