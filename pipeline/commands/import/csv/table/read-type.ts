import { readType, type TypeCell } from "../cells/type-cell.ts";
import type { NamedType } from "../words/type-words.ts";
import type { RowCells } from "./row-cells.ts";
import type { SizeUnit } from "./size-unit.ts";

/** Type and length of a row, as the columns of our own tables have them. */
export interface TypeCells {
  readonly Type?: string;
  readonly Words?: string;
  readonly Bytes?: string;
  /** Values of the type that the size of the row would hold. */
  readonly fits?: number;
  readonly order?: TypeCell["wordOrder"];
  /** A bit of a register that has rows of its own. */
  readonly bit?: number;
}

const letters: Readonly<Partial<Record<NamedType["kind"], string>>> = {
  unsigned: "U",
  signed: "S",
  float: "F",
};

/** The type of a row: by its name, and by its size where the name does not say it. */
export function typeCells(
  cells: RowCells,
  sizeUnit: SizeUnit | undefined,
  range: number | undefined,
): TypeCells {
  const text = cells.text("type");
  if (text?.toLowerCase() === "field") return { Type: "FIELD" };
  const found = cells.read("type", readType, "no type such as u16, s32, f32, string, bits or enum");
  const bits = bitsOf(cells, sizeUnit, range);
  if (found?.named === undefined) return {};
  const bit = found.bit ?? bitOf(cells);
  const order = found.wordOrder === undefined ? {} : { order: found.wordOrder };
  if (bit !== undefined) return { Type: "BITS", bit };
  return { ...namedCells(found, bits, cells), ...order };
}

function bitOf(cells: RowCells): number | undefined {
  const bit = Number(cells.number("bit") ?? Number.NaN);
  return Number.isInteger(bit) && bit >= 0 && bit <= 63 ? bit : undefined;
}

/** The size of a row in bits. */
function bitsOf(
  cells: RowCells,
  sizeUnit: SizeUnit | undefined,
  range: number | undefined,
): number | undefined {
  const sizes = [
    [cells.number("words"), 16],
    [cells.number("bytes"), 8],
    [cells.number("size in bits"), 1],
    [sizeUnit === undefined ? undefined : cells.number("size"), sizeUnit ?? 1],
    [range === undefined ? undefined : String(range), 16],
  ] as const;
  const found = sizes.find(([size]) => size !== undefined);
  const bits = Number(found?.[0] ?? Number.NaN) * (found?.[1] ?? 1);
  return Number.isSafeInteger(bits) && bits > 0 ? bits : undefined;
}

function namedCells({ named, characters }: TypeCell, bits: number | undefined, cells: RowCells): TypeCells {
  if (named === undefined) return {};
  const { kind } = named;
  if (kind === "bool") return { Type: "BOOL" };
  if (kind === "string") return textCells(characters, bits);
  const stated = bits !== undefined && [8, 16, 32, 64].includes(bits) ? bits : undefined;
  const width = (named.isLoose === true ? stated : undefined) ?? named.width ?? stated;
  if (kind === "bits" || kind === "enum") {
    if (width === undefined || width === 16) return { Type: kind.toUpperCase() };
    return {
      Type: kind.toUpperCase(),
      ...(width % 16 === 0 ? { Words: String(width / 16) } : { Bytes: "1" }),
    };
  }
  if (width === undefined || (kind === "float" && width < 32)) {
    cells.lose("type", cells.text("type") ?? "", "a type without a width");
    return {};
  }
  return { Type: `${letters[kind]}${width}`, ...rowCells(width, bits, cells) };
}

function textCells(characters: number | undefined, bits: number | undefined): TypeCells {
  const bytes = bits === undefined ? characters : bits / 8;
  return { Type: "STRING", ...(bytes === undefined ? {} : { Bytes: String(Math.ceil(bytes)) }) };
}

/** A size of several times the type is of values in a row. */
function rowCells(width: number, bits: number | undefined, cells: RowCells): TypeCells {
  const length = Math.max(16, width);
  if (bits === undefined || bits === length || bits === width) return {};
  if (bits > length && bits % length === 0 && bits / length <= 65_536) return { fits: bits / length };
  cells.tell({
    line: cells.row.line,
    kind: "lost",
    message: `The row says a size of ${bits} bits, but its type "${cells.text("type") ?? ""}" has ${width}; the type counts.`,
  });
  return {};
}
