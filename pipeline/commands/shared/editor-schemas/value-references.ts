import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import { locatedValues } from "../../../model/values/located-values.ts";
import { heldRecords } from "../site-ids.ts";

/** The parameters that each product states, drafts included; one that is stated twice is listed once. */
export function statedValues(index: SiteIndex): { id: string; title: string; params: readonly string[] }[] {
  return heldRecords(index, "product").map((source) => ({
    id: source.data.id,
    title: source.data.title,
    params: [...new Set(locatedValues(source).map(({ value }) => value.param))],
  }));
}

/** Every value that a text may name, in the order of the products, such as `product.clim.supply-voltage`. */
export function valueReferences(index: SiteIndex): readonly { path: string; words: string }[] {
  return statedValues(index).flatMap(({ id, title, params }) =>
    params.map((param) => ({
      path: `product.${id}.${param}`,
      words: `${index.parameters.get(param)?.name ?? param} of ${title}`,
    })),
  );
}
