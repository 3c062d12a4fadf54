import type {
  Navigation,
  NotFoundPage,
  OfflinePage,
  PageRecord,
  SearchPage,
} from "../../schema/generated/types.ts";
import { compareStrings, type Diagnostic, type Position } from "../core/diagnostics.ts";
import { once } from "../core/once.ts";
import { ownValue } from "../core/own-value.ts";
import { readingOrder } from "../model/resolve/doc-tree.ts";
import { type InterfaceType, isInterfaceType } from "../model/resolve/interface-types.ts";
import type { PageClaim } from "../model/resolve/page-table.ts";
import { anyType, type SiteIndex } from "../model/resolve/site-index.ts";
import { isStub } from "../model/resolve/stub.ts";
import { isValid, type Source, type SourceOf } from "../sources/parse/source.ts";
import type { CompileContext } from "./context.ts";
import { addAnchorAliases } from "./pages/anchor-aliases.ts";
import {
  compileCategory,
  compileDoc,
  sidebarOf,
  type TreePosition,
  treePositions,
} from "./pages/doc-pages.ts";
import { exportsPage } from "./pages/exports-page.ts";
import { interfacePage } from "./pages/interface-page.ts";
import { offlinePage } from "./pages/offline-page.ts";
import { searchPage } from "./pages/search-page.ts";
import { stubPage } from "./pages/stub-page.ts";
import type { FoundType } from "./record-type.ts";
import { recordTypes } from "./registry.ts";

/** Every page record of the site, sorted by address, and its sidebars. */
export interface CompiledSite {
  readonly records: readonly PageRecord[];
  readonly notFound: NotFoundPage;
  readonly search: SearchPage;
  readonly offline: OfflinePage;
  readonly sidebars: Readonly<Record<string, Navigation>>;
}

const types = recordTypes as Readonly<Record<string, FoundType | undefined>>;

/** Address templates of the page types, for the site index. */
export const routeTemplates: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(types).map(([type, definition]) => [type, definition?.route]),
);

/** The records of the pages that have a file or a folder, one after the other; of some where they are named. */
export function* eachRecord(context: CompileContext, wanted?: ReadonlySet<string>): Generator<PageRecord> {
  const positions = once(() => treePositions(context.index.trees.values()));
  for (const page of context.index.pages.all()) {
    if (wanted?.has(page.pathname) === false) continue;
    const record = compilePage(page, positions, context);
    if (record !== undefined) yield record;
  }
  // References that are read after this belong to no single page: they are in parts outside of the pages, or
  // on all pages.
  context.page = undefined;
}

/** A site with what was found where its pages were made. */
export interface CompletedSite extends CompiledSite {
  /** The pages that were made; the others are as they were. */
  readonly fresh: readonly PageRecord[];
  readonly diagnostics: readonly Diagnostic[];
}

/** All else that a site has, from the records of `eachRecord`. */
export function completeSite(
  fresh: readonly PageRecord[],
  context: CompileContext,
  some?: SomePages,
): CompletedSite {
  const { index } = context;
  const made = some === undefined || some.wanted.has("/") ? withHome(fresh, context) : [...fresh];
  const exports = exportsPage(context);
  if (exports !== undefined) made.push(exports);
  const formerAnchors = addAnchorAliases(made, context);
  const records = withOthers(made, some?.others ?? []);
  const sidebars = Object.fromEntries([...index.trees].map(([name, tree]) => [name, sidebarOf(name, tree)]));
  return {
    fresh: made,
    records,
    notFound: notFoundPage(context),
    search: searchPage(records, context),
    offline: offlinePage(records, context),
    sidebars,
    diagnostics: [...formerAnchors, ...repeatedAnchors(made, context)],
  };
}

/** The parts of a site besides pages that were made by themselves. */
interface SomePages {
  readonly wanted: ReadonlySet<string>;
  /** The pages as they were; those that were made take their places. */
  readonly others: readonly PageRecord[];
}

function withOthers(made: readonly PageRecord[], others: readonly PageRecord[]): PageRecord[] {
  const byPathname = new Map([...others, ...made].map((record) => [record.pathname, record]));
  return [...byPathname.values()].sort((a, b) => compareStrings(a.pathname, b.pathname));
}

