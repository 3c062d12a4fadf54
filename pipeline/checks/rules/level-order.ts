import { diagnosticAt } from "../../sources/parse/source.ts";
import { sheetValues } from "./products.ts";
import type { Rule } from "./rule.ts";

/** min <= nom and typ <= max. The larger number of a pair is at fault as much as the smaller; the first is shown. */
const pairs = [
  ["min", "nom"],
  ["min", "typ"],
  ["min", "max"],
  ["nom", "max"],
  ["typ", "max"],
] as const;

/** Values that an absolute maximum rating does not have: it is a limit, not a point of operation. */
const noRating = [
  ["nom", "nominal value"],
  ["typ", "typical value"],
  ["tolerance", "tolerance"],
] as const;

/** Levels rise from min to max; absolute maximum ratings have no others. */
export const levelOrder: Rule = (index) =>
  sheetValues(index).flatMap(({ source, value, pointer, section }) => {
    const found = [];
    for (const [low, high] of pairs) {
      const [a, b] = [value[low], value[high]];
      if (a === undefined || b === undefined || a <= b) continue;
      if (low !== "min" || high !== "max")
        if (value.min !== undefined && value.max !== undefined && value.min > value.max) continue;
      const digits = (level: string, number: number): string =>
        source.digits[`${pointer}/${level}`] ?? String(number);
      found.push(
        diagnosticAt(source, `${pointer}/${low}`, {
          code: "level-order",
          message: `The ${low} of ${value.param}, ${digits(low, a)}, is above its ${high}, ${digits(high, b)}.`,
          hint: "Exchange the two, or correct one of them.",
        }),
      );
    }
    for (const [level, name] of section === "absmax" ? noRating : []) {
      if (value[level] === undefined) continue;
      found.push(
        diagnosticAt(source, `${pointer}/${level}`, {
          code: "level-not-allowed",
          message: `An absolute maximum rating has no ${name}.`,
          hint: "Write min or max: the limit beyond which damage may occur.",
        }),
      );
    }
    return found;
  });
