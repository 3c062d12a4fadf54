import type { DocPage, Navigation, NotFoundPage, PageRecord } from "../../schema/generated/types.ts";
import { compareStrings, type Diagnostic } from "../diagnostics.ts";
import { readingOrder } from "../resolve/doc-tree.ts";
import type { PageClaim } from "../resolve/page-table.ts";
import type { CompileContext } from "./context.ts";
import { compileCategory, compileDoc, sidebarOf, type TreePosition, treePositions } from "./doc-pages.ts";
import type { RecordType } from "./record-type.ts";
import { recordTypes } from "./registry.ts";

/** Every page record of the site, sorted by address, and its sidebars. */
export interface CompiledSite {
  readonly records: readonly PageRecord[];
  readonly notFound: NotFoundPage;
  readonly sidebars: Readonly<Record<string, Navigation>>;
}

const types: Readonly<Record<string, RecordType | undefined>> = recordTypes as Readonly<
  Record<string, RecordType>
>;

/** Address templates of the page types, for the site index. */
export const routeTemplates: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(types).map(([type, definition]) => [type, definition?.route]),
);

/** Compiles all pages. Problems of values and embeds are left in `context.diagnostics`. */
export function compileSite(context: CompileContext): CompiledSite & { diagnostics: Diagnostic[] } {
  const { index } = context;
  const positions = treePositions(index.trees.values());
  const records = [...index.pages.all()]
    .map((page) => compilePage(page, positions, context))
    .filter((record) => record !== undefined);
  const home = records.some(({ pathname }) => pathname === "/") ? undefined : firstDoc(records, context);
  if (home !== undefined) records.push(home);
  records.sort((a, b) => compareStrings(a.pathname, b.pathname));
  const sidebars = Object.fromEntries([...index.trees].map(([name, tree]) => [name, sidebarOf(name, tree)]));
  return { records, notFound: notFoundPage(context), sidebars, diagnostics: repeatedAnchors(records) };
}

function compilePage(
  page: PageClaim,
  positions: ReadonlyMap<string, TreePosition>,
  context: CompileContext,
): PageRecord | undefined {
  const position = positions.get(page.pathname) ?? { parents: [] };
  if (page.node?.kind === "doc") return compileDoc(page.node, page, position, context);
  if (page.node?.kind === "category") return compileCategory(page.node, page, position, context);
  const type = types[page.type];
  if (type === undefined || page.source?.valid !== true) return undefined;
  return type.compile(page.source, page, context);
}

/** A site without a home page shows its first doc there; search engines keep the doc's own address. */
function firstDoc(records: readonly PageRecord[], { index }: CompileContext): DocPage | undefined {
  const set = index.docSets.find(({ latest }) => latest);
  const first = readingOrder(index.trees.get(set?.name ?? "") ?? []).find(({ node }) => node.kind === "doc");
  const record = records.find(({ pathname }) => pathname === first?.pathname);
  if (record?.type !== "doc") return undefined;
  return { ...record, pathname: "/", canonical: record.pathname };
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
function repeatedAnchors(records: readonly PageRecord[]): Diagnostic[] {
  return records.flatMap((record) => {
    const repeated = record.anchors.filter((anchor, index) => record.anchors.indexOf(anchor) !== index);
    return [...new Set(repeated)].map(
      (anchor): Diagnostic => ({
        code: "anchor-duplicate",
        severity: "error",
        file: record.source,
        message: `Two places of the page ${record.pathname} have the anchor "${anchor}".`,
        hint: `Give the heading another id, such as {#${anchor}-2}.`,
      }),
    );
  });
}