function compilePage(
  page: PageClaim,
  positions: () => ReadonlyMap<string, TreePosition>,
  context: CompileContext,
): PageRecord | undefined {
  context.page = page.pathname;
  if (isValid(page.source)) context.noteFieldValues(page.source);
  const position = (): TreePosition => positions().get(page.pathname) ?? { parents: [] };
  if (page.node?.kind === "doc") return compileDoc(page.node, page, position(), context);
  if (page.node?.kind === "category") return compileCategory(page.node, page, position(), context);
  if (isInterface(page.source)) return interfacePage(page.source, page, context);
  const type = ownValue(types, page.type);
  if (type === undefined || !isValid(page.source)) return undefined;
  if (isStub(page.source)) return stubPage(type, page.source, page, context);
  return type.compile(page.source, page, context);
}

function isInterface(source: Source | undefined): source is SourceOf<InterfaceType> {
  return isValid(source) && isInterfaceType(source.type);
}

/** A site without a home page shows its first doc there; search engines keep the doc's own address. */
function withHome(records: readonly PageRecord[], context: CompileContext): PageRecord[] {
  const first = firstDocAddress(context.index);
  const record = records.find(({ pathname }) => pathname === first);
  if (record?.type !== "doc" || records.some(({ pathname }) => pathname === "/")) return [...records];
  if (mayHaveHome(context.index)) context.incomplete.add("/");
  return [...records, { ...record, pathname: "/", canonical: record.pathname }];
}

/**
 * A home page with a mistake is not in the table yet, and a file with a mistake that hides its type may be
 * one.
 */
function mayHaveHome({ pages, faulty }: SiteIndex): boolean {
  return pages.get("/") !== undefined || faulty.has(anyType);
}

/** The address of the page that a visitor sees at an address: its own, or at "/" that of the first doc. */
export function visibleAddress(index: SiteIndex, pathname: string): string {
  const isHome = pathname === "/" && index.pages.get("/") === undefined;
  return (isHome ? firstDocAddress(index) : undefined) ?? pathname;
}

/** The doc at "/" if no page has that address. */
function firstDocAddress(index: SiteIndex): string | undefined {
  const set = index.docSets.find(({ latest }) => latest);
  const order = readingOrder(index.trees.get(set?.name ?? "") ?? []);
  return order.find(({ node }) => node.kind === "doc")?.pathname;
}

function notFoundPage(context: CompileContext): NotFoundPage {
  const { site, config } = context.index;
  const lines = site === undefined ? [] : context.inlineList(site, "/notFound/lines");
  const title = config.source.notFound?.title ?? "Page Not Found";
  return {
    type: "not-found",
    id: "not-found",
    pathname: "/404",
    title,
    description: "The page does not exist.",
    source: site?.path ?? "site.yaml",
    breadcrumbs: [],
    toc: [],
    anchors: [],
    unlisted: true,
    lines:
      lines.length > 0
        ? lines
        : [
            "We could not find what you were looking for.",
            "Please tell the owner of the site that linked here that the link is broken.",
          ],
  };
}

/** Two elements of a page with one id cannot both be linked to. */
function repeatedAnchors(records: readonly PageRecord[], { index }: CompileContext): Diagnostic[] {
  return records.flatMap((record) => {
    // The home page may be a doc, which is checked at its own address.
    if ("canonical" in record && record.canonical !== undefined) return [];
    const seen = new Set<string>();
    const repeated = record.anchors.filter((anchor) => seen.size === seen.add(anchor).size);
    const source = index.sources.get(record.source);
    return [...new Set(repeated)].map(
      (anchor): Diagnostic => ({
        code: "anchor-duplicate",
        severity: "error",
        file: record.source,
        ...(source === undefined ? {} : positionOfAnchor(source, anchor)),
        message: `Two places of the page ${record.pathname} have the anchor "${anchor}".`,
        hint: `Give one of them another id; a heading takes one at its end, such as {#${anchor}-2}.`,
      }),
    );
  });
}

/** The position at which an author can change an anchor: the last heading or id that makes it. */
function positionOfAnchor(source: Source, anchor: string): Position | undefined {
  const headings = Object.values(source.prose).flatMap((document) => document.headings);
  const heading = headings.findLast(({ id }) => id === anchor);
  if (heading !== undefined) return heading.position;
  const pointer = idPointers(source.data, "").findLast(
    ([, id]) => id === anchor || `interface-${id}` === anchor || `term-${id}` === anchor,
  );
  return pointer === undefined ? undefined : source.positions[pointer[0]];
}

/** Every `id` inside a value with its JSON Pointer; lists of records have no keys that need escapes. */
function idPointers(value: unknown, at: string): [pointer: string, id: unknown][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]): [string, unknown][] => [
    ...(key === "id" && at !== "" ? [[`${at}/id`, child] as [string, unknown]] : []),
    ...idPointers(child, `${at}/${key}`),
  ]);
}
