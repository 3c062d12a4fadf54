import type { DocPage } from "../../../schema/generated/types.ts";
import { oncePer } from "../../core/once.ts";
import { versionSets } from "../../model/resolve/doc-sets.ts";
import {
  type AddressedDoc,
  type OrderedPage,
  readingOrder,
  type TreeNode,
  walkTree,
} from "../../model/resolve/doc-tree.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { CompileContext } from "../context.ts";

interface DocVersion {
  readonly name: string;
  readonly label: string;
  readonly docs: Map<string, AddressedDoc>;
  /** Addresses of its pages by their path below the address of the version. */
  readonly pages: ReadonlyMap<string, string>;
  /** The first page for a reader; absent if the version has no page. */
  readonly first: OrderedPage | undefined;
}

/** The versions of a site's docs by name, each with its docs by id; made once a site. */
const versionsOf = oncePer((index: SiteIndex): ReadonlyMap<string, DocVersion> => {
  const versions = new Map(
    versionSets(index.docSets).map(({ name, label, route }): [string, DocVersion] => {
      const tree = index.trees.get(name) ?? [];
      const [first] = readingOrder(tree);
      return [name, { name, label, docs: new Map(), pages: pagesBelow(route, tree), first }];
    }),
  );
  for (const doc of index.docs.values()) {
    const docs = versions.get(doc.set.name)?.docs;
    if (docs?.has(doc.id) === false) docs.set(doc.id, doc);
  }
  return versions;
});

function pagesBelow(route: string, tree: readonly TreeNode[]): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  walkTree(tree, ({ pathname }) => {
    if (pathname !== undefined) pages.set(addressBelow(route, pathname), pathname);
  });
  return pages;
}

/** The part of a page's address after the address of its version: "/guide/use" of "/docs/1.0/guide/use". */
function addressBelow(route: string, pathname: string): string {
  return route === "/" || !pathname.startsWith(route) ? pathname : pathname.slice(route.length);
}

/** The doc of an id in the version of another doc. */
export function docOfVersion(version: string, id: string, index: SiteIndex): AddressedDoc | undefined {
  return versionsOf(index).get(version)?.docs.get(id);
}

/** The page of a version that has the same address below it as a page of another one, such as a doc in another folder with its `slug`. */
export function sameBelow(
  version: string,
  node: Pick<AddressedDoc, "set" | "pathname">,
  index: SiteIndex,
): string | undefined {
  return versionsOf(index).get(version)?.pages.get(addressBelow(node.set.route, node.pathname));
}

/** The doc in each version, else the first page of the version; nothing where only one version has pages. */
export function docVersions(node: AddressedDoc, context: CompileContext): Pick<DocPage, "versions"> {
  if (node.set.further !== undefined) return {};
  const [first, second, ...more] = [...versionsOf(context.index).values()].flatMap(
    ({ name, label, docs, first: start }) => {
      const page = docs.get(node.id)?.pathname ?? sameBelow(name, node, context.index) ?? start?.pathname;
      return page === undefined ? [] : [{ name, label, href: context.href(page) }];
    },
  );
  return first === undefined || second === undefined ? {} : { versions: [first, second, ...more] };
}
