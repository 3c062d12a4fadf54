import type { FamilyPage, SpecRow } from "../../../schema/generated/types.ts";
import { hardwareOf, isCurrent, ratingName } from "../../model/values/chosen-value.ts";
import { specRows } from "../../model/values/spec-rows.ts";
import type { Source, SourceOf } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";
import { facetOf } from "./facets.ts";

type FamilyRow = FamilyPage["sections"][number];

/**
 * The parametric table of a family: what each product publishes of each parameter, and how to filter by it. What a product
 * only survives is nothing to choose it by. A parameter that none of them publishes is no row.
 */
export function familyRows(
  params: readonly string[],
  products: readonly SourceOf<"product">[],
  host: Source,
  context: CompileContext,
): FamilyRow[] {
  const tables = products.map((product) => specRows(product, context.index));
  const hardware = products.map(hardwareOf);
  const isStated = ({ cells }: FamilyRow): boolean => cells.some((values) => values.length > 0);
  const rows = params.map((param): FamilyRow => {
    const parameter = context.index.parameters.get(param);
    const unit = context.index.units.get(parameter?.units?.[0] ?? "");
    const stated = tables.map((table, product) => {
      const own = table.filter(
        (row) => row.param === param && ratingName(row.section, parameter) === undefined,
      );
      // What held for former hardware alone helps nobody to choose.
      const current = own.filter((row) => isCurrent(row, hardware[product] ?? []));
      return current.length > 0 ? current : own;
    });
    stated.forEach((list, product) => {
      if (list.length > 0) context.noteValue(`product.${String(products[product]?.data.id)}.${param}`, host);
    });
    const facet = parameter === undefined ? undefined : facetOf(parameter, stated);
    return {
      param,
      name: parameter?.name ?? param,
      ...(parameter?.symbol === undefined ? {} : { symbol: parameter.symbol }),
      ...(unit === undefined ? {} : { unit: unit.symbol }),
      ...(facet === undefined ? {} : { facet }),
      cells: stated.map((list) => list.map(familyValue)),
    };
  });
  return rows.filter(isStated);
}

function familyValue(row: SpecRow): FamilyRow["cells"][number][number] {
  const { display, status, variant, usual, converted, low, high, words } = row;
  return {
    display,
    status,
    ...(variant === undefined ? {} : { variant }),
    ...(usual === undefined ? {} : { usual }),
    ...(converted === undefined ? {} : { converted }),
    ...(low === undefined ? {} : { low }),
    ...(high === undefined ? {} : { high }),
    ...(words === undefined ? {} : { words }),
  };
}
