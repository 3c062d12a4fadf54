import type { Table } from "../../../schema/generated/types.ts";

type Column = Table["columns"][number];

/** A column that has one value in all rows. */
export interface Constant {
  readonly column: Column;
  readonly html: string;
}

/** A table as it is drawn: the places of its columns in a row of the record, in the order of reading. */
interface ArrangedTable {
  readonly constants: readonly Constant[];
  readonly places: readonly number[];
}

/** With more columns than this the last ones are out of sight: the meaning then follows the name. */
const WIDE = 6;
/** In fewer rows a repeated value is no burden. */
const ROWS = 3;
/** Longer values, and lists of values, stay in their rows. */
const LINE_WORDS = 40;

/** Takes the columns of one value out of a table, and puts the meaning of a wide one beside the name. */
export function arrangeTable({ columns, rows }: Table): ArrangedTable {
  const constants = new Map<number, Constant>();
  for (const [place, column] of columns.entries()) {
    const html = constantOf(rows.map(({ cells }) => cells[place] ?? ""));
    if (place > 0 && html !== undefined) constants.set(place, { column, html });
  }
  const left = [...columns.keys()].filter((place) => !constants.has(place));
  return { constants: [...constants.values()], places: inReadingOrder(left, columns) };
}

/** The value that all of several cells have, if it fits into a line. */
function constantOf(cells: readonly string[]): string | undefined {
  const [first = "", ...others] = cells;
  if (first === "" || cells.length < ROWS || others.some((cell) => cell !== first)) return undefined;
  return first.includes("<br") || plainText(first).length > LINE_WORDS ? undefined : first;
}

function inReadingOrder(places: readonly number[], columns: readonly Column[]): readonly number[] {
  const meaning = places.find((place) => columns[place]?.id === "meaning");
  const [name, ...others] = places.filter((place) => place !== meaning);
  return places.length <= WIDE || meaning === undefined || name === undefined
    ? places
    : [name, meaning, ...others];
}

/** The text of inline HTML. */
export function plainText(html: string): string {
  return html.replaceAll(/<[^>]*>/g, "");
}
