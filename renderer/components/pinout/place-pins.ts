import type { Face } from "../../../schema/generated/types.ts";
import type { Box } from "../drawing/box.ts";
import { columnsIn, textLines, textWidth } from "../drawing/drawing-text.ts";
import { LINE } from "../drawing/sheets.ts";
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

const cell = { width: 76, pad: 6, gap: 4, band: 8, contact: 26 } as const;
const edge = 14;
/** Room between what a pin is called and the sides of its contact. */
const contactPad = 4;
/** Columns of the longest tag. */
const TAG = 5;
/** A turned pin has its words beside the contact where so many columns of its name fit; it is no wider than needed. */
const NAME = 5;
const widest = 240;

/** Places the pins of a connector in their arrangement, with room for every word. */
export function placePins(face: Face): PlacedFace {
  const contact = contactWidth(face);
  const width = Math.max(cell.width, contact + 2 * cell.pad);
  const names = face.pins.map((pin) => textLines(pin.name, columnsIn(width - 2 * cell.pad)));
  const height = cell.pad * 2 + cell.band + 6 + cell.contact + 4 + (mostOf(names) + 1) * LINE;
  const grid = { rows: face.rows, columns: face.columns, width, height };
  return placed(grid, face, (pin, i) => {
    const { row, column } = seatOf(face, pin.number);
    const box = cellAt(grid, row, column, { x: staggerOf(face, pin.number) });
    return upright({ pin, row, column, box, name: names[i] ?? [], contact });
  });
}

/**
 * The same connector turned a quarter to the right, for a column of `width` units that is narrower than its row: pins
 * are one below the other, with their labels beside them if there is room.
 */
export function placeTurnedPins(face: Face, width: number): PlacedFace {
  const contact = contactWidth(face);
  const tag = TAG * textWidth("0");
  const room = (width - 4 - 2 * edge - (face.rows - 1) * cell.gap) / face.rows;
  const beside = Math.min(widest, room) - contact - tag - 5 * cell.pad;
  const isBeside = columnsIn(beside) >= NAME;
  const own = isBeside ? Math.min(widest, room) : Math.max(cell.width, contact + 2 * cell.pad);
  const nameWidth = isBeside ? beside : own - 2 * cell.pad;
  const names = face.pins.map((pin) => textLines(pin.name, columnsIn(nameWidth)));
  const below = cell.band + 6 + cell.contact + 4 + (mostOf(names) + 1) * LINE;
  const height = 2 * cell.pad + (isBeside ? Math.max(cell.contact, mostOf(names) * LINE) : below);
  const grid = { rows: face.columns, columns: face.rows, width: own, height };
  return placed(grid, face, (pin, i) => {
    const seat = seatOf(face, pin.number);
    const [row, column] = [seat.column, face.rows - 1 - seat.row];
    const box = cellAt(grid, row, column, { y: staggerOf(face, pin.number) });
    const name = names[i] ?? [];
    if (!isBeside) return upright({ pin, row, column, box, name, contact });
    return besideContact({ pin, row, column, box, name, contact }, tag);
  });
}

/** Cells of one size, in units. */
interface Grid {
  readonly rows: number;
  readonly columns: number;
  readonly width: number;
  readonly height: number;
}

function placed(grid: Grid, face: Face, place: (pin: Pin, i: number) => PlacedPin): PlacedFace {
  const outline = {
    x: 2,
    y: 2,
    width: grid.columns * (grid.width + cell.gap) - cell.gap + 2 * edge,
    height: grid.rows * (grid.height + cell.gap) - cell.gap + 2 * edge,
  };
  return { width: outline.width + 4, height: outline.height + 4, outline, pins: face.pins.map(place) };
}

/** The cell of a seat; `shift` in pitches. */
function cellAt(
  { width, height }: Grid,
  row: number,
  column: number,
  shift: { x?: number; y?: number },
): Box {
  const x = 2 + edge + (column + (shift.x ?? 0)) * (width + cell.gap);
  const y = 2 + edge + (row + (shift.y ?? 0)) * (height + cell.gap);
  return { x, y, width, height };
}

/** All contacts of a face are as wide as the longest text in one needs. */
function contactWidth({ pins }: Face): number {
  return Math.max(cell.contact, ...pins.map((pin) => textWidth(calledOf(pin)) + 2 * contactPad));
}

function mostOf(names: readonly (readonly string[])[]): number {
  return Math.max(1, ...names.map((lines) => lines.length));
}

/** The label in the contact of a pin: its text, or its number. */
function calledOf({ label, number }: Pin): string {
  return label ?? String(number);
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

interface Seated {
  readonly pin: Pin;
  readonly row: number;
  readonly column: number;
  readonly box: Box;
  readonly name: readonly string[];
  readonly contact: number;
}

/** Band, contact, name and tag one below the other. */
function upright({ pin, row, column, box, name, contact: size }: Seated): PlacedPin {
  const band = {
    x: box.x + cell.pad,
    y: box.y + cell.pad,
    width: box.width - 2 * cell.pad,
    height: cell.band,
  };
  const contact = {
    x: box.x + (box.width - size) / 2,
    y: band.y + band.height + 6,
    width: size,
    height: cell.contact,
  };
  const middle = box.x + box.width / 2;
  const textTop = contact.y + contact.height + 4;
  const tagTop = box.y + box.height - cell.pad - LINE;
  return {
    pin,
    row,
    column,
    cell: box,
    band,
    contact,
    number: numberIn(contact, pin),
    lines: name.map((text, line) => ({ text, box: centred(text, middle, textTop + line * LINE) })),
    tag: centred(lookOf(pin).tag, middle, tagTop),
  };
}

/** The contact at the left, the name in the middle, the band over the tag at the right. */
function besideContact({ pin, row, column, box, name, contact: size }: Seated, tagWidth: number): PlacedPin {
  const middle = box.y + box.height / 2;
  const contact = {
    x: box.x + cell.pad,
    y: middle - cell.contact / 2,
    width: size,
    height: cell.contact,
  };
  const right = box.x + box.width - cell.pad - tagWidth;
  const top = middle - (name.length * LINE) / 2;
  const band = { x: right, y: middle - 13, width: tagWidth, height: cell.band };
  return {
    pin,
    row,
    column,
    cell: box,
    band,
    contact,
    number: numberIn(contact, pin),
    lines: name.map((text, line) => {
      const width = textWidth(text);
      const x = contact.x + size + 2 * cell.pad;
      return { text, box: { x, y: top + line * LINE, width, height: LINE } };
    }),
    tag: centred(lookOf(pin).tag, right + tagWidth / 2, middle - 3),
  };
}

function numberIn(contact: Box, pin: Pin): Box {
  return centred(calledOf(pin), contact.x + contact.width / 2, contact.y + (contact.height - LINE) / 2);
}

function centred(text: string, middle: number, y: number): Box {
  const width = textWidth(text);
  return { x: middle - width / 2, y, width, height: LINE };
}

/** Half a pitch towards the middle for the pins of the row that is not full. */
function staggerOf(face: Face, number: number): number {
  const last = face.pins.length % face.columns;
  if (face.stagger !== true || face.order !== "rows" || last === 0) return 0;
  const isShort = number > face.pins.length - last;
  const sign = face.pin1.endsWith("right") ? -1 : 1;
  return isShort ? (sign * (face.columns - last)) / 2 : 0;
}
