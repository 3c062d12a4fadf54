import type { SpecRow, SpecSection } from "../../../schema/generated/types.ts";

/** A product with the tables of its datasheet. */
export interface Sheet {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly sections: readonly SpecSection[];
}

/** One parameter of several products. */
export interface ComparedRow {
  readonly param: string;
  readonly name: string;
  readonly symbol?: string;
  /** The values of each product; none where nothing is published. */
  readonly cells: readonly (readonly SpecRow[])[];
  /** Facts of two products differ. Preliminary values may still become equal. */
  readonly differs: boolean;
  /** Nothing to see for who looks for differences: all say the same. */
  readonly isQuiet: boolean;
  /** The best value of the known products, and the columns that have it. */
  readonly verdict?: { readonly word: "highest" | "lowest"; readonly columns: readonly number[] };
}

export interface ComparedSection {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly ComparedRow[];
}

/** Sections in the order of a datasheet. */
const order: readonly SpecRow["section"][] = [
  "features",
  "absmax",
  "esd",
  "recommended",
  "thermal",
  "electrical",
  "interface",
  "mechanical",
  "environmental",
  "compliance",
];
const facts: ReadonlySet<string> = new Set(["confirmed", "stated", "measured", "calculated"]);

/** Sheets side by side: sections and rows as in a datasheet, one row for each parameter that at least two of them state. */
export function compareSheets(sheets: readonly Sheet[]): ComparedSection[] {
  return order.flatMap((section) => {
    const id = `spec-${section}`;
    const found = sheets.map((sheet) => sheet.sections.find((other) => other.id === id));
    const columns = found.map((one) => one?.groups.flatMap(({ rows }) => rows) ?? []);
    const params = [...new Set(columns.flat().map(({ param }) => param))];
    const title = found.find((one) => one !== undefined)?.title ?? "";
    const rows = params
      .map((param) => columns.map((column) => column.filter((row) => row.param === param)))
      .filter((cells) => sheets.length < 2 || cells.filter((values) => values.length > 0).length > 1)
      .map(comparedRow);
    return rows.length === 0 ? [] : [{ id, title, rows }];
  });
}

function comparedRow(cells: readonly (readonly SpecRow[])[]): ComparedRow {
  const [{ param = "", name = "", symbol } = {}] = cells.flat();
  const keys = cells.map(keyOf);
  const known = new Set(keys.filter((key) => key !== undefined));
  const verdict = verdictOf(cells);
  return {
    param,
    name,
    ...(symbol === undefined ? {} : { symbol }),
    cells,
    differs: known.size > 1,
    isQuiet: known.size === 1 && !keys.includes(undefined),
    ...(verdict === undefined ? {} : { verdict }),
  };
}

/** A key of a product's values, independent of their unit; undefined if it states no fact, or not only facts. */
function keyOf(rows: readonly SpecRow[]): string | undefined {
  if (rows.length === 0 || !rows.every(({ status }) => facts.has(status))) return undefined;
  const keys = rows.map(({ low, high, words, display, variant }) => {
    const isNumber = low !== undefined || high !== undefined;
    return JSON.stringify([variant, isNumber ? [low, high] : (words ?? display)]);
  });
  return keys.sort().join();
}

/** The guaranteed figure decides: the smallest where more is better, the largest where less is. */
function verdictOf(cells: readonly (readonly SpecRow[])[]): ComparedRow["verdict"] {
  const better = cells.flat().find((row) => row.better !== undefined)?.better;
  if (better === undefined) return undefined;
  const isHigher = better === "higher";
  const figures = cells.map((rows) => {
    const ends = rows.flatMap(({ low, high }) => (isHigher ? low : high) ?? []);
    if (ends.length === 0) return undefined;
    return isHigher ? Math.max(...ends) : Math.min(...ends);
  });
  const known = figures.filter((figure) => figure !== undefined);
  if (new Set(known).size < 2) return undefined;
  const best = isHigher ? Math.max(...known) : Math.min(...known);
  const columns = figures.flatMap((figure, column) => (figure === best ? [column] : []));
  return { word: isHigher ? "highest" : "lowest", columns };
}
