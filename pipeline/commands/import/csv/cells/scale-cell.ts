import { decimalOf, decimalText } from "../../../../domain/codecs/decimal.ts";
import { type NumberForm, numberText } from "./number-cell.ts";

/** How a cell scales a value. */
interface ScaleCell {
  readonly factor: number;
  /** The sign of the cell says whether it multiplies, as in `x10` and `1/10`; a number alone does not. */
  readonly isStated: boolean;
  /** A unit behind the number, as in `0.1 V`. */
  readonly unit?: string;
}

const number = "[+-]?(?:\\d[\\d.,]*|\\.\\d+)(?:e[+-]?\\d+)?";
const fraction = new RegExp(`^(?:[x×*·] ?)?(${number}) ?[/÷] ?(${number})(?: ([^\\d].*))?$`, "i");
const divided = new RegExp(`^[/÷] ?(${number})(?: ?([^\\d].*))?$`, "i");
const multiplied = new RegExp(`^[x×*·] ?(${number})(?: ?([^\\d].*))?$`, "i");
const behind = new RegExp(`^(${number}) ?[x×*]$`, "i");
const power = /^(?:[x×*·] ?)?10 ?(?:\^|\*\*|e) ?\(?([+-]?\d{1,2})\)?$/i;
const plain = new RegExp(`^(${number}) ?([^\\d\\s.,/÷x×*].*)?$`, "i");

/** `0.1`, `1/10`, `/10`, `x10`, `*0.1`, `10^-1`, `0,1 °C`. Undefined for any other text, and for 0. */
export function readScale(cell: string, form: NumberForm): ScaleCell | undefined {
  if (cell.length > 60) return undefined;
  const exponent = power.exec(cell)?.[1];
  if (exponent !== undefined) return scaled(Number(`1e${Number(exponent)}`), true);
  const [, top, bottom, ratioUnit] = fraction.exec(cell) ?? [];
  if (top !== undefined && bottom !== undefined)
    return scaled(quotient(numberIn(top, form), numberIn(bottom, form)), true, ratioUnit);
  const [, by, byUnit] = divided.exec(cell) ?? [];
  if (by !== undefined) return scaled(quotient(1, numberIn(by, form)), true, byUnit);
  const [, times, timesUnit] = multiplied.exec(cell) ?? behind.exec(cell) ?? [];
  if (times !== undefined) return scaled(numberIn(times, form), true, timesUnit);
  const [, alone, unit] = plain.exec(cell) ?? [];
  return alone === undefined ? undefined : scaled(numberIn(alone, form), false, unit);
}

/** One number through another, as the decimal that a person would write where there is one. */
export function quotient(top: number | undefined, bottom: number | undefined): number | undefined {
  if (top === undefined || bottom === undefined || bottom === 0) return undefined;
  const result = top / bottom;
  const short = Number(result.toPrecision(15));
  return short * bottom === top ? short : result;
}

function numberIn(text: string, form: NumberForm): number | undefined {
  const found = numberText(text, form);
  return found === undefined ? undefined : Number(found);
}

function scaled(factor: number | undefined, isStated: boolean, unit?: string): ScaleCell | undefined {
  if (factor === undefined || factor === 0 || !Number.isFinite(factor)) return undefined;
  if (Math.abs(factor) > 1e300 || Math.abs(factor) < 1e-300) return undefined;
  const text = unit?.trim();
  return { factor, isStated, ...(text === undefined || text === "" ? {} : { unit: text }) };
}

/** A factor as the cell of a table has it. */
export function factorText(factor: number): string {
  return decimalText(decimalOf(factor));
}
