import { type InterfaceType, isInterfaceType } from "../../model/resolve/interface-types.ts";
import { oncePerIndex } from "../../model/resolve/once-per-index.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { isValid, type Source, type SourceOf } from "../../sources/parse/source.ts";
import type { RecordEmbed } from "../embeds/embed.ts";
import { recordEmbeds } from "../embeds/registry.ts";
import type { SetUnit } from "../embeds/set-unit.ts";
import {
  divideSet,
  type OverviewExtent,
  overviewExtent,
  type SetPart,
  WHOLE_ON_PRODUCT,
  wholeSize,
} from "./divide-set.ts";

type InterfaceSource = SourceOf<InterfaceType>;

/** A part of a set with the address of its page. */
export interface PlacedPart extends SetPart {
  readonly pathname: string;
}

/** A set that has a page of its own, and how it is divided between pages. */
export interface SetDivision extends OverviewExtent {
  /** The address of its first page. */
  readonly pathname: string;
  readonly units: readonly SetUnit[];
  /** Empty: its page shows all of it. */
  readonly parts: readonly PlacedPart[];
  /** Whether the page of a product shows all of it. */
  readonly isWholeOnProduct: boolean;
}

/** How a set is divided; undefined for a record without parts, or without a page of its own. */
export function divisionOf(source: InterfaceSource, index: SiteIndex): SetDivision | undefined {
  return divisions(source, index).division;
}

const divisions = oncePerIndex(
  (source: InterfaceSource, index): { readonly division: SetDivision | undefined } => ({
    division: divisionIn(source, index),
  }),
);

function divisionIn(source: InterfaceSource, index: SiteIndex): SetDivision | undefined {
  const pathname = index.pages.ofSource(source);
  const units = pathname === undefined ? undefined : unitsOf(source, index);
  if (pathname === undefined || units === undefined) return undefined;
  return {
    pathname,
    units,
    parts: divideSet(units).map((part) => ({
      ...part,
      pathname: freeAddress(`${pathname}/${part.slug}`, source, index),
    })),
    ...overviewExtent(units),
    isWholeOnProduct: wholeSize(units) <= WHOLE_ON_PRODUCT,
  };
}

/** The parts of a set that pages may show apart. */
export function unitsOf(source: InterfaceSource, index: SiteIndex): readonly SetUnit[] | undefined {
  const embed: RecordEmbed = recordEmbeds[source.type];
  return embed.units?.(source, index);
}

/** The sets that have pages of their own. */
export function setsWithPages(
  index: SiteIndex,
): { readonly source: InterfaceSource; readonly division: SetDivision }[] {
  return [...index.pages.all()].flatMap(({ source, pathname }) => {
    if (!isInterfaceSource(source)) return [];
    const division = divisionOf(source, index);
    return division?.pathname === pathname ? [{ source, division }] : [];
  });
}

/** Whether a file is a record that belongs to products. */
export function isInterfaceSource(source: Source | undefined): source is InterfaceSource {
  return isValid(source) && isInterfaceType(source.type);
}

/** An address that no file has: pages of files come first. */
function freeAddress(pathname: string, source: InterfaceSource, { pages }: SiteIndex): string {
  for (let n = 1; ; n++) {
    const address = n === 1 ? pathname : `${pathname}.${n}`;
    if (pages.get(address)?.source === source) return address;
    if (pages.caseVariant(address) === undefined && pages.aliasTarget(address) === undefined) return address;
  }
}
