import type { Value } from "../../../schema/generated/types.ts";
import type { Unit } from "../../domain/quantity/convert.ts";
import { formatDigits, formatRange, noBreak, withUnit } from "../../domain/quantity/format-digits.ts";

/** The whole value as one text: `4.5 V to 5.5 V`, `approx. 250 mA`, `6`, `yes`. Digits by JSON Pointer suffix. */
export function formatValue(
  value: Value,
  digits: (level: string) => string | undefined,
  unit: Unit | undefined,
): string {
  const show = (level: "min" | "nom" | "typ" | "max" | "tolerance" | "count"): string | undefined => {
    const number = value[level];
    if (number === undefined) return undefined;
    return formatDigits(digits(level) ?? String(number));
  };
  const about = value.approximate === true ? `approx.${noBreak}` : "";
  if (value.count !== undefined) return `${about}${show("count") ?? ""}`;
  if (value.flag !== undefined) return value.flag ? "yes" : "no";
  if (value.token !== undefined) return value.token;
  if (value.tokens !== undefined) return value.tokens.join(", ");
  if (value.text !== undefined) return value.text;
  const [min, nom, typ, max, tolerance] = [
    show("min"),
    show("nom"),
    show("typ"),
    show("max"),
    show("tolerance"),
  ];
  const one = nom ?? typ;
  const range = formatRange(min, max, unit);
  if (one === undefined) return `${about}${range ?? ""}`;
  const reach = tolerance === undefined ? "" : ` ±${noBreak}${withUnit(tolerance, unit)}`;
  // The nominal and the typical value: 5 V, typ. 5.05 V.
  const seen = nom === undefined || typ === undefined ? "" : `, typ.${noBreak}${withUnit(typ, unit)}`;
  const centre = `${withUnit(one, unit)}${reach}${seen}`;
  return range === undefined ? `${about}${centre}` : `${about}${centre} (${range})`;
}
