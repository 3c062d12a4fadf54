import type { Parameter, SiteIndex } from "../../model/resolve/site-index.ts";
import { diagnosticAt } from "../../sources/parse/source.ts";
import { sheetValues } from "./products.ts";
import type { Rule } from "./rule.ts";

/** The unit of a value measures what the parameter is: a current is not given in volts. */
export const unitKind: Rule = (index) =>
  sheetValues(index).flatMap(({ source, value, pointer, parameter }) => {
    const problem = unitProblem(value.unit, parameter, index);
    return problem === undefined ? [] : [diagnosticAt(source, `${pointer}/unit`, problem)];
  });

type UnitProblem = Parameters<typeof diagnosticAt>[2] & { readonly hint: string };

/** Why a unit cannot be that of a parameter; undefined where it can, or where one of the two is not known. */
export function unitProblem(
  written: string | undefined,
  parameter: Parameter | undefined,
  { units }: Pick<SiteIndex, "units">,
): UnitProblem | undefined {
  const unit = written === undefined ? undefined : units.get(written);
  if (unit === undefined || parameter === undefined) return undefined;
  const allowed = parameter.units ?? [];
  const list =
    allowed.length > 0
      ? allowed.join(", ")
      : [...units.values()]
          .filter((other) => other.kind === parameter.kind)
          .map((other) => other.id)
          .join(", ");
  if (unit.kind !== parameter.kind) {
    return {
      code: "unit-kind",
      cause: `${parameter.id} ${unit.id}`,
      message: `The unit ${unit.id} measures ${article(unit.kind)}; ${parameter.id} is ${article(parameter.kind)}.`,
      hint: list === "" ? `${parameter.id} takes no unit.` : `Use ${list}.`,
    };
  }
  if (allowed.length > 0 && !allowed.includes(unit.id)) {
    return {
      code: "unit-not-allowed",
      cause: `${parameter.id} ${unit.id}`,
      message: `The parameter ${parameter.id} is not given in ${unit.id}.`,
      hint: `Use ${list}, or allow the unit in parameters.yaml.`,
    };
  }
  return undefined;
}

/** `electric-current` becomes "an electric current". */
function article(kind: string): string {
  const words = kind.replaceAll("-", " ");
  return `${/^[aeiou]/.test(words) ? "an" : "a"} ${words}`;
}
