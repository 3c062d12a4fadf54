import type { InterfacePage, LinkCard } from "../../../schema/generated/types.ts";
import type { InterfaceType } from "../../model/resolve/interface-types.ts";
import type { PageClaim } from "../../model/resolve/page-table.ts";
import { citedIn } from "../../model/values/citations.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";
import { divisionOf, type SetDivision } from "../division/set-division.ts";
import { takenElsewhere, viewOf } from "../division/set-view.ts";
import { claimedAnchors } from "../embeds/claimed-anchors.ts";
import { recordPage } from "../embeds/record-page.ts";
import { docLinks } from "../wiring/record-links.ts";
import { pageFields } from "./page-fields.ts";
import { inToc, joinParts, listPart } from "./page-parts.ts";

/**
 * The page of a connector, cable, message set, register map or protocol, where the site gives them addresses; a set that is
 * too large for one page has several.
 */
export function interfacePage(
  source: SourceOf<InterfaceType>,
  page: PageClaim,
  context: CompileContext,
): InterfacePage {
  const division = divisionOf(source, context.index);
  const isFirst = division === undefined || division.pathname === page.pathname;
  const docs = isFirst ? docLinks(source, context) : [];
  const end = joinParts([listPart("documentation", "Documentation", docs)]);
  const { anchors, claimAnchor } = claimedAnchors(
    new Set([...end.anchors, ...(division === undefined ? [] : takenElsewhere(division, context))]),
  );
  const view = division && viewOf(source.data.title, division, context);
  const { body, toc } = recordPage(source, { claimAnchor, ...(view && { view }) }, context);
  const part = { toc: inToc(toc, context.index.config.docs), anchors };
  return {
    type: "interface",
    ...pageFields(source, page, context, {
      // A table of contents that lists only the docs at the end of the page is of no use.
      ...(part.toc.length === 0 ? { anchors: [...anchors, ...end.anchors] } : joinParts([part, end])),
      cited: citedIn(body, context.index),
      ...(isFirst ? {} : { ...partFields(division, context) }),
    }),
    kind: source.type,
    body: [...body],
    docs,
    ...neighbours(division, page, context),
  };
}

/** A page of a part leads back to the first one, which has the open questions about the set. */
function partFields(
  { pathname }: SetDivision,
  context: CompileContext,
): NonNullable<Parameters<typeof pageFields>[3]> {
  const first = cardOf(pathname, context);
  return { unknown: [], crumbs: first === undefined ? [] : [first] };
}

/** The pages of a set before and after one of them. */
function neighbours(
  division: SetDivision | undefined,
  page: PageClaim,
  context: CompileContext,
): Pick<InterfacePage, "previous" | "next"> {
  if (division === undefined) return {};
  const pages = [division.pathname, ...division.parts.map(({ pathname }) => pathname)];
  const at = pages.indexOf(page.pathname);
  const [previous, next] = [pages[at - 1], pages[at + 1]].map((pathname) =>
    pathname === undefined ? undefined : cardOf(pathname, context),
  );
  return { ...(previous && { previous }), ...(next && { next }) };
}

function cardOf(pathname: string, context: CompileContext): LinkCard | undefined {
  const page = context.namedPage(pathname);
  return page && { title: page.title, href: context.href(pathname) };
}
