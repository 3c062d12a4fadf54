import type { ConvertedValue, Value } from "../../../schema/generated/types.ts";
import { convertDigits, partnerOf, type Unit } from "../../domain/quantity/convert.ts";
import { formatDigits, noBreak } from "../../domain/quantity/format-digits.ts";
import { formatValue } from "./format-value.ts";

const levels = ["min", "nom", "typ", "max"] as const;
type Level = (typeof levels)[number] | "tolerance";

/** Marks a converted text wherever it occurs. */
export const convertedMark = `≈${noBreak}`;

/** A value as the other system of units says it, marked as converted; undefined where its unit has no partner. */
export function convertedValue(
  value: Value,
  digits: (level: string) => string | undefined,
  unit: Unit | undefined,
  units: ReadonlyMap<string, Unit>,
): ConvertedValue | undefined {
  const partner = unit === undefined ? undefined : partnerOf(unit, units);
  if (unit === undefined || partner === undefined) return undefined;
  const converted: Partial<Record<Level, string>> = {};
  for (const level of [...levels, "tolerance"] as const) {
    const number = value[level];
    if (number === undefined) continue;
    // A tolerance is a difference: the zero point of its scale has no part in it.
    const [from, to] =
      level === "tolerance" ? [sizeOnly(unit), sizeOnly(partner.unit)] : [unit, partner.unit];
    const text = convertDigits(digits(level) ?? String(number), from, to);
    if (text === undefined) return undefined;
    converted[level] = text;
  }
  const { approximate: _, ...plain } = value;
  const display = formatValue(plain, (level) => converted[level as Level], partner.unit);
  const result: ConvertedValue = {
    system: partner.system,
    unit: partner.unit.symbol,
    display: convertedMark + display,
  };
  for (const level of [...levels, "tolerance"] as const) {
    const text = converted[level];
    if (text !== undefined) result[level] = (level === "tolerance" ? "" : convertedMark) + formatDigits(text);
  }
  return result;
}

function sizeOnly(unit: Unit): Unit {
  const { offset: _, ...rest } = unit;
  return rest;
}
