import { oncePer } from "../../core/once.ts";
import { type Lineup, variantsOf } from "../../domain/boards/scope.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import { productLineup } from "../boards/record-lineup.ts";
import { locatedValues } from "./located-values.ts";

/** The hardware revisions and variants of a product; where it lists none, those that its values name, in their order. */
export const valueLineup = oncePer(findLineup);

function findLineup(source: SourceOf<"product">): Lineup {
  const { hardware, variants } = productLineup(source.data);
  const values = locatedValues(source).map(({ value }) => value);
  const named = values.flatMap(({ since = [], until = [] }) => [since, until].flat());
  return {
    hardware: hardware.length > 0 ? hardware : [...new Set(named)],
    variants: variants.length > 0 ? variants : [...new Set(values.flatMap(variantsOf))],
  };
}
