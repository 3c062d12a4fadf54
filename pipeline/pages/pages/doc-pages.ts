import type {
  CategoryPage,
  Crumb,
  DocFrontMatterSource,
  DocPage,
  LinkCard,
  Navigation,
  SidebarItem,
} from "../../../schema/generated/types.ts";
import { defined } from "../../core/defined.ts";
import {
  type CategoryNode,
  type DocNode,
  listedDoc,
  type OrderedPage,
  paginationLabel,
  readingOrder,
  type TreeNode,
  walkTree,
} from "../../model/resolve/doc-tree.ts";
import type { PageClaim } from "../../model/resolve/page-table.ts";
import { isStub } from "../../model/resolve/stub.ts";
import { citedIn } from "../../model/values/citations.ts";
import type { Source } from "../../sources/parse/source.ts";
import { compileBody, noBody } from "../body.ts";
import type { CompileContext } from "../context.ts";
import { docOfVersion, docVersions } from "./doc-versions.ts";
import { pageFields } from "./page-fields.ts";
import { tocOf } from "./page-parts.ts";
import { pageVersion } from "./page-version.ts";

/** Position of a docs page in its tree; computed once a tree. */
export interface TreePosition {
  readonly parents: readonly CategoryNode[];
  readonly previous?: OrderedPage;
  readonly next?: OrderedPage;
}

/** Parents, previous and next of every page of all trees, by address. */
export function treePositions(trees: Iterable<readonly TreeNode[]>): Map<string, TreePosition> {
  const positions = new Map<string, TreePosition>();
  for (const tree of trees) {
    const order = readingOrder(tree);
    const indexes = new Map(order.map((page, index) => [page.pathname, index]));
    walkTree(tree, (node, parents) => {
      if (node.pathname === undefined) return;
      const at = indexes.get(node.pathname);
      const previous = at === undefined ? undefined : order[at - 1];
      const next = at === undefined ? undefined : order[at + 1];
      positions.set(node.pathname, {
        parents,
        ...defined({ previous, next }),
      });
    });
  }
  return positions;
}

/** Mistakes after which a part of the text, and with it some anchors, is not there. */
const losesText: ReadonlySet<string> = new Set([
  "front-matter-unclosed",
  "limit-nesting",
  "limit-table-cells",
]);

/** The page of a Markdown doc. */
export function compileDoc(
  node: DocNode,
  page: PageClaim,
  position: TreePosition,
  context: CompileContext,
): DocPage {
  const front = node.source.data as DocFrontMatterSource;
  const { docs } = context.index.config;
  const body = isStub(node.source) ? noBody : compileBody({ source: node.source, pointer: "" }, context);
  const isWhole = node.source.prose[""] !== undefined;
  if ((!isWhole && !isStub(node.source)) || node.source.diagnostics.some(({ code }) => losesText.has(code)))
    context.incomplete.add(node.pathname);
  const toc =
    front.hide_table_of_contents === true
      ? []
      : tocOf(
          body.headings,
          front.toc_min_heading_level ?? docs.tocMin,
          front.toc_max_heading_level ?? docs.tocMax,
        );
  const previous = neighbour(front.pagination_prev, position.previous, node, context);
  const next = neighbour(front.pagination_next, position.next, node, context);
  return {
    type: "doc",
    ...pageFields(node.source, page, context, {
      crumbs: crumbs(position.parents, context),
      toc,
      anchors: body.anchors,
      cited: citedIn(body.blocks, context.index),
    }),
    id: node.id,
    sidebar: node.set.name,
    ...pageVersion(node, context),
    ...docVersions(node, context),
    ...defined({ level: front.level, previous, next }),
    body: body.blocks,
  };
}

/** The generated page of a category. */
export function compileCategory(
  node: CategoryNode,
  page: PageClaim,
  position: TreePosition,
  context: CompileContext,
): CategoryPage {
  const source: Source = node.source ?? folderSource(node);
  const previous = neighbour(undefined, position.previous, undefined, context);
  const next = neighbour(undefined, position.next, undefined, context);
  return {
    type: "category",
    ...pageFields(source, page, context, { crumbs: crumbs(position.parents, context) }),
    sidebar: node.set.name,
    ...pageVersion(node, context),
    items: node.children.flatMap((child) => childCard(child, context) ?? []),
    ...defined({ previous, next }),
  };
}

/** The source for a folder that has no `_category` file. */
function folderSource(node: CategoryNode): Source {
  return {
    path: node.folder,
    type: "category",
    data: {},
    valid: true,
    digits: {},
    positions: {},
    references: [],
    prose: {},
    diagnostics: [],
  };
}

function crumbs(parents: readonly CategoryNode[], context: CompileContext): Crumb[] {
  return parents.map((parent) => {
    const pathname = parent.doc?.pathname ?? parent.pathname;
    return { title: parent.label, ...(pathname === undefined ? {} : { href: context.href(pathname) }) };
  });
}

function neighbour(
  requested: string | null | undefined,
  usual: OrderedPage | undefined,
  node: DocNode | undefined,
  context: CompileContext,
): LinkCard | undefined {
  if (requested === null) return undefined;
  const { index } = context;
  const requestedDoc =
    requested === undefined || node === undefined ? undefined : docOfVersion(node.set.name, requested, index);
  const named = requestedDoc && index.pages.get(requestedDoc.pathname)?.node;
  const page = named?.kind === "doc" ? { pathname: named.pathname, title: paginationLabel(named) } : usual;
  return page === undefined ? undefined : { title: page.title, href: context.href(page.pathname) };
}

function childCard(child: TreeNode, context: CompileContext): LinkCard | undefined {
  if (child.kind === "doc") return child.unlisted ? undefined : context.card(child.pathname);
  const pages = readingOrder([child]);
  const first = pages[0];
  if (first === undefined) return undefined;
  const pathname = listedDoc(child)?.pathname ?? child.pathname ?? first.pathname;
  const count = child.children.filter((node) => readingOrder([node]).length > 0).length;
  const description =
    child.description ??
    (child.doc === undefined ? undefined : context.card(child.doc.pathname)?.description);
  return {
    title: child.label,
    href: context.href(pathname),
    ...(description === undefined ? {} : { description }),
    count,
    pageType: "category",
    ...(isNameOnly(child) ? { stub: true } : {}),
  };
}

/** A name without facts, or a category in which there is nothing else. */
function isNameOnly(node: TreeNode): boolean {
  if (node.kind === "doc") return isStub(node.source);
  if (node.doc !== undefined && !isStub(node.doc.source)) return false;
  return (node.doc ?? node.children[0]) !== undefined && node.children.every(isNameOnly);
}

/** The sidebar of a tree as the renderer draws it. */
export function sidebarOf(name: string, tree: readonly TreeNode[]): Navigation {
  const item = (node: TreeNode): SidebarItem[] => {
    const stub = isNameOnly(node) ? { stub: true as const } : {};
    if (node.kind === "doc")
      return node.unlisted ? [] : [{ label: node.label, pathname: node.pathname, ...stub }];
    const pathname = listedDoc(node)?.pathname ?? node.pathname;
    const items = node.children.flatMap(item);
    if (pathname === undefined && items.length === 0) return [];
    return [
      {
        label: node.label,
        ...(pathname === undefined ? {} : { pathname }),
        ...stub,
        ...(node.collapsed ? {} : { collapsed: false }),
        items,
      },
    ];
  };
  return { name, items: tree.flatMap(item) };
}
