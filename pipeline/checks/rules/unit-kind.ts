import { diagnosticAt } from "../../sources/parse/source.ts";
import { sheetValues } from "./products.ts";
import type { Rule } from "./rule.ts";

/** The unit of a value measures what the parameter is: a current is not given in volts. */
export const unitKind: Rule = (index) =>
  sheetValues(index).flatMap(({ source, value, pointer, parameter }) => {
    const unit = value.unit === undefined ? undefined : index.units.get(value.unit);
    if (unit === undefined || parameter === undefined) return [];
    const allowed = parameter.units ?? [];
    const list =
      allowed.length > 0
        ? allowed.join(", ")
        : [...index.units.values()]
            .filter((other) => other.kind === parameter.kind)
            .map((other) => other.id)
            .join(", ");
    if (unit.kind !== parameter.kind) {
      return [
        diagnosticAt(source, `${pointer}/unit`, {
          code: "unit-kind",
          cause: `${parameter.id} ${unit.id}`,
          message: `The unit ${unit.id} measures ${article(unit.kind)}; ${parameter.id} is ${article(parameter.kind)}.`,
          hint: list === "" ? `${parameter.id} takes no unit.` : `Use ${list}.`,
        }),
      ];
    }
    if (allowed.length > 0 && !allowed.includes(unit.id)) {
      return [
        diagnosticAt(source, `${pointer}/unit`, {
          code: "unit-not-allowed",
          cause: `${parameter.id} ${unit.id}`,
          message: `The parameter ${parameter.id} is not given in ${unit.id}.`,
          hint: `Use ${list}, or allow the unit in parameters.yaml.`,
        }),
      ];
    }
    return [];
  });

/** `electric-current` becomes "an electric current". */
function article(kind: string): string {
  const words = kind.replaceAll("-", " ");
  return `${/^[aeiou]/.test(words) ? "an" : "a"} ${words}`;
}
