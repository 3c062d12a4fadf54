import { slug as slugOf } from "github-slugger";
import type { CategorySource, DocFrontMatterSource } from "../../../schema/generated/types.ts";
import { compareStrings } from "../../core/diagnostics.ts";
import { ownValue } from "../../core/own-value.ts";
import type { AddressRule } from "../../sources/dialects/dialect.ts";
import type { Source } from "../../sources/parse/source.ts";
import type { SiteConfig } from "../../sources/site-config.ts";
import { docPathname, isFolderIndex, joinPathname, lastPart, splitDocPath, splitName } from "./doc-path.ts";
import type { DocSet } from "./doc-sets.ts";
import { withDraftMark } from "./draft-mark.ts";
import { nameInWords } from "./name-in-words.ts";

/** A doc with its place in the tree. */
export interface DocNode {
  readonly kind: "doc";
  readonly source: Source;
  readonly set: DocSet;
  /** Folder names and name below the set, prefixes dropped; the id by which other docs may name it. */
  readonly id: string;
  readonly pathname: string;
  readonly title: string;
  readonly label: string;
  readonly position: number;
  readonly unlisted: boolean;
  readonly folders: readonly string[];
  /** Whether its address is that of a folder. */
  readonly isFolder: boolean;
}

/** The address of a doc. */
export type AddressedDoc = Pick<DocNode, "set" | "id" | "pathname" | "isFolder">;

/** A folder of docs. */
export interface CategoryNode {
  readonly kind: "category";
  /** The `_category` file, where there is one. */
  readonly source?: Source;
  readonly set: DocSet;
  /** Folder relative to the data folder. */
  readonly folder: string;
  readonly label: string;
  readonly title: string;
  readonly description?: string;
  readonly position: number;
  readonly collapsed: boolean;
  /** Address of a generated page; a category with a doc as its page has `doc` instead. */
  readonly pathname?: string;
  readonly doc?: DocNode;
  readonly children: readonly TreeNode[];
}

export type TreeNode = DocNode | CategoryNode;

interface Folder {
  readonly path: string;
  readonly name: string;
  readonly order: number | undefined;
  readonly docs: DocNode[];
  readonly folders: Map<string, Folder>;
  category?: Source;
}

/** Arranges the docs of one set as a tree, in sidebar order. */
export function docTree(set: DocSet, sources: readonly Source[], config: SiteConfig): readonly TreeNode[] {
  const rule = config.docs.dialect.addresses;
  const root: Folder = { path: set.folder, name: "", order: undefined, docs: [], folders: new Map() };
  for (const source of sources) {
    if (!source.path.startsWith(`${set.folder}/`)) continue;
    const relative = addressedPath(source.path, set, rule);
    const folder = folderOf(root, relative.split("/").slice(0, -1), rule);
    if (source.type === "category") folder.category = source;
    else folder.docs.push(docNode(set, source, config));
  }
  return arrange(root, set, config);
}

function folderOf(root: Folder, names: readonly string[], rule: AddressRule): Folder {
  let folder = root;
  for (const part of names) {
    let child = folder.folders.get(part);
    if (child === undefined) {
      const { name, order } = splitName(part, rule);
      child = { path: `${folder.path}/${part}`, name, order, docs: [], folders: new Map() };
      folder.folders.set(part, child);
    }
    folder = child;
  }
  return folder;
}

/** The doc that is the root folder comes before all without a stated position, as that of a category does. */
const FIRST = Number.MIN_SAFE_INTEGER;

/** A doc of a set by itself. */
function docNode(set: DocSet, source: Source, { docs, source: site }: SiteConfig): DocNode {
  const rule = docs.dialect.addresses;
  const slug = ownValue(site.docs?.addresses ?? {}, source.path);
  const stated = source.data as DocFrontMatterSource;
  const front = slug === undefined ? stated : { ...stated, slug };
  const path = splitDocPath(addressedPath(source.path, set, rule), rule);
  const title = front.title ?? source.headingTitle ?? nameInWords(path.name);
  const isIndex = isFolderIndex(path.folders, path.name, rule);
  const isOfSite = rule.slugOfSite === true && set.further !== undefined && slug === undefined;
  const route = isOfSite && front.slug?.startsWith("/") === true ? "/" : set.route;
  const isRootIndex = path.folders.length === 0 && isIndex;
  return {
    kind: "doc",
    source,
    set,
    id: [...path.folders, front.id ?? path.name].join("/"),
    pathname: docPathname(route, path, front, rule),
    title: withDraftMark(title, source),
    label: withDraftMark(front.sidebar_label ?? title, source),
    position: front.sidebar_position ?? path.order ?? (isRootIndex ? FIRST : Number.POSITIVE_INFINITY),
    unlisted: front.unlisted === true,
    folders: path.folders,
    isFolder: front.slug?.endsWith("/") ?? (isIndex && (front.id === undefined || !rule.indexHasId)),
  };
}

