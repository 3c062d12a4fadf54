import type { ParametersSource, SpecRow, Value } from "../../../schema/generated/types.ts";
import { convertDigits, fromSi, isConvertible, toSi, type Unit } from "../../domain/quantity/convert.ts";
import { isFact } from "../resolve/value-status.ts";
import { convertedMark } from "./converted-value.ts";
import { formatValue } from "./format-value.ts";

type Parameter = ParametersSource["parameters"][number];
type Compared = Pick<SpecRow, "low" | "high" | "words" | "better" | "usual">;

interface ValueContext {
  readonly digits: (level: string) => string | undefined;
  readonly unit: Unit | undefined;
  readonly parameter: Parameter | undefined;
  readonly units: ReadonlyMap<string, Unit>;
}

/**
 * The form in which a value is compared: its ends in the usual unit of the parameter, or its words. Only
 * facts have ends and words; values that may change and values without a source are no ground for a result.
 */
export function comparedValue(value: Value, context: ValueContext): Compared {
  const usual = usualText(value, context);
  const usualField = usual === undefined ? {} : { usual };
  if (!isFact(value)) return usualField;
  const words = wordsOf(value);
  if (words !== undefined) return { ...usualField, words };
  const { better } = context.parameter ?? {};
  const ends = endsOf(value, context);
  return { ...usualField, ...ends, ...(better === undefined || better === "none" ? {} : { better }) };
}

function wordsOf({ token, tokens, flag }: Value): string[] | undefined {
  if (token !== undefined) return [token];
  if (tokens !== undefined) return [...tokens];
  return flag === undefined ? undefined : [flag ? "yes" : "no"];
}

/**
 * An end that is not stated is open: "at most 36 V" accepts 24 V. If more or less is better, the value is a
 * figure and no range: "at most 5 A" is 5 A.
 */
function endsOf(value: Value, context: ValueContext): Pick<Compared, "low" | "high"> {
  if (value.count !== undefined) return { low: value.count, high: value.count };
  const { min, max, tolerance = 0 } = value;
  const centre = value.nom ?? value.typ;
  const isFigure = context.parameter?.better === "higher" || context.parameter?.better === "lower";
  const low = min ?? (centre === undefined ? undefined : centre - tolerance) ?? (isFigure ? max : undefined);
  const high = max ?? (centre === undefined ? undefined : centre + tolerance) ?? (isFigure ? min : undefined);
  return {
    ...(low === undefined ? {} : { low: inUsualUnit(low, context) }),
    ...(high === undefined ? {} : { high: inUsualUnit(high, context) }),
  };
}

/** The first unit of the parameter, if the value can be converted to it. */
function usualUnit({ unit, parameter, units }: ValueContext): Unit | undefined {
  const usual = units.get(parameter?.units?.[0] ?? "");
  return unit !== undefined && usual !== undefined && isConvertible(unit, usual) ? usual : unit;
}

/** Twelve digits are more than any value has; what lies behind them is noise of a conversion, or of 3.3 - 0.1. */
function inUsualUnit(value: number, context: ValueContext): number {
  const { unit } = context;
  const usual = usualUnit(context);
  const isConverted = unit !== undefined && usual !== undefined && usual !== unit;
  return Number((isConverted ? fromSi(toSi(value, unit), usual) : value).toPrecision(12));
}

/** The whole value in the usual unit where it was specified in another; a change of the system is marked. */
function usualText(value: Value, context: ValueContext): string | undefined {
  const { unit, digits } = context;
  const usual = usualUnit(context);
  if (unit === undefined || usual === undefined || usual.id === unit.id) return undefined;
  const converted: Record<string, string> = {};
  for (const level of ["min", "nom", "typ", "max", "tolerance"] as const) {
    const number = value[level];
    if (number === undefined) continue;
    const isSize = level === "tolerance";
    const text = convertDigits(digits(level) ?? String(number), sizeOf(unit, isSize), sizeOf(usual, isSize));
    if (text === undefined) return undefined;
    converted[level] = text;
  }
  const text = formatValue(value, (level) => converted[level], usual);
  return isPrefixOnly(unit, usual) ? text : convertedMark + text;
}

/** A tolerance is a difference: the zero point of its scale has no part in it. */
function sizeOf(unit: Unit, isSize: boolean): Unit {
  const { offset: _, ...rest } = unit;
  return isSize ? rest : unit;
}

/** Between mV and V no digit changes. */
function isPrefixOnly(from: Unit, to: Unit): boolean {
  const power = Math.log10(from.factor / to.factor);
  return (from.offset ?? 0) === (to.offset ?? 0) && Math.abs(power - Math.round(power)) < 1e-9;
}
