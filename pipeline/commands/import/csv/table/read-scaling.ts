import { defined } from "../../../../core/defined.ts";
import { decimalText, parseDecimal, scaleDecimal } from "../../../../domain/codecs/decimal.ts";
import { type RangeCell, readRange } from "../cells/range-cell.ts";
import { factorText } from "../cells/scale-cell.ts";
import type { ColumnRole } from "../words/column-words.ts";
import { type RowScale, rowScale, type ScaleReading } from "./read-scale.ts";
import type { RowCells } from "./row-cells.ts";
import { roleTitle } from "./table-options.ts";

/** Scale, unit and limits of a row, as the columns of our own tables have them. */
interface ScalingCells {
  readonly Factor?: string;
  readonly Offset?: string;
  readonly Unit?: string;
  readonly Min?: string;
  readonly Max?: string;
  readonly Default?: string;
}

/** The scaling that the scale and the unit of a row state together. */
export function scalingCells(cells: RowCells, reading: ScaleReading, type: string | undefined): ScalingCells {
  const scale = rowScale(cells, reading);
  const { factor, offset, unit } = scale;
  return {
    ...(factor === undefined ? {} : { Factor: factorText(factor) }),
    ...defined({ Offset: offset, Unit: unit }),
    ...limits(cells, scale, type),
    ...defaults(cells, scale),
  };
}

/** Limits with scaling applied. Those of a register without scale are the same; others have to say what they are. */
function limits(
  cells: RowCells,
  scale: RowScale,
  type: string | undefined,
): Pick<ScalingCells, "Min" | "Max"> {
  const own = (["min", "max"] as const).map((role) => limit(cells, role, scale));
  const raw = (["raw min", "raw max"] as const).map((role) => scaledNumber(cells, role, scale));
  const range = rangeOf(cells, type, scale);
  const [min, max] = [own[0] ?? raw[0] ?? range?.min, own[1] ?? raw[1] ?? range?.max];
  // Two zeros are how people fill the columns of a register without limits.
  if (Number(min) === 0 && Number(max) === 0) return {};
  return { ...(min === undefined ? {} : { Min: min }), ...(max === undefined ? {} : { Max: max }) };
}

function limit(cells: RowCells, role: "min" | "max" | "default", scale: RowScale): string | undefined {
  const number = cells.number(role);
  if (number === undefined || isScaled(cells, role)) return number;
  if (!scale.isKnown) return withoutScale(cells, role);
  const isZero = Number(number) === 0 && Number(scale.offset ?? 0) === 0;
  return isPlain(scale) || isZero ? number : unclear(cells, role);
}

/** Whether a column is, by its name or by the person's choice, one of values with scaling applied. */
function isScaled(cells: RowCells, role: ColumnRole): boolean {
  const column = cells.column(role);
  return column === undefined || column.isStated || column.name.toLowerCase() === role;
}

function unclear(cells: RowCells, role: "min" | "max" | "default" | "range"): undefined {
  const name = cells.column(role)?.name ?? role;
  const answer =
    role === "range" ? "" : ` Say it with --columns "${roleTitle(role)}=${name}", or "Raw ${role}=${name}".`;
  cells.tell({
    line: cells.row.line,
    kind: "lost",
    message: `The column "${name}" does not say whether scaling is applied; it is left out where a row has a scale.${answer}`,
  });
  return undefined;
}

/** Reports a number that is left out, because a scale would change it that could not be read. */
function withoutScale(cells: RowCells, role: ColumnRole): undefined {
  cells.tell({
    line: cells.row.line,
    kind: "lost",
    message: `The column "${cells.column(role)?.name ?? role}" is left out of this row: its scale is not known.`,
  });
  return undefined;
}

function isPlain({ factor = 1, offset = "0" }: RowScale): boolean {
  return factor === 1 && Number(offset) === 0;
}

function rangeOf(cells: RowCells, type: string | undefined, scale: RowScale): RangeCell | undefined {
  const text = cells.text("range");
  const range = text === undefined ? undefined : readRange(text, cells.numbers);
  if (range === undefined || isWholeType(range, type)) return undefined;
  if (!scale.isKnown) return withoutScale(cells, "range");
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

function defaults(cells: RowCells, scale: RowScale): Pick<ScalingCells, "Default"> {
  const raw = scaledNumber(cells, "raw default", scale) ?? scaledNumber(cells, "value", scale);
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
function scaledNumber(cells: RowCells, role: ColumnRole, scale: RowScale): string | undefined {
  const number = cells.number(role);
  if (number === undefined) return undefined;
  if (!scale.isKnown) return withoutScale(cells, role);
  const decimal = parseDecimal(String(Number(number)));
  const { factor = 1, offset = "0" } = scale;
  return decimal === undefined ? undefined : decimalText(scaleDecimal(decimal, factor, Number(offset)));
}
