import type { FrameDrawing } from "../../../schema/generated/types.ts";
import type { Box } from "../drawing/box.ts";
import { columnsIn, fitsLines, textLines, textWidth } from "../drawing/drawing-text.ts";
import { LINE, SHEETS, type Sheet } from "../drawing/sheets.ts";

type Row = FrameDrawing["rows"][number];
type Cell = Row["cells"][number];

/** A cell with its lines; `key` is the letter in it if its label is below the drawing. */
export interface PlacedCell {
  readonly cell: Cell;
  readonly box: Box;
  readonly names: readonly string[];
  readonly notes: readonly string[];
}

interface PlacedRow {
  readonly label: readonly string[];
  readonly box: Box;
  /** Whether cells leave no room in it. */
  readonly isFull: boolean;
  readonly cells: readonly PlacedCell[];
}

interface PlacedFrame {
  readonly width: number;
  readonly height: number;
  /** The word that all column heads begin with, such as "bit", and each head without it. */
  readonly heads: readonly { readonly text: string; readonly x: number }[];
  readonly rows: readonly PlacedRow[];
  readonly keys: readonly { readonly text: string; readonly y: number }[];
}

/** Height of a row whose cells have so many lines; more lines make it higher. Paper has less room. */
const ROW = { lines: 2, height: 44 } as const;
const PAPER_ROW = { lines: 1, height: 24 } as const;
/** Most lines of a name and of a note. */
const MOST = { name: 4, note: 3 } as const;
const HEAD = 22;
/** Columns of a row that a narrow sheet divides. */
const NARROW_COLUMNS = 4;
/** Room at the sides of words in a cell. */
const PAD = 2;
/** Longest line of the label of a row, in characters. */
const LABEL = 9;

/**
 * Places rows and cells. A label that does not fit into its cell is replaced by a letter and listed below the drawing,
 * so that nothing is cut.
 */
export function placeFrame(drawing: FrameDrawing, sheet: Sheet, isOnPaper: boolean): PlacedFrame {
  const isNarrow = sheet.width <= SHEETS.narrow.width;
  const isDivided = isNarrow && drawing.rows.every(({ from }) => from !== undefined);
  const columns = isDivided ? Math.min(NARROW_COLUMNS, drawing.columns) : drawing.columns;
  const rows = isDivided ? drawing.rows.flatMap((row) => dividedRow(row, columns)) : drawing.rows;
  const labels = rows.map((row) => textLines(labelOf(row), LABEL));
  const longest = Math.max(0, ...labels.flat().map(textWidth));
  const left = longest === 0 ? 1 : Math.ceil(longest) + 6;
  const column = (sheet.width - left - 1) / columns;
  const keys = new Map<string, string>();
  const least = isOnPaper ? PAPER_ROW : ROW;
  let y = drawing.heads === undefined ? 1 : HEAD;
  const placed = rows.map((row, r): PlacedRow => {
    const label = labels[r] ?? [];
    const words = row.cells.map((cell) => wordsOf(cell, cell.span * column - 2 * PAD, keys));
    const lines = Math.max(label.length, ...words.map(({ names, notes }) => names.length + notes.length));
    const height = least.height + Math.max(0, lines - least.lines) * LINE;
    const boxOf = (at: number, span: number): Box => ({
      x: left + at * column,
      y,
      width: span * column,
      height,
    });
    const cells = row.cells.map((cell, c) => ({
      cell,
      box: boxOf(cell.at, cell.span),
      names: words[c]?.names ?? [],
      notes: words[c]?.notes ?? [],
    }));
    const length = row.length ?? columns;
    const isFull = row.cells.reduce((sum, { span }) => sum + span, 0) >= length;
    const own = { label, box: boxOf(0, length), isFull, cells };
    y += height;
    return own;
  });
  const keyLines = [...keys].flatMap(([text, key]) => textLines(`${key} ${text}`, columnsIn(sheet.width)));
  const below = keyLines.map((text, n) => ({ text, y: y + (n + 1) * LINE + 2 }));
  const right = Math.max(...placed.map(({ box }) => box.x + box.width), ...keyLines.map(textWidth));
  return {
    width: Math.ceil(right) + 1,
    height: (below.at(-1)?.y ?? y) + (below.length > 0 ? 5 : 1),
    heads: headsOf(drawing.heads?.slice(0, columns) ?? [], left, column),
    rows: placed,
    keys: below,
  };
}

/** "Byte 8": rows that count on have the number of their first column after the word. */
function labelOf({ label = "", from }: Row): string {
  return label === "" || from === undefined ? label : `${label} ${from}`;
}

/** A row in pieces of so many columns; a cell that goes over an end continues in the next, its note in the longer part. */
function dividedRow(row: Row, columns: number): Row[] {
  const length = row.length ?? Math.max(...row.cells.map(({ at, span }) => at + span));
  return Array.from({ length: Math.ceil(length / columns) }, (_, n): Row => {
    const first = n * columns;
    const end = Math.min(length, first + columns);
    const cells = row.cells
      .map((cell) => ({ ...cell, start: Math.max(cell.at, first), stop: Math.min(cell.at + cell.span, end) }))
      .filter(({ start, stop }) => stop > start)
      .map(({ start, stop, note, ...cell }) => ({
        ...cell,
        ...(note !== undefined && 2 * (stop - start) >= cell.span ? { note } : {}),
        at: start - first,
        span: stop - start,
      }));
    return { ...row, from: (row.from ?? 0) + first, length: end - first, cells };
  });
}

function wordsOf(
  { text, note = "" }: Cell,
  width: number,
  keys: Map<string, string>,
): { names: string[]; notes: string[] } {
  const room = columnsIn(width);
  if (fitsLines(text, room, MOST.name) && fitsLines(note, room, MOST.note))
    return { names: textLines(text, room), notes: textLines(note, room) };
  const words = note === "" ? text : `${text}: ${note}`;
  const key = keys.get(words) ?? keyOf(keys.size);
  keys.set(words, key);
  return { names: [key], notes: [] };
}

/** a to z, then aa to zz. */
function keyOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : keyOf(Math.floor(index / 26) - 1) + letter;
}

/** A word that all heads begin with is written once, above the labels. */
function headsOf(heads: readonly string[], left: number, column: number): PlacedFrame["heads"] {
  const [word = "", ...rest] = (heads[0] ?? "").split(" ");
  const isShared = rest.length > 0 && heads.every((head) => head.startsWith(`${word} `));
  const each = heads.map((head, n) => ({
    text: isShared ? head.slice(word.length + 1) : head,
    x: left + (n + 0.5) * column,
  }));
  return isShared ? [{ text: word, x: left - 6 - textWidth(word) / 2 }, ...each] : each;
}
