import type { Face } from "../../../schema/generated/types.ts";
import type { Box } from "./box.ts";
import { cellLines, columnsOf } from "./cell-text.ts";
import { lookOf } from "./pin-classes.ts";

type Pin = Face["pins"][number];

/** A pin with the boxes of all that is drawn of it. */
export interface PlacedPin {
  readonly pin: Pin;
  /** 0-based, from the top and from the left. */
  readonly row: number;
  readonly column: number;
  readonly cell: Box;
  readonly band: Box;
  readonly contact: Box;
  readonly number: Box;
  readonly lines: readonly { readonly text: string; readonly box: Box }[];
  readonly tag: Box;
}

interface PlacedFace {
  readonly width: number;
  readonly height: number;
  readonly outline: Box;
  readonly pins: readonly PlacedPin[];
}

/** Advance of the mono font in parts of its size: the font and its stand-in have 600 of 1000 units. */
const advance = 0.6;
const sizes = { number: 12, name: 12, tag: 11 } as const;
const cell = { width: 72, pad: 6, gap: 4, band: 8, contact: 26, line: 15 } as const;
const edge = 14;
/** Room between what a pin is called and the sides of its contact. */
const contactPad = 4;

/** Where each pin of a connector stands, as it is arranged, with room for every word. */
export function placePins(face: Face): PlacedFace {
  const contact = Math.max(
    cell.contact,
    ...face.pins.map((pin) => textWidth(calledOf(pin)) + 2 * contactPad),
  );
  const width = Math.max(cell.width, contact + 2 * cell.pad);
  const nameColumns = Math.floor((width - 2 * cell.pad) / (sizes.name * advance));
  const names = face.pins.map((pin) => cellLines(pin.name, nameColumns));
  const mostLines = Math.max(1, ...names.map((lines) => lines.length));
  const height = cell.pad * 2 + cell.band + 6 + cell.contact + 4 + (mostLines + 1) * cell.line;
  const pins = face.pins.map((pin, i) => placePin(face, pin, names[i] ?? [], { width, height, contact }));
  const outline = {
    x: 2,
    y: 2,
    width: face.columns * (width + cell.gap) - cell.gap + 2 * edge,
    height: face.rows * (height + cell.gap) - cell.gap + 2 * edge,
  };
  return { width: outline.width + 4, height: outline.height + 4, outline, pins };
}

/** What stands in the contact of a pin: its text, or its number. */
function calledOf({ label, number }: Pin): string {
  return label ?? String(number);
}

function textWidth(text: string): number {
  return columnsOf(text) * sizes.number * advance;
}

/** Row and column of a pin, 0-based from the top left, as the numbers run from the corner of pin 1. */
export function seatOf(face: Face, number: number): { row: number; column: number } {
  const i = number - 1;
  const isByRow = face.order === "rows";
  const along = isByRow ? face.columns : face.rows;
  const [main, cross] = [i % along, Math.floor(i / along)];
  const [row, column] = isByRow ? [cross, main] : [main, cross];
  return {
    row: face.pin1.startsWith("bottom") ? face.rows - 1 - row : row,
    column: face.pin1.endsWith("right") ? face.columns - 1 - column : column,
  };
}

/** Sizes that all pins of a face share: contacts are as wide as the longest text needs. */
interface CellSize {
  readonly width: number;
  readonly height: number;
  readonly contact: number;
}

function placePin(face: Face, pin: Pin, name: readonly string[], size: CellSize): PlacedPin {
  const { width, height } = size;
  const { row, column } = seatOf(face, pin.number);
  const left = 2 + edge + column * (width + cell.gap) + staggerOf(face, pin.number, width);
  const box = { x: left, y: 2 + edge + row * (height + cell.gap), width, height };
  const band = {
    x: box.x + cell.pad,
    y: box.y + cell.pad,
    width: box.width - 2 * cell.pad,
    height: cell.band,
  };
  const contact = {
    x: box.x + (box.width - size.contact) / 2,
    y: band.y + band.height + 6,
    width: size.contact,
    height: cell.contact,
  };
  const textTop = contact.y + contact.height + 4;
  const centred = (text: string, size: number, line: number): Box => {
    const width = columnsOf(text) * size * advance;
    return { x: box.x + (box.width - width) / 2, y: textTop + line * cell.line, width, height: cell.line };
  };
  const digits = textWidth(calledOf(pin));
  return {
    pin,
    row,
    column,
    cell: box,
    band,
    contact,
    number: { x: box.x + (box.width - digits) / 2, y: contact.y + 6, width: digits, height: 14 },
    lines: name.map((text, line) => ({ text, box: centred(text, sizes.name, line) })),
    tag: {
      ...centred(lookOf(pin).tag, sizes.tag, 0),
      y: box.y + box.height - cell.pad - cell.line,
    },
  };
}

/** Half a pitch towards the middle for the pins of the row that is not full. */
function staggerOf(face: Face, number: number, width: number): number {
  const last = face.pins.length % face.columns;
  if (face.stagger !== true || face.order !== "rows" || last === 0) return 0;
  const isShort = number > face.pins.length - last;
  const sign = face.pin1.endsWith("right") ? -1 : 1;
  return isShort ? (sign * (width + cell.gap) * (face.columns - last)) / 2 : 0;
}
