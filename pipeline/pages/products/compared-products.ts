import { currentSections } from "../../../renderer/shared/compose/current-sections.ts";
import type { ComparisonBlock, LinkCard, SpecRow, SpecSection } from "../../../schema/generated/types.ts";
import { isShown } from "../../model/resolve/value-status.ts";
import { locatedValues } from "../../model/values/located-values.ts";
import { specSections } from "../../model/values/spec-rows.ts";
import { valueLineup } from "../../model/values/value-lineup.ts";
import type { Source, SourceOf } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";

/** Most products that are shown side by side. */
export const mostCompared = 5;

/**
 * Products side by side. Parts that only a datasheet shows (notes, sources) are left out; a page that shows a
 * value is noted.
 */
export function comparisonOf(
  compared: readonly SourceOf<"product">[],
  candidates: readonly SourceOf<"product">[],
  host: Source,
  context: CompileContext,
): ComparisonBlock {
  const sheets = compared.map((source) => ({ source, sections: sheetOf(source, context) }));
  return comparisonOfSheets(sheets, candidates, host, context);
}

/**
 * Products side by side with the rows alone that all of them publish. No other product can take a place among them, for
 * the rows that these products share with it may be other ones.
 */
export function sharedComparisonOf(
  compared: readonly SourceOf<"product">[],
  host: Source,
  context: CompileContext,
): ComparisonBlock {
  const sheets = compared.map((source) => ({ source, sections: sheetOf(source, context) }));
  const published = sheets.map(({ sections }) => new Set(rowsOf(sections).map(keyOf)));
  const isShared = (row: SpecRow) => published.every((keys) => keys.has(keyOf(row)));
  const shared = sheets.map(({ source, sections }) => ({ source, sections: onlyRows(sections, isShared) }));
  return comparisonOfSheets(shared, compared, host, context);
}

/** Whether two products at least state the same parameter, so that there is a row to show. */
export function hasComparedRow(block: ComparisonBlock): boolean {
  const keys = comparedValues(block).flatMap((column) => [...new Set(column)]);
  return new Set(keys).size < keys.length;
}

/** The values in the columns of a comparison, by keys that are equal for the same row. */
export function comparedValues({ columns }: ComparisonBlock): string[][] {
  return columns.map(({ sections }) => rowsOf(sections).map(keyOf));
}

/** Whether a product publishes a value that can be compared. */
export function hasValues(source: SourceOf<"product">, { index }: CompileContext): boolean {
  return locatedValues(source).some(({ value }) => isShown(value, index.review));
}

/** A product as a column or a choice: its id, title and address. */
function comparedCard(source: SourceOf<"product">, context: CompileContext): LinkCard | undefined {
  const pathname = context.index.pages.ofSource(source) ?? "";
  const page = context.namedPage(pathname);
  return page && { id: source.data.id, title: page.title, href: context.href(pathname) };
}

interface ComparedSheet {
  readonly source: SourceOf<"product">;
  readonly sections: readonly SpecSection[];
}

function comparisonOfSheets(
  sheets: readonly ComparedSheet[],
  candidates: readonly SourceOf<"product">[],
  host: Source,
  context: CompileContext,
): ComparisonBlock {
  return {
    kind: "comparison",
    columns: sheets.flatMap((sheet) => {
      const product = comparedCard(sheet.source, context);
      return product === undefined ? [] : [{ product, sections: comparedSections(sheet, host, context) }];
    }),
    candidates: candidates.flatMap((source) => comparedCard(source, context) ?? []),
  };
}

function sheetOf(source: SourceOf<"product">, { index }: CompileContext): readonly SpecSection[] {
  return currentSections(
    specSections(source, index, () => undefined),
    valueLineup(source).hardware,
  );
}

function comparedSections(
  { source, sections }: ComparedSheet,
  host: Source,
  context: CompileContext,
): SpecSection[] {
  for (const row of rowsOf(sections)) context.noteValue(`product.${source.data.id}.${row.param}`, host);
  return sections.map(({ id, title, groups }) => ({
    id,
    title,
    groups: groups.map(({ rows }) => ({ rows: rows.map(comparedRow) })),
  }));
}

/** The key that is the same for two values of one row of a comparison. */
function keyOf({ section, param }: SpecRow): string {
  return `${section} ${param}`;
}

function onlyRows(sections: readonly SpecSection[], isKept: (row: SpecRow) => boolean): SpecSection[] {
  return sections.flatMap((section) => {
    const groups = section.groups.flatMap((group) => {
      const rows = group.rows.filter(isKept);
      return rows.length === 0 ? [] : [{ ...group, rows }];
    });
    return groups.length === 0 ? [] : [{ ...section, groups }];
  });
}

function rowsOf(sections: readonly SpecSection[]) {
  return sections.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows));
}

/** A row as a comparison needs it: its levels one by one, its notes and its source stay in the datasheet. */
function comparedRow(row: SpecRow): SpecRow {
  const { min: _min, nom: _nom, typ: _typ, max: _max, tolerance: _tolerance, ...rest } = row;
  const {
    unit: _unit,
    unece: _unece,
    approximate: _approximate,
    note: _note,
    source: _source,
    ...compared
  } = rest;
  return compared;
}
