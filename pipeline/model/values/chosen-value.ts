import type { Value } from "../../../schema/generated/types.ts";
import { type Board, holdsFor } from "../../domain/boards/scope.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import type { Parameter, SiteIndex } from "../resolve/site-index.ts";
import { isShown } from "../resolve/value-status.ts";
import { type LocatedValue, locatedValues } from "./located-values.ts";
import { valueLineup } from "./value-lineup.ts";

/** Sections that say what a product survives, with what a rating of them is called beside its number. */
const ratings: ReadonlyMap<string, string> = new Map([
  ["absmax", "absolute maximum rating"],
  ["esd", "ESD rating"],
]);

/**
 * The name of a row in a section that rates a parameter of another kind: the absolute maximum rating of a
 * supply voltage is no supply voltage. A parameter that belongs to such a section is a rating by its own
 * name.
 */
export function ratingName(section: string, parameter: Parameter | undefined): string | undefined {
  return ratings.has(parameter?.section ?? "") ? undefined : ratings.get(section);
}

/** Whether a value holds for the hardware that is made now; `hardware` are the revisions of the product in order. */
export function isCurrent({ until }: Pick<Value, "until">, hardware: readonly string[]): boolean {
  return until === undefined || until === hardware.at(-1);
}

/**
 * The value of a parameter at a place with room for one: a recommended operating condition before others,
 * then a value in the parameter's own section, then in the order written. A rating comes last, and what held
 * for former hardware only where nothing else is stated. `board` asks for what holds for it alone.
 */
export function chosenValue(
  source: SourceOf<"product">,
  param: string,
  index: SiteIndex,
  board?: Board,
): LocatedValue | undefined {
  const parameter = index.parameters.get(param);
  const lineup = valueLineup(source);
  const rank = ({ value, section }: LocatedValue): number =>
    (ratingName(section, parameter) === undefined ? 0 : 8) +
    (isCurrent(value, lineup.hardware) ? 0 : 4) +
    (section === "recommended" ? 0 : section === parameter?.section ? 1 : 2);
  const [first] = locatedValues(source)
    .filter(({ value }) => value.param === param && isShown(value, index.review))
    .filter(({ value }) => board === undefined || holdsFor(value, board, lineup))
    .sort((a, b) => rank(a) - rank(b));
  return first;
}
