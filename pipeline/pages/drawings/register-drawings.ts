import type { FrameDrawing, RegisterMapSource } from "../../../schema/generated/types.ts";
import { bitRange } from "../../domain/codecs/integer-range.ts";

type Authored = RegisterMapSource["blocks"][number]["registers"][number];
type Cell = FrameDrawing["rows"][number]["cells"][number];

interface Item {
  readonly name: string;
  readonly high: number;
  readonly low: number;
}

/** The bits of a register as some boards have them. */
export interface RegisterLayout {
  readonly register: Authored;
  /** The boards in words; empty text for all. */
  readonly words: string;
}

/** The bits of each register of type bits that names some: rows of eight, the high byte first. */
export function registerDrawings(layouts: readonly RegisterLayout[]): FrameDrawing[] {
  return layouts.flatMap(({ register, words }) => {
    const { name, bits = [], fields = [], width = 16 } = register;
    const items: Item[] = [
      ...bits.map((flag) => ({ name: flag.name, high: flag.bit, low: flag.bit })),
      ...fields.map((field) => ({ name: field.name, ...bitRange(field.bits) })),
    ];
    if (items.length === 0) return [];
    const boards = words === "" ? "" : ` of ${words}`;
    const bytes = Array.from({ length: width / 8 }, (_, n) => width / 8 - 1 - n);
    const rows = bytes.map((byte) => ({ label: labelOf(byte, width), cells: cellsOf(items, byte) }));
    return [
      {
        caption: `Bits of ${name}${boards}.`,
        summary: `Bits of ${name}${boards}: ${items.map(positionText).join("; ")}.`,
        columns: 8,
        rows: rows.filter(({ cells }) => cells.length > 0),
      },
    ];
  });
}

function labelOf(byte: number, width: number): string {
  if (width <= 16) return byte === 1 ? "High byte" : "Low byte";
  return `Bits ${byte * 8 + 7}\u00a0to\u00a0${byte * 8}`;
}

/** The parts of flags and fields that lie in a byte, the highest first. */
function cellsOf(items: readonly Item[], byte: number): Cell[] {
  const [top, bottom] = [byte * 8 + 7, byte * 8];
  return items
    .map((item, field) => ({ ...item, field }))
    .filter(({ high, low }) => high >= bottom && low <= top)
    .sort((a, b) => b.high - a.high)
    .map(({ name, high, low, field }) => ({
      at: top - Math.min(high, top),
      span: Math.min(high, top) - Math.max(low, bottom) + 1,
      text: name,
      field,
      note: high === low ? `bit ${high}` : `bits ${high} to ${low}`,
    }));
}

function positionText({ name, high, low }: Item): string {
  return high === low ? `${name} is bit ${high}` : `${name} is bits ${high} to ${low}`;
}
