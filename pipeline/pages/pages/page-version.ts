import type { DocVersion } from "../../../schema/generated/types.ts";
import { type CategoryNode, readingOrder, type TreeNode, walkTree } from "../../model/resolve/doc-tree.ts";
import { oncePerIndex } from "../../model/resolve/once-per-index.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { CompileContext } from "../context.ts";
import { docOfVersion } from "./doc-versions.ts";

/** Which version of the docs a page is of, and where it is in the current one; nothing where there is one version. */
export function pageVersion(node: TreeNode, context: CompileContext): { version?: DocVersion } {
  const { docSets, config, trees } = context.index;
  if (docSets.length < 2) return {};
  const { name, label, latest } = node.set;
  const version: DocVersion = { name, label, latest };
  const current = docSets.find((set) => set.latest);
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

/** The address of a page in another version: of a doc with the same id, or of the category with the same folder. */
function sameAddress(node: TreeNode, version: string, index: SiteIndex): string | undefined {
  if (node.kind === "doc") return docOfVersion(version, node.id, index)?.pathname;
  return categoriesOf(index.trees.get(version) ?? [], index).get(folderBelow(node));
}

/** Addresses of the categories of a version by their folders below it. */
const categoriesOf = oncePerIndex((tree: readonly TreeNode[]): ReadonlyMap<string, string> => {
  const addresses = new Map<string, string>();
  walkTree(tree, (node) => {
    const address = node.kind === "category" ? (node.pathname ?? node.doc?.pathname) : undefined;
    if (node.kind === "category" && address !== undefined) addresses.set(folderBelow(node), address);
  });
  return addresses;
});

function folderBelow({ folder, set }: CategoryNode): string {
  return folder.slice(set.folder.length);
}