function arrange(folder: Folder, set: DocSet, config: SiteConfig): TreeNode[] {
  const categories = [...folder.folders.values()].map((child) => categoryNode(child, set, config));
  const nodes: TreeNode[] = [
    ...folder.docs,
    ...categories.filter((node) => node.children.length > 0 || node.doc),
  ];
  return nodes.sort((a, b) => order(a) - order(b) || compareStrings(nameOf(a), nameOf(b)));
}

function order(node: TreeNode): number {
  return Math.min(node.position, Number.MAX_SAFE_INTEGER);
}

function nameOf(node: TreeNode): string {
  return node.kind === "doc" ? node.source.path : node.folder;
}

function categoryNode(folder: Folder, set: DocSet, config: SiteConfig): CategoryNode {
  const meta = (folder.category?.data ?? {}) as CategorySource;
  const children = arrange(folder, set, config);
  const docs = children.filter((child) => child.kind === "doc");
  const rule = config.docs.dialect.addresses;
  const index = docs.find((doc) => isFolderIndex(doc.folders, nameInFolder(doc, rule), rule));
  const named =
    meta.link?.type === "doc"
      ? docs.find((doc) => doc.id.split("/").at(-1) === meta.link?.id?.split("/").at(-1))
      : undefined;
  const doc = named ?? index;
  const given = meta.title ?? meta.label;
  const label = given ?? nameInWords(folder.name);
  const generated =
    meta.page === undefined
      ? meta.link?.type === "generated-index" ||
        (meta.link === undefined && config.docs.categoryPages === "generated")
      : meta.page === "generated";
  const slug = meta.slug ?? meta.link?.slug ?? `category/${slugOf(given ?? folder.name)}`;
  const description = meta.description ?? meta.link?.description;
  return {
    kind: "category",
    ...(folder.category === undefined ? {} : { source: folder.category }),
    set,
    folder: folder.path,
    label,
    title: meta.link?.title ?? label,
    ...(description === undefined ? {} : { description }),
    position: meta.position ?? folder.order ?? Number.POSITIVE_INFINITY,
    collapsed: meta.collapsed ?? true,
    ...(doc !== undefined
      ? { doc }
      : generated
        ? { pathname: joinPathname(set.route, slug.split("/")) }
        : {}),
    children: doc === undefined ? children : children.filter((child) => child !== doc),
  };
}

/** The name by which a doc may speak for its folder: its id, or that of its file where an id does not count. */
function nameInFolder({ id, source, set }: DocNode, rule: AddressRule): string {
  return rule.indexHasId ? lastPart(id) : splitDocPath(addressedPath(source.path, set, rule), rule).name;
}

/** The path below the folder of its set from which a doc gets its address. */
function addressedPath(path: string, { folder }: DocSet, { targets }: AddressRule): string {
  return (targets?.moved?.pathOf.get(path) ?? path).slice(folder.length + 1);
}

/** A page of the tree, as previous and next see it. */
export interface OrderedPage {
  readonly pathname: string;
  readonly title: string;
  readonly node: TreeNode;
}

/** The doc that is the page of a category, where menus may show it. */
export function listedDoc(node: CategoryNode): DocNode | undefined {
  return node.doc?.unlisted === true ? undefined : node.doc;
}

/** Every listed page of a tree in reading order; a category's own page comes before its docs. */
export function readingOrder(nodes: readonly TreeNode[]): OrderedPage[] {
  return nodes.flatMap((node): OrderedPage[] => {
    if (node.kind === "doc") {
      return node.unlisted ? [] : [{ pathname: node.pathname, title: paginationLabel(node), node }];
    }
    const inside = readingOrder(node.children);
    const own = listedDoc(node);
    if (own !== undefined)
      return [{ pathname: own.pathname, title: paginationLabel(own), node: own }, ...inside];
    if (node.pathname !== undefined) return [{ pathname: node.pathname, title: node.label, node }, ...inside];
    return inside;
  });
}

/** The name of a doc in previous and next. */
export function paginationLabel(node: DocNode): string {
  return (node.source.data as DocFrontMatterSource).pagination_label ?? node.label;
}

/** Every doc and category of a tree, parents before children. */
export function walkTree(
  nodes: readonly TreeNode[],
  visit: (node: TreeNode, parents: readonly CategoryNode[]) => void,
): void {
  const step = (node: TreeNode, parents: readonly CategoryNode[]): void => {
    visit(node, parents);
    if (node.kind !== "category") return;
    if (node.doc !== undefined) visit(node.doc, parents);
    for (const child of node.children) step(child, [...parents, node]);
  };
  for (const node of nodes) step(node, []);
}
