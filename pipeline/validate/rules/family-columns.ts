import type { FamilySource, ProductSource } from "../../../schema/generated/types.ts";
import { ratingName } from "../../compile/values/chosen-value.ts";
import { familyOf } from "../../resolve/routes.ts";
import type { SiteIndex } from "../../resolve/site-index.ts";
import { diagnosticAt, type Source } from "../../resolve/source.ts";
import { hasUnknownParameter } from "../../resolve/unknown-parameters.ts";
import { isShown } from "../../resolve/value-status.ts";
import { valuesOf } from "./products.ts";
import { recordsOf } from "./records-of.ts";
import type { Rule } from "./rule.ts";

/** Each column of a family has something to show: one of its products states the parameter, or says that it is on request. */
export const familyColumns: Rule = (index) =>
  recordsOf<FamilySource>(index, "family").flatMap(({ source, data: { id, parameters = [] } }) => {
    const published = [...(index.records.get("product")?.values() ?? [])].filter(
      (product) => familyOf(product) === id,
    );
    const isHidden = [...index.sources.values()].some(
      (product) => product.type === "product" && !product.valid && familyOf(product) === id,
    );
    // What a product with mistakes states is not known.
    if (isHidden || published.some((product) => hasUnknownParameter(product, index))) return [];
    if (published.length === 0) return [];
    const stated = new Set(published.flatMap((product) => statedBy(product, index)));
    return parameters.flatMap((param, p) => {
      if (stated.has(param) || !index.parameters.has(param)) return [];
      return [
        diagnosticAt(source, `/parameters/${p}`, {
          code: "column-empty",
          severity: "warning",
          message: `No product of this family publishes a value of ${param}.`,
          hint: "Take the column out, or state the parameter for one of the products.",
        }),
      ];
    });
  });

/** The parameters of which a product has a cell to show. */
function statedBy(source: Source, index: SiteIndex): string[] {
  const { datasheet } = source.data as Partial<ProductSource>;
  const values = valuesOf(source, index).filter(
    ({ value, section, parameter }) =>
      isShown(value, index.review) && ratingName(section, parameter) === undefined,
  );
  return [...values.map(({ value }) => value.param), ...(datasheet?.unknown ?? [])];
}
