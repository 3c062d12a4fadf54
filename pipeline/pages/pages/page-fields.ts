import type { Citation, Crumb, GeneralPage, TocEntry } from "../../../schema/generated/types.ts";
import { append } from "../../core/append.ts";
import type { PageClaim } from "../../model/resolve/page-table.ts";
import { isStub } from "../../model/resolve/stub.ts";
import { withoutRepeats } from "../../model/values/citations.ts";
import { isOfType, type Source } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";
import { joinParts, listPart } from "./page-parts.ts";
import { questionOf } from "./question.ts";

type CommonField = Exclude<keyof GeneralPage, "type" | "body" | "cards">;
/** The fields that all page records have. */
export type PageFields = Pick<GeneralPage, Exclude<CommonField, "organization" | "channels">>;

interface Extras {
  /** Steps between the home page and this one. */
  readonly crumbs?: readonly Crumb[];
  readonly toc?: readonly TocEntry[];
  readonly anchors?: readonly string[];
  /**
   * Sources of the values that the page shows. The sources from which a record was written are for its
   * maintainers.
   */
  readonly cited?: readonly Citation[];
  /** Unknown facts besides those that the record lists. */
  readonly unknown?: readonly string[];
}

/** Fills the fields that all page records share from a record with an envelope. */
export function pageFields(
  source: Source,
  page: PageClaim,
  context: CompileContext,
  extras: Extras = {},
): PageFields {
  const data = source.data as {
    id?: string;
    updated?: string;
    revision?: string;
    related?: string[];
    unlisted?: boolean;
    keywords?: string[];
    unknown?: string[];
  };
  const fields: PageFields = {
    id: data.id ?? page.pathname,
    pathname: page.pathname,
    title: page.title,
    description: page.description,
    source: source.path,
    breadcrumbs: page.pathname === "/" ? [] : [...(extras.crumbs ?? []), { title: page.title }],
    toc: [...(extras.toc ?? [])],
    anchors: [...(extras.anchors ?? [])],
  };
  const updated = data.updated ?? context.lastChanges.get(source.path);
  if (updated !== undefined) fields.updated = updated;
  const editHref = context.editHref(source);
  if (editHref !== undefined) fields.editHref = editHref;
  if (data.revision !== undefined) fields.revision = data.revision;
  if (data.unlisted === true) fields.unlisted = true;
  if (data.keywords !== undefined) fields.keywords = data.keywords;
  Object.assign(fields, openPoints(source, page, context, extras.unknown ?? data.unknown ?? []));
  const related = context.linkCards(source, data.related);
  if (related.length > 0) fields.related = related;
  const citations = withoutRepeats(extras.cited ?? []);
  if (citations.length > 0) fields.citations = citations;
  if (fields.question !== undefined) fields.anchors.push(OPEN_POINTS);
  const end = joinParts([listPart("related", "Related", related), listPart("sources", "Sources", citations)]);
  append(fields.anchors, end.anchors);
  // A table of contents that lists only the end of the page is of no use.
  if (fields.toc.length > 0) append(fields.toc, end.toc);
  return fields;
}

/** The id of the panel of what is not published; no table of contents lists it. */
const OPEN_POINTS = "part-not-published";

/** The unknown facts about the subject of a page, and the question for them. A stub always has a question. */
function openPoints(
  source: Source,
  { title }: PageClaim,
  context: CompileContext,
  names: readonly string[],
): Pick<PageFields, "stub" | "unknown" | "question"> {
  const isAsked = names.length > 0 || isStub(source);
  const product = isOfType(source, "doc")
    ? context.index.records.get("product")?.get(source.data.product ?? "")
    : undefined;
  const subject = product === undefined ? title : `${product.data.title}, “${title}”`;
  return {
    ...(isStub(source) ? { stub: true } : {}),
    ...(names.length === 0 ? {} : { unknown: [...names] }),
    ...(isAsked ? { question: questionOf(subject, names, context) } : {}),
  };
}

/** The fields of a page without a file; its source is the file of the site. */
export function ownPageFields(
  { pathname, title, description }: Pick<PageClaim, "pathname" | "title" | "description">,
  { index }: CompileContext,
): Pick<PageFields, "pathname" | "title" | "description" | "source" | "breadcrumbs"> {
  const source = index.site?.path ?? "site.yaml";
  return { pathname, title, description, source, breadcrumbs: [{ title }] };
}
