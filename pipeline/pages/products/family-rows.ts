import type { FamilyPage, SpecRow } from "../../../schema/generated/types.ts";
import { defined } from "../../core/defined.ts";
import { isCurrent, ratingName } from "../../model/values/chosen-value.ts";
import { specRows } from "../../model/values/spec-rows.ts";
import { valueLineup } from "../../model/values/value-lineup.ts";
import type { Source, SourceOf } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";
import { facetOf } from "./facets.ts";
import { shareTwoValues } from "./shared-values.ts";

type FamilyRow = FamilyPage["sections"][number];

/**
 * The parametric table of a family: the values that each product publishes for each parameter, and how to
 * filter by them. A rating that a product only survives is no criterion for a choice. A parameter that no
 * product publishes is not a row, and there is no table unless two products have two values in common.
 */
export function familyRows(
  params: readonly string[],
  products: readonly SourceOf<"product">[],
  host: Source,
  context: CompileContext,
): FamilyRow[] {
  const tables = products.map((product) => currentRows(product, context));
  const stated = params
    .map((param) => ({ param, cells: tables.map((table) => table.filter((row) => row.param === param)) }))
    .filter(({ cells }) => cells.some((rows) => rows.length > 0));
  const keys = products.map((_, at) =>
    stated.filter(({ cells }) => cells[at]?.length !== 0).map(({ param }) => param),
  );
  if (!shareTwoValues(keys)) return [];
  const isListed = (_: unknown, at: number): boolean => keys[at]?.length !== 0;
  return stated.map(({ param, cells }): FamilyRow => {
    cells.forEach((rows, at) => {
      if (rows.length > 0) context.noteValue(`product.${String(products[at]?.data.id)}.${param}`, host);
    });
    const parameter = context.index.parameters.get(param);
    const unit = context.index.units.get(parameter?.units?.[0] ?? "");
    const facet = parameter === undefined ? undefined : facetOf(parameter, cells.filter(isListed));
    return {
      param,
      name: parameter?.name ?? param,
      ...(parameter?.symbol === undefined ? {} : { symbol: parameter.symbol }),
      ...(unit === undefined ? {} : { unit: unit.symbol }),
      ...(facet === undefined ? {} : { facet }),
      cells: cells.map((rows) => rows.map(familyValue)),
    };
  });
}

/** Rows of a product that it can be chosen by; of a parameter that only former hardware had, those. */
function currentRows(product: SourceOf<"product">, { index }: CompileContext): SpecRow[] {
  const { hardware } = valueLineup(product);
  const rows = specRows(product, index).filter(
    ({ param, section }) => ratingName(section, index.parameters.get(param)) === undefined,
  );
  const isNow = (row: SpecRow): boolean => isCurrent(row, hardware);
  const current = new Set(rows.filter(isNow).map(({ param }) => param));
  return rows.filter((row) => isNow(row) || !current.has(row.param));
}

function familyValue(row: SpecRow): FamilyRow["cells"][number][number] {
  const { display, status, variant, since, until, usual, converted, low, high, words } = row;
  return {
    display,
    status,
    ...defined({ variant, since, until, usual, converted, low, high, words }),
  };
}
