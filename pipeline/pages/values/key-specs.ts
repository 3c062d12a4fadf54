import type { SpecRow } from "../../../schema/generated/types.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { boardValues, isStated, type StatedValue } from "../../model/values/board-values.ts";
import { ratingName } from "../../model/values/chosen-value.ts";
import { rowAnchors, specRow } from "../../model/values/spec-rows.ts";
import { valueLineup } from "../../model/values/value-lineup.ts";
import type { SourceOf } from "../../sources/parse/source.ts";

/** Most values of one parameter beside each other; more would push the others away. */
const MOST_OF_ONE = 3;

/**
 * The values that a product shows at its head and on cards: published ones, and no rating of a parameter of
 * another kind. The current hardware revision counts; each variant has its own, and if they are too many,
 * none is shown.
 */
export function keySpecRows(source: SourceOf<"product">, index: SiteIndex): SpecRow[] {
  const { keySpecs = [] } = source.data;
  if (keySpecs.length === 0) return [];
  const anchors = rowAnchors(source, index);
  return keySpecs.flatMap((param): SpecRow[] => {
    const parameter = index.parameters.get(param);
    const chosen = currentValues(source, param, index);
    if (chosen.length > MOST_OF_ONE) return [];
    return chosen.flatMap(({ located, words }) => {
      if (ratingName(located.section, parameter) !== undefined) return [];
      const row = specRow(source, located, index);
      return [{ ...(words === "" ? forAll(row) : row), anchor: anchors.get(located) ?? row.anchor }];
    });
  });
}

/** The values of a parameter now: one value, or one for each variant that differs in it. */
function currentValues(source: SourceOf<"product">, param: string, index: SiteIndex): StatedValue[] {
  const last = valueLineup(source).hardware.at(-1);
  const stated = boardValues(source, param, index).filter(isStated);
  const now = stated.filter(({ boards }) => boards.some(({ hardware }) => hardware === last));
  return now.length > 0 ? now : stated.slice(-1);
}

/** Several rows that say the same for all boards are one value. */
function forAll({ variant: _, since: __, until: ___, ...row }: SpecRow): SpecRow {
  return row;
}
