import type { DocPage } from "../../../schema/generated/types.ts";
import { type AddressedDoc, type OrderedPage, readingOrder } from "../../model/resolve/doc-tree.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { CompileContext } from "../context.ts";

interface DocVersion {
  readonly name: string;
  readonly label: string;
  readonly docs: Map<string, AddressedDoc>;
  /** The first page for a reader; absent if the version has no page. */
  readonly first: OrderedPage | undefined;
}

const known = new WeakMap<SiteIndex, ReadonlyMap<string, DocVersion>>();

/** The versions of a site's docs by name, each with its docs by id; made once a site. */
function versionsOf(index: SiteIndex): ReadonlyMap<string, DocVersion> {
  const made = known.get(index);
  if (made !== undefined) return made;
  const versions = new Map(
    index.docSets.map(({ name, label }): [string, DocVersion] => {
      const [first] = readingOrder(index.trees.get(name) ?? []);
      return [name, { name, label, docs: new Map(), first }];
    }),
  );
  for (const doc of index.docs.values()) {
    const docs = versions.get(doc.set.name)?.docs;
    if (docs?.has(doc.id) === false) docs.set(doc.id, doc);
  }
  known.set(index, versions);
  return versions;
}

/** The doc of an id in the version of another doc. */
export function docOfVersion(version: string, id: string, index: SiteIndex): AddressedDoc | undefined {
  return versionsOf(index).get(version)?.docs.get(id);
}

/** The doc in each version, else the first page of the version; nothing where only one version has pages. */
export function docVersions(node: AddressedDoc, context: CompileContext): Pick<DocPage, "versions"> {
  const [first, second, ...more] = [...versionsOf(context.index).values()].flatMap(
    ({ name, label, docs, first: start }) => {
      const page = docs.get(node.id) ?? start;
      return page === undefined ? [] : [{ name, label, href: context.href(page.pathname) }];
    },
  );
  return first === undefined || second === undefined ? {} : { versions: [first, second, ...more] };
}
