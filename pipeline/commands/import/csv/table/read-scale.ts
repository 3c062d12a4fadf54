import { quotient, readScale } from "../cells/scale-cell.ts";
import type { ColumnRole } from "../words/column-words.ts";
import type { RowCells } from "./row-cells.ts";

/** The facts about a table that decide how the scale of a row is read. */
export interface ScaleReading {
  /** Whether the numbers of a column such as "Scale" divide. */
  readonly isDivisor: boolean;
  /** Columns that scale values by their names, and whose cells are not understood. */
  readonly unreadScales: readonly number[];
}

/** How a value of a row is made of the number in its register. */
export interface RowScale {
  readonly factor: number | undefined;
  readonly offset: string | undefined;
  readonly unit: string | undefined;
  /** Whether all cells that scale the values of the row were read, and agree. */
  readonly isKnown: boolean;
}

const scalingRoles: readonly ColumnRole[] = ["factor", "scale", "divisor", "exponent", "decimals", "offset"];

/** Whether a column of this role scales the values of a row. */
export function isScalingRole(role: ColumnRole): boolean {
  return scalingRoles.includes(role);
}

/** The scale of a row, which may be in several cells, or in its unit. */
export function rowScale(cells: RowCells, { isDivisor, unreadScales }: ScaleReading): RowScale {
  const read = (text: string) => readScale(text, cells.numbers);
  const [factor, scale, divisor] = (["factor", "scale", "divisor"] as const).map((role) =>
    cells.read(role, read, "no scale such as 0.1, 1/10 or x10"),
  );
  const exponent = powerOfTen(cells, "exponent", 1);
  const divides = divisor ?? (isDivisor ? scale : undefined);
  const parts = [
    factor?.factor,
    isDivisor ? undefined : scale?.factor,
    divides === undefined ? undefined : divides.isStated ? divides.factor : quotient(1, divides.factor),
    exponent,
  ].filter((part) => part !== undefined);
  // Decimals beside a scale are those of a display.
  const decimals = parts.length === 0 ? powerOfTen(cells, "decimals", -1) : undefined;
  const offset = cells.number("offset");
  const values = { factor, scale, divisor, exponent, offset, ...(parts.length === 0 ? { decimals } : {}) };
  const isRead =
    unreadScales.every((column) => cells.isEmpty(column)) &&
    Object.entries(values).every(
      ([role, value]) => value !== undefined || cells.text(role as ColumnRole) === undefined,
    );
  const unit = cells.text("unit");
  if (parts.length > 0 || decimals !== undefined) {
    const one = decimals ?? oneScale(parts, cells);
    return {
      factor: one,
      offset,
      unit: unit ?? factor?.unit ?? scale?.unit ?? divisor?.unit,
      isKnown: isRead && one !== undefined,
    };
  }
  // Vendors write a resolution as the unit, such as 0.1 V.
  const resolution = unit === undefined ? undefined : readScale(unit, cells.numbers);
  if (resolution?.unit === undefined) return { factor: undefined, offset, unit, isKnown: isRead };
  return { factor: resolution.factor, offset, unit: resolution.unit, isKnown: isRead };
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
