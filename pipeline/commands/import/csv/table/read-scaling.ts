import { decimalText, parseDecimal, scaleDecimal } from "../../../../domain/codecs/decimal.ts";
import { type RangeCell, readRange } from "../cells/range-cell.ts";
import { factorText, quotient, readScale } from "../cells/scale-cell.ts";
import type { ColumnRole } from "../words/column-words.ts";
import type { RowCells } from "./row-cells.ts";

/** Scale, unit and limits of a row, as the columns of our own tables have them. */
export interface ScalingCells {
  readonly Factor?: string;
  readonly Offset?: string;
  readonly Unit?: string;
  readonly Min?: string;
  readonly Max?: string;
  readonly Default?: string;
}

/** The scaling that the scale and the unit of a row state together. */
export function scalingCells(cells: RowCells, isDivisor: boolean, type: string | undefined): ScalingCells {
  const { factor, unit } = scaleOf(cells, isDivisor);
  const offset = cells.number("offset");
  const scale = { factor: factor ?? 1, offset: Number(offset ?? 0) };
  return {
    ...(factor === undefined ? {} : { Factor: factorText(factor) }),
    ...(offset === undefined ? {} : { Offset: offset }),
    ...(unit === undefined ? {} : { Unit: unit }),
    ...limits(cells, scale, type),
    ...defaults(cells, scale),
  };
}

interface Scale {
  readonly factor: number;
  readonly offset: number;
}

function scaleOf(
  cells: RowCells,
  isDivisor: boolean,
): { factor: number | undefined; unit: string | undefined } {
  const read = (text: string) => readScale(text, cells.numbers);
  const [factor, scale, divisor] = (["factor", "scale", "divisor"] as const).map((role) =>
    cells.read(role, read, "no scale such as 0.1, 1/10 or x10"),
  );
  const divides = divisor ?? (isDivisor ? scale : undefined);
  const parts = [
    factor?.factor,
    isDivisor ? undefined : scale?.factor,
    divides === undefined ? undefined : divides.isStated ? divides.factor : quotient(1, divides.factor),
    powerOfTen(cells, "exponent", 1),
  ].filter((part) => part !== undefined);
  const unit = cells.text("unit");
  // Decimals beside a scale are those of a display.
  const decimals = parts.length === 0 ? powerOfTen(cells, "decimals", -1) : undefined;
  if (parts.length > 0 || decimals !== undefined)
    return {
      factor: decimals ?? oneScale(parts, cells),
      unit: unit ?? factor?.unit ?? scale?.unit ?? divisor?.unit,
    };
  // Vendors write a resolution as the unit, such as 0.1 V.
  const resolution = unit === undefined ? undefined : readScale(unit, cells.numbers);
  if (resolution?.unit === undefined) return { factor: undefined, unit };
  return { factor: resolution.factor, unit: resolution.unit };
}

/** The scale that several columns state alike; a 1 beside another number is how people fill a column. */
function oneScale(parts: readonly number[], cells: RowCells): number | undefined {
  const different = new Set(parts.map((part) => Number(part.toPrecision(12))).filter((part) => part !== 1));
  if (different.size <= 1) return parts.find((part) => Number(part.toPrecision(12)) !== 1) ?? 1;
  cells.tell({
    line: cells.row.line,
    kind: "lost",
    message: `The row states different scales, ${[...different].join(" and ")}; it has no scale here.`,
  });
  return undefined;
}

function powerOfTen(cells: RowCells, role: ColumnRole, sign: 1 | -1): number | undefined {
  const exponent = Number(cells.number(role) ?? Number.NaN);
  if (Number.isNaN(exponent)) return undefined;
  if (Number.isInteger(exponent) && Math.abs(exponent) <= 15) return Number(`1e${sign * exponent}`);
  return cells.lose(role, String(exponent), "no power of ten from -15 to 15");
}

/** Limits with scaling applied. Those of a register without scale are the same; others have to say what they are. */
function limits(cells: RowCells, scale: Scale, type: string | undefined): Pick<ScalingCells, "Min" | "Max"> {
  const own = (["min", "max"] as const).map((role) => limit(cells, role, scale));
  const raw = (["raw min", "raw max"] as const).map((role) => scaledText(cells.number(role), scale));
  const range = rangeOf(cells, type, scale);
  const [min, max] = [own[0] ?? raw[0] ?? range?.min, own[1] ?? raw[1] ?? range?.max];
  // Two zeros are how people fill the columns of a register without limits.
  if (Number(min) === 0 && Number(max) === 0) return {};
  return { ...(min === undefined ? {} : { Min: min }), ...(max === undefined ? {} : { Max: max }) };
}

function limit(cells: RowCells, role: "min" | "max" | "default", scale: Scale): string | undefined {
  const number = cells.number(role);
  if (number === undefined || isPlain(scale) || isScaled(cells, role)) return number;
  return Number(number) === 0 && scale.offset === 0 ? number : unclear(cells, role);
}

/** Whether a column is, by its name or by the person's choice, one of values with scaling applied. */
function isScaled(cells: RowCells, role: ColumnRole): boolean {
  const column = cells.column(role);
  return column === undefined || column.isStated || column.name.toLowerCase() === role;
}

function unclear(cells: RowCells, role: "min" | "max" | "default" | "range"): undefined {
  const name = cells.column(role)?.name ?? role;
  const answer =
    role === "range" ? "" : ` Say it with --columns "${capital(role)}=${name}", or "Raw ${role}=${name}".`;
  cells.tell({
    line: cells.row.line,
    kind: "lost",
    message: `The column "${name}" does not say whether scaling is applied; it is left out where a row has a scale.${answer}`,
  });
  return undefined;
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

function isPlain({ factor, offset }: Scale): boolean {
  return factor === 1 && offset === 0;
}

function rangeOf(cells: RowCells, type: string | undefined, scale: Scale): RangeCell | undefined {
  const text = cells.text("range");
  const range = text === undefined ? undefined : readRange(text, cells.numbers);
  if (range === undefined || isWholeType(range, type)) return undefined;
  return isPlain(scale) ? range : unclear(cells, "range");
}

/** Whether a range is all that a type can hold, which says nothing of its own. */
function isWholeType({ min, max }: RangeCell, type = ""): boolean {
  const [, sign, digits] = /^([US])(8|16|32|64)$/.exec(type) ?? [];
  if (type === "BOOL" || type === "BITS") return true;
  const bits = Number(digits);
  if (sign === undefined) return false;
  const [low, high] = sign === "U" ? [0, 2 ** bits - 1] : [-(2 ** (bits - 1)), 2 ** (bits - 1) - 1];
  return Number(min) === low && Number(max) === high;
}

function defaults(cells: RowCells, scale: Scale): Pick<ScalingCells, "Default"> {
  const raw = scaledText(cells.number("raw default") ?? cells.number("value"), scale);
  const stated = limit(cells, "default", scale);
  const value = stated ?? raw;
  if (stated !== undefined && raw !== undefined && Number(stated) !== Number(raw))
    cells.tell({
      line: cells.row.line,
      kind: "as-stated",
      message: `The row states the default ${stated} and a value of the register that is ${raw} with scaling applied; the default counts.`,
    });
  return value === undefined ? {} : { Default: value };
}

/** A number of a register with scaling applied. */
function scaledText(number: string | undefined, { factor, offset }: Scale): string | undefined {
  const decimal = number === undefined ? undefined : parseDecimal(String(Number(number)));
  if (decimal === undefined) return undefined;
  return decimalText(scaleDecimal(decimal, factor, offset));
}
