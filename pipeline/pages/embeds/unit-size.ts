/**
 * Bytes of HTML that the parts of a set take: the text of its author is escaped and repeated in ids, rows have their tags, and
 * a page has each drawing for a desk and for a phone. These numbers were measured on pages of large sets and are a quarter
 * above the results.
 */
const perLetter = 1.5;
const perEscape = 5;
const perHead = 1_000;
const perRow = 420;
const perDrawing = 550;
const perDrawnRow = 200;
const perDrawnCell = 230;

interface UnitContent {
  /** The part of the record. */
  readonly content: unknown;
  /** Whether it has a heading of its own. */
  readonly isHeaded: boolean;
  readonly rows: number;
  readonly drawings?: {
    readonly count: number;
    /** Rows of each drawing. */
    readonly rows: number;
    /** Cells of each drawing besides one in each row. */
    readonly cells: number;
  };
}

/** The estimated bytes of HTML of a part of a set. */
export function unitSize({ content, isHeaded, rows, drawings }: UnitContent): number {
  const json = JSON.stringify(content);
  const escapes = json.match(/[&<>']/g)?.length ?? 0;
  const letters = Buffer.byteLength(json) * perLetter + escapes * perEscape;
  return Math.ceil((isHeaded ? perHead : 0) + letters + rows * perRow + drawnSize(drawings));
}

function drawnSize(drawings: UnitContent["drawings"]): number {
  if (drawings === undefined) return 0;
  const { count, rows, cells } = drawings;
  return 2 * count * (perDrawing + rows * perDrawnRow + cells * perDrawnCell);
}
