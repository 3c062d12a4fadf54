import { embedsWhole } from "../../model/resolve/embedding-sources.ts";
import { protocolsOf } from "../../model/resolve/interface-records.ts";
import type { PageClaim } from "../../model/resolve/page-table.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import { idsOf } from "../embeds/set-unit.ts";
import { rangeOf } from "./divide-set.ts";
import { divisionOf, type SetDivision, setsWithPages, unitsOf } from "./set-division.ts";

/** The pages that show parts of sets, by the page that a link names and the id of the part there. */
type MovedParts = Map<string, Map<string, string>>;

/** Gives the parts of divided sets their addresses. Returns where links to these parts lead. */
export function claimParts(index: SiteIndex): MovedParts {
  const sets = setsWithPages(index);
  const moved: MovedParts = new Map();
  for (const { source, division } of sets) {
    for (const claim of claimsOf(String(source.data.title), division, index)) index.pages.claimOwn(claim);
    if (division.parts.length > 0) moved.set(division.pathname, pagesById(division));
  }
  if (sets.length === 0) return moved;
  for (const product of recordsOf(index, "product")) {
    const pathname = index.pages.ofSource(product);
    const rows = pathname === undefined ? undefined : movedFromProduct(product, index);
    if (pathname !== undefined && rows !== undefined && rows.size > 0) moved.set(pathname, rows);
  }
  return moved;
}

function claimsOf(title: string, { pathname, parts }: SetDivision, index: SiteIndex): PageClaim[] {
  const first = index.pages.get(pathname);
  return parts.map((part) => ({
    ...first,
    type: first?.type ?? "interface",
    pathname: part.pathname,
    title: `${first?.title ?? title}: ${part.title}`,
    description: `${rangeOf(part.units)}: a part of ${title}.`,
    pointer: "/id",
  }));
}

/** The page of each id of a set. */
function pagesById({ pathname, units, parts }: SetDivision): Map<string, string> {
  const pieces = parts.length === 0 ? [{ pathname, units }] : parts;
  return new Map(
    pieces.flatMap((piece) =>
      piece.units.flatMap((unit) => idsOf(unit).map((id) => [id, piece.pathname] as const)),
    ),
  );
}

/** The rows of sets that the page of a product shows by their overview alone; its own rows are the headings there. */
function movedFromProduct(product: SourceOf<"product">, index: SiteIndex): Map<string, string> {
  const taken = new Set(product.prose["/body"]?.ids);
  const moved = new Map<string, string>();
  for (const record of protocolsOf(product, index)) {
    if (embedsWhole(product, record)) continue;
    const units = unitsOf(record, index) ?? [];
    const division = divisionOf(record, index);
    const pages = division === undefined || division.isWholeOnProduct ? undefined : pagesById(division);
    for (const unit of units)
      for (const id of idsOf(unit)) {
        if (taken.has(id)) continue;
        taken.add(id);
        const page = id === unit.heading ? undefined : pages?.get(id);
        if (page !== undefined) moved.set(id, page);
      }
  }
  return moved;
}
