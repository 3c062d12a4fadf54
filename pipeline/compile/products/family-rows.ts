import type { FamilyPage, ParametersSource, SpecRow } from "../../../schema/generated/types.ts";
import type { Source, ValidSource } from "../../resolve/source.ts";
import type { CompileContext } from "../context.ts";
import { specSections } from "../values/spec-rows.ts";

type FamilyRow = FamilyPage["sections"][number];
type Parameter = ParametersSource["parameters"][number];

/** The parametric table of a family: what each product publishes of each parameter, and how to filter by it. */
export function familyRows(
  params: readonly string[],
  products: readonly ValidSource[],
  host: Source,
  context: CompileContext,
): FamilyRow[] {
  const tables = products.map((product) =>
    specSections(product, context.index, () => undefined).flatMap(({ groups }) =>
      groups.flatMap(({ rows }) => rows),
    ),
  );
  return params.map((param) => {
    const parameter = context.index.parameters.get(param);
    const unit = context.index.units.get(parameter?.units?.[0] ?? "");
    const rows = tables.map((table) => table.filter((row) => row.param === param).filter(isCurrent));
    rows.forEach((list, product) => {
      if (list.some(({ status }) => status !== "on-request"))
        context.noteValue(`product.${String(products[product]?.data.id)}.${param}`, host);
    });
    const facet = parameter === undefined ? undefined : facetOf(parameter);
    return {
      param,
      name: parameter?.name ?? param,
      ...(parameter?.symbol === undefined ? {} : { symbol: parameter.symbol }),
      ...(unit === undefined ? {} : { unit: unit.symbol }),
      ...(facet === undefined ? {} : { facet }),
      cells: rows.map((list) => list.map(familyValue)),
    };
  });
}

/** What held for former hardware alone helps nobody to choose. */
function isCurrent({ until }: SpecRow, _: number, rows: readonly SpecRow[]): boolean {
  return until === undefined || rows.every((row) => row.until !== undefined);
}

function facetOf({ facet, tokens = [] }: Parameter): FamilyRow["facet"] {
  if (facet === undefined) return undefined;
  if (facet === "range") return { kind: "range", options: [] };
  return { kind: "words", options: facet === "flag" ? ["yes", "no"] : [...tokens] };
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
