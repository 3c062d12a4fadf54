import { groupBy } from "../../core/group-by.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import { familyOf } from "../../model/resolve/routes.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { hasUnknownParameter } from "../../model/resolve/unknown-parameters.ts";
import { ratingName } from "../../model/values/chosen-value.ts";
import { diagnosticAt, type SourceOf } from "../../sources/parse/source.ts";
import { valuesOf } from "./products.ts";
import type { Rule } from "./rule.ts";

/**
 * Each column of a family has something to show: one of its products states the parameter, published or not
 * yet, or says that it is on request.
 */
export const familyColumns: Rule = (index) => {
  const published = groupBy(recordsOf(index, "product"), familyOf);
  const broken = [...index.sources.values()].filter(({ type, valid }) => type === "product" && !valid);
  const faulty = new Set(broken.map(familyOf));
  return recordsOf(index, "family").flatMap((source) => {
    const { id, parameters = [] } = source.data;
    const products = published.get(id) ?? [];
    // The statements of a product with mistakes are not known.
    const isUnsure = faulty.has(id) || products.some((product) => hasUnknownParameter(product, index));
    if (isUnsure || products.length === 0) return [];
    const stated = new Set(products.flatMap((product) => statedBy(product, index)));
    return parameters.flatMap((param, p) => {
      if (stated.has(param) || !index.parameters.has(param)) return [];
      return [
        diagnosticAt(source, `/parameters/${p}`, {
          code: "column-empty",
          severity: "warning",
          message: `No product of this family states a value of ${param}.`,
          hint: "Take the column out, or state the parameter for one of the products.",
        }),
      ];
    });
  });
};

/**
 * The parameters for which a product has a cell to show, or will have one once a source is named for the
 * value.
 */
function statedBy(source: SourceOf<"product">, index: SiteIndex): string[] {
  const values = valuesOf(source, index).filter(
    ({ section, parameter }) => ratingName(section, parameter) === undefined,
  );
  return [...values.map(({ value }) => value.param), ...(source.data.datasheet?.unknown ?? [])];
}
