import type { ComparisonBlock, LinkCard, SpecRow, SpecSection } from "../../../schema/generated/types.ts";
import type { Source, ValidSource } from "../../resolve/source.ts";
import { isShown } from "../../resolve/value-status.ts";
import type { CompileContext } from "../context.ts";
import { placedValues } from "../values/placed-values.ts";
import { specSections } from "../values/spec-rows.ts";

/** Most products that stand side by side. */
export const mostCompared = 5;

/** Products side by side. What only a datasheet shows (notes, sources) is left out; a page that shows a value is noted. */
export function comparisonOf(
  compared: readonly ValidSource[],
  candidates: readonly ValidSource[],
  host: Source,
  context: CompileContext,
): ComparisonBlock {
  return {
    kind: "comparison",
    columns: compared.flatMap((source) => {
      const product = comparedCard(source, context);
      return product === undefined ? [] : [{ product, sections: comparedSections(source, host, context) }];
    }),
    candidates: candidates.flatMap((source) => comparedCard(source, context) ?? []),
  };
}

/** Whether a product publishes a value that can be compared. */
export function hasValues(source: ValidSource, { index }: CompileContext): boolean {
  return placedValues(source).some(({ value }) => isShown(value, index.review));
}

/** A product as a column or a choice: its id, title and address. */
function comparedCard(source: ValidSource, context: CompileContext): LinkCard | undefined {
  const pathname = context.index.pages.ofSource(source) ?? "";
  const page = context.namedPage(pathname);
  return page && { id: String(source.data.id), title: page.title, href: context.href(pathname) };
}

function comparedSections(source: ValidSource, host: Source, context: CompileContext): SpecSection[] {
  const sections = specSections(source, context.index, () => undefined);
  for (const { status, param } of rowsOf(sections))
    if (status !== "on-request") context.noteValue(`product.${String(source.data.id)}.${param}`, host);
  return sections.map(({ id, title, groups }) => ({
    id,
    title,
    groups: groups.map(({ rows }) => ({ rows: rows.map(comparedRow) })),
  }));
}

function rowsOf(sections: readonly SpecSection[]) {
  return sections.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows));
}

/** A row as a comparison needs it: its levels one by one, its notes and its source stay in the datasheet. */
function comparedRow(row: SpecRow): SpecRow {
  const { min: _min, nom: _nom, typ: _typ, max: _max, tolerance: _tolerance, unit: _unit, ...rest } = row;
  const { approximate: _approximate, note: _note, source: _source, ...compared } = rest;
  return compared;
}
