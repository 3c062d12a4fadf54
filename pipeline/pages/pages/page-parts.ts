import type { TocEntry } from "../../../schema/generated/types.ts";
import type { Heading } from "../../sources/parse/types.ts";

/** A part of a page: what the table of contents lists of it, and every id that it has. */
export interface PagePart {
  readonly toc: readonly TocEntry[];
  readonly anchors: readonly string[];
}

/** A headed part that a layout draws itself, such as "Downloads"; the anchor of its heading is `part-NAME`. */
interface HeadedPart {
  readonly name: string;
  readonly title: string;
  /** A layout draws no heading for a part without content. */
  readonly isPresent: boolean;
  /** Ids below the heading. */
  readonly anchors?: readonly string[];
}

/** A part under a heading of the layout; nothing where it is not present. */
export function headedPart({ name, title, isPresent, anchors = [] }: HeadedPart): PagePart {
  if (!isPresent) return { toc: [], anchors: [] };
  const id = `part-${name}`;
  return { toc: [{ level: 2, id, text: title }], anchors: [id, ...anchors] };
}

/** A part that shows a list. */
export function listPart(
  name: string,
  title: string,
  list: readonly unknown[] | undefined,
  anchors: readonly string[] = [],
): PagePart {
  return headedPart({ name, title, isPresent: list !== undefined && list.length > 0, anchors });
}

/** Levels of headings that the table of contents lists. */
interface TocLevels {
  readonly tocMin: number;
  readonly tocMax: number;
}

/** The text of a page, with the headings that the table of contents lists. */
export function textPart(
  { headings, anchors }: { readonly headings: readonly Heading[]; readonly anchors: readonly string[] },
  { tocMin, tocMax }: TocLevels,
): PagePart {
  return { toc: tocOf(headings, tocMin, tocMax), anchors };
}

/** The entries of the levels that the table of contents lists. */
export function inToc(entries: readonly TocEntry[], { tocMin, tocMax }: TocLevels): TocEntry[] {
  return entries.filter(({ level }) => level >= tocMin && level <= tocMax);
}

/** Headings that the table of contents lists. */
export function tocOf(headings: readonly Heading[], min: number, max: number): TocEntry[] {
  return headings
    .filter(({ level }) => level >= min && level <= max)
    .map(({ level, id, text, html }) => ({ level, id, text, ...(html === text ? {} : { html }) }));
}

/** The table of contents and the anchors of a page of these parts, both in their order. */
export function joinParts(parts: readonly PagePart[]): { toc: TocEntry[]; anchors: string[] } {
  return { toc: parts.flatMap(({ toc }) => toc), anchors: parts.flatMap(({ anchors }) => anchors) };
}
