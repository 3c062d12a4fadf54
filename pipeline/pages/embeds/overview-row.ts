import { escapeAttribute } from "../../../renderer/shared/compose/escape.ts";
import type { Scope } from "../../domain/boards/scope.ts";
import { claimScoped } from "./claimed-anchors.ts";
import type { EmbedRequest } from "./embed.ts";
import { linkTo } from "./page-section.ts";
import type { UnitPlaces } from "./set-unit.ts";

/** How an overview leads to the parts of its set. */
export interface OverviewRequest {
  readonly claimAnchor: EmbedRequest["claimAnchor"];
  /** Ids of the headings of the parts on this page, by their places in the set; absent: the rows of the overview have the ids. */
  readonly headings?: ReadonlyMap<number, string>;
  /** Where other pages show the parts: the overview has their ids, so that a former link leads to the row. */
  readonly elsewhere?: UnitPlaces;
}

interface OverviewPart {
  readonly at: number;
  /** The name as HTML. */
  readonly html: string;
  readonly id: string;
  readonly scope: Scope;
}

/** The id of a row of an overview, and the name in it. */
export function overviewRow(
  { at, html, id, scope }: OverviewPart,
  { claimAnchor, headings, elsewhere }: OverviewRequest,
): { readonly anchor: string | undefined; readonly name: string } {
  if (elsewhere !== undefined) {
    const { anchor, marks } = formerIds(elsewhere.idsOf(at), claimAnchor);
    return { anchor, name: `${linkTo(elsewhere.hrefOf(at), html)}${marks}` };
  }
  if (headings === undefined) return { anchor: claimScoped(claimAnchor, id, scope), name: html };
  const heading = headings.get(at);
  return { anchor: undefined, name: linkTo(heading === undefined ? undefined : `#${heading}`, html) };
}

/** The ids of what another page shows: that of a row, and the others as HTML within it. */
export function formerIds(
  ids: readonly string[],
  claimAnchor: OverviewRequest["claimAnchor"],
): { readonly anchor: string | undefined; readonly marks: string } {
  const [anchor, ...others] = ids.flatMap((id) => claimAnchor(id) ?? []);
  return { anchor, marks: others.map((id) => `<span id="${escapeAttribute(id)}"></span>`).join("") };
}
