import type { SpecRow } from "../../../schema/generated/types.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { chosenValue, ratingName } from "../../model/values/chosen-value.ts";
import { rowAnchors, specRow } from "../../model/values/spec-rows.ts";
import type { SourceOf } from "../../sources/parse/source.ts";

/** The values that a product shows at its head and on cards: published ones, and no rating of what is something else. */
export function keySpecRows(source: SourceOf<"product">, index: SiteIndex): SpecRow[] {
  const { keySpecs = [] } = source.data;
  if (keySpecs.length === 0) return [];
  const anchors = rowAnchors(source, index);
  return keySpecs.flatMap((param): SpecRow[] => {
    const located = chosenValue(source, param, index);
    if (located === undefined || ratingName(located.section, index.parameters.get(param)) !== undefined)
      return [];
    const row = specRow(source, located, index);
    return [{ ...row, anchor: anchors.get(located) ?? row.anchor }];
  });
}
