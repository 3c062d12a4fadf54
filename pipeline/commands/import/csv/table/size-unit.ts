import { cellText } from "../cells/cell-text.ts";
import { numberText } from "../cells/number-cell.ts";
import { readType } from "../cells/type-cell.ts";
import type { RoleColumn } from "./column-roles.ts";
import type { Sheet } from "./sheet.ts";
import type { OpenQuestion } from "./table-question.ts";

/** Bits of one, in what a column of sizes counts. */
export type SizeUnit = 8 | 16 | 1;

interface SizedRow {
  readonly size: number;
  /** Bits that the type itself says. */
  readonly width: number | undefined;
  /** Whether the size decides what the type is. */
  readonly needsSize: boolean;
}

/** The unit that a column such as "Size" counts: it is found by types whose width is known. */
export function sizeUnit(
  size: RoleColumn,
  type: RoleColumn | undefined,
  { rows, numbers }: Sheet,
): SizeUnit | OpenQuestion | undefined {
  const sized = rows.flatMap(({ cells }): SizedRow[] => {
    const number = Number(numberText(cellText(cells[size.column]), numbers) ?? Number.NaN);
    if (!Number.isSafeInteger(number) || number < 1) return [];
    const found = type === undefined ? undefined : readType(cellText(cells[type.column]));
    const { kind, width, isLoose = false } = found?.named ?? {};
    const isText = kind === "string" && found?.characters === undefined;
    const isKnown = width !== undefined && !isLoose;
    return [{ size: number, width: isKnown ? width : undefined, needsSize: isText || !isKnown }];
  });
  for (const unit of [16, 8, 1] as const) {
    const known = sized.filter(({ width }) => width !== undefined && width >= unit);
    const fitting = known.filter((row) => row.size * unit === row.width);
    if (known.length > 0 && fitting.length >= 0.8 * known.length) return unit;
  }
  const sizes = new Set(sized.map((row) => row.size));
  if (sizes.size > 0 && [...sizes].every((one) => [8, 16, 32, 64].includes(one)) && sizes.has(16)) return 1;
  // No address of Modbus holds one byte alone.
  if (sizes.has(1)) return 16;
  if (!sized.some(({ needsSize }) => needsSize)) return undefined;
  return {
    reason: `The column "${size.name}" does not say what it counts.`,
    answers: [
      { pair: `Words=${size.name}`, meaning: "it counts registers" },
      { pair: `Bytes=${size.name}`, meaning: "it counts bytes" },
    ],
  };
}
