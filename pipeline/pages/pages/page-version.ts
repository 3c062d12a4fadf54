import type { DocVersion } from "../../../schema/generated/types.ts";
import { splitName } from "../../model/resolve/doc-path.ts";
import { versionSets } from "../../model/resolve/doc-sets.ts";
import { type CategoryNode, readingOrder, type TreeNode, walkTree } from "../../model/resolve/doc-tree.ts";
import { oncePerIndex } from "../../model/resolve/once-per-index.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { CompileContext } from "../context.ts";
import { docOfVersion, sameBelow } from "./doc-versions.ts";

/** Which version of the docs a page is of, and where it is in the current one; nothing where there is one version. */
export function pageVersion(node: TreeNode, context: CompileContext): { version?: DocVersion } {
  const { config, trees } = context.index;
  const versions = versionSets(context.index.docSets);
  if (versions.length < 2 || node.set.further !== undefined) return {};
  const { name, label, latest } = node.set;
  const version: DocVersion = { name, label, latest };
  const current = versions.find((set) => set.latest);
  if (latest || current === undefined) return { version };
  const { notice, canonical, noindex } = config.docs.versions;
  const state = name === "current" ? "coming" : "former";
  const same = sameAddress(node, current.name, context.index);
  const start = same ?? readingOrder(trees.get(current.name) ?? [])[0]?.pathname;
  return {
    version: {
      ...version,
      state,
      ...(notice && start !== undefined
        ? { current: { label: current.label, href: context.href(start), isSame: same !== undefined } }
        : {}),
      ...(canonical && same !== undefined ? { preferred: same } : {}),
      ...(noindex === "others" || noindex === state ? { noindex: true } : {}),
    },
  };
}

/**
 * The address of a page in another version: of a doc with the same id, of the category with the same folder, or else of
 * the page that has the same address below its version.
 */
function sameAddress(node: TreeNode, version: string, index: SiteIndex): string | undefined {
  const same =
    node.kind === "doc"
      ? docOfVersion(version, node.id, index)?.pathname
      : categoriesOf(index.trees.get(version) ?? [], index).get(folderBelow(node, index));
  const { set, pathname } = node;
  return same ?? (pathname === undefined ? undefined : sameBelow(version, { set, pathname }, index));
}

/** Addresses of the categories of a version by their folders below it. */
const categoriesOf = oncePerIndex((tree: readonly TreeNode[], index): ReadonlyMap<string, string> => {
  const addresses = new Map<string, string>();
  walkTree(tree, (node) => {
    const address = node.kind === "category" ? (node.pathname ?? node.doc?.pathname) : undefined;
    if (node.kind === "category" && address !== undefined) addresses.set(folderBelow(node, index), address);
  });
  return addresses;
});

/** The folder of a category below its version, without the numbers that order folders: `/guide` of `/01-guide`. */
function folderBelow({ folder, set }: CategoryNode, index: SiteIndex): string {
  const rule = index.config.docs.dialect.addresses;
  const parts = folder.slice(set.folder.length).split("/");
  return parts.map((part) => splitName(part, rule).name).join("/");
}
