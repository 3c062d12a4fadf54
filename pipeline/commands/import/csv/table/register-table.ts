import type { Addressing } from "../../../../exports/register-map/printed-reference.ts";
import { registerMapColumns } from "../../../../exports/register-map/register-map-csv.ts";
import type { Tell } from "../../notice.ts";
import { shortText } from "../../short-text.ts";
import { readAddress } from "../cells/address-cell.ts";
import { cellText } from "../cells/cell-text.ts";
import { readFunctions, readTable } from "../cells/table-cell.ts";
import { type CsvTable, moreCells, Row } from "../csv-table.ts";
import { type ColumnRole, columnRoles } from "../words/column-words.ts";
import { hasWireAddresses, headColumns, lowerCaseNames, ownKeys } from "../words/own-columns.ts";
import { addressingOfName, addressQuestion } from "./address-form.ts";
import { joinBits } from "./bit-rows.ts";
import { contentOf } from "./column-content.ts";
import { type FoundRoles, findRoles, type RoleColumn, type Roles, type SpareColumn } from "./column-roles.ts";
import type { Head } from "./find-head.ts";
import { filledDown } from "./merged-cells.ts";
import { type ReadRow, type RowReading, readRow } from "./read-row.ts";
import { isScalingRole } from "./read-scale.ts";
import { RowCells } from "./row-cells.ts";
import { scaleQuestion, tellBothWays } from "./scale-meaning.ts";
import type { Sheet, SheetRow } from "./sheet.ts";
import { sizeUnit } from "./size-unit.ts";
import { statedColumns } from "./stated-columns.ts";
import type { TableOptions } from "./table-options.ts";
import { type CommandWith, type OpenQuestion, tableQuestion } from "./table-question.ts";
import { valuesInRows } from "./values-in-rows.ts";

/** The inputs with which a table of registers is read. */
interface TableReading {
  readonly head: Head;
  readonly numbers: Sheet["numbers"];
  readonly options: TableOptions;
  readonly command: CommandWith;
  readonly tell: Tell;
}

const LONGEST_TITLE = 400;
/** Roles that our own tables have as well, in other words: the cells of others become theirs. */
const translated: ReadonlySet<string> = new Set(columnRoles);

/** A table of any maker with the columns of our own tables. Open questions are asked, all at once. */
export function registerTable({ head, numbers, options, command, tell }: TableReading): CsvTable {
  const stated = statedColumns(head.names, options.columns ?? []);
  const sheet = { rows: head.rows, numbers };
  const found = findRoles(head.names, sheet, stated);
  const roles = withNames(found.roles);
  tellSpare(found, head, tell);
  const rows = filledDown(withWholeAddresses(head.rows, roles), roles, tell);
  const questions: OpenQuestion[] = [];
  const ask = <Value>(answer: Value | OpenQuestion): Value | undefined => {
    if (!isQuestion(answer)) return answer;
    questions.push(answer);
    return undefined;
  };
  const [size, scale] = [roles.get("size")?.[0], roles.get("scale")?.[0]];
  const unit =
    size === undefined ? undefined : ask(sizeUnit(size, roles.get("type")?.[0], { rows, numbers }));
  if (scale !== undefined && options.divisor !== true) ask(scaleQuestion(scale, sheet));
  if (scale !== undefined) tellBothWays(scale, sheet, tell);
  const lower = lowerCaseNames(head.names);
  const addressing = addressingOf(roles, { rows, numbers }, { options, isWire: hasWireAddresses(lower) });
  const known = ask(addressing) ?? "wire";
  if (questions.length > 0) throw tableQuestion(questions, command);
  const isDivisor = options.divisor === true;
  const unreadScales = found.spare.flatMap(({ unread }) =>
    unread !== undefined && isScalingRole(unread.role) ? [unread.column] : [],
  );
  const reading = { roles, numbers, addressing: known, sizeUnit: unit, isDivisor, unreadScales, tell };
  const read = valuesInRows(joinBits(readRows(rows, head.names.length, reading), tell), tell);
  const passed = passedColumns(head.names, roles);
  const origin = new Map(rows.map((row) => [row.line, row]));
  return {
    columns: ownKeys(),
    wordOrder: roles.has("word order") ? undefined : orderOfRest(read),
    rows: read.map(({ cells, line }) => new Row(withPassed(cells, origin.get(line), passed), line, tell)),
  };
}

/** Where the types of only some of the long values name an order of words, the others have the usual one. */
function orderOfRest(rows: readonly ReadRow[]): "high-first" | undefined {
  const long = rows.filter(({ cells }) => /^[USF](?:32|64)$/.test(cells.get("type") ?? ""));
  const orders = new Set(long.map(({ cells }) => cells.get("word order")));
  return orders.size > 1 && orders.has(undefined) ? "high-first" : undefined;
}

/** Rows without the `.0` behind addresses, with which programs write whole numbers; beside a `.1`, it is a bit. */
function withWholeAddresses(rows: readonly SheetRow[], roles: Roles): readonly SheetRow[] {
  const columns = [...(roles.get("address") ?? []), ...(roles.get("reference") ?? [])].filter(
    ({ column, isHex }) => {
      const dotted = contentOf({ rows }, column).filter((cell) => /\d\.\w/.test(cell));
      return !isHex && dotted.length > 0 && dotted.every((cell) => /^\d+\.0$/.test(cell));
    },
  );
  if (columns.length === 0) return rows;
  return rows.map((row) => {
    const cells = [...row.cells];
    for (const { column } of columns)
      if (/^\s*\d+\.0\s*$/.test(cells[column] ?? "")) cells[column] = cellText(cells[column]).slice(0, -2);
    return { ...row, cells };
  });
}

function isQuestion(answer: unknown): answer is OpenQuestion {
  return typeof answer === "object" && answer !== null && "answers" in answer;
}

/** A table without names has them in its descriptions. */
function withNames(roles: Roles): Roles {
  const description = roles.get("description");
  if (roles.has("name") || description === undefined) return roles;
  const rest = [...roles].filter(([role]) => role !== "description");
  return new Map<ColumnRole, readonly RoleColumn[]>([
    ...rest,
    ["name", description.slice(0, 1)],
    ...(description.length > 1 ? [["description", description.slice(1)] as const] : []),
  ]);
}

function tellSpare({ spare }: FoundRoles, { names, line }: Head, tell: Tell): void {
  const own = lowerCaseNames([...registerMapColumns, ...headColumns]);
  const named = new Set(names);
  const unnamed = spare.filter(({ name }) => !named.has(name)).map(({ name }) => name);
  if (unnamed.length > 0)
    tell({
      line,
      kind: "lost",
      message: `Columns without a name have no place in the record; by their numbers they are ${unnamed.join(", ")}.`,
    });
  for (const column of spare) {
    const { name } = column;
    const isPassed = own.has(name.toLowerCase()) && !translated.has(name.toLowerCase());
    if (isPassed || !named.has(name)) continue;
    tell({ line, kind: "lost", message: `The column "${name}" ${spareReason(column)}.` });
  }
}

function spareReason({ taken, unread }: SpareColumn): string {
  if (taken !== undefined) return `is not read: the column "${taken}" says it already`;
  if (unread === undefined) return "has no place in the record";
  return `is not read: its cells, such as "${shortText(unread.cell, 40)}", are not understood as ${unread.role}`;
}

/** How the addresses of a table are printed: as the person says, as the table says, or as nothing contradicts. */
function addressingOf(
  roles: Roles,
  sheet: Pick<Sheet, "rows" | "numbers">,
  { options, isWire }: { readonly options: TableOptions; readonly isWire: boolean },
): Addressing | OpenQuestion {
  if (options.addressing !== undefined) return options.addressing;
  const column = roles.get("address")?.[0];
  if (column === undefined) return roles.has("reference") ? "reference" : "wire";
  const named = addressingOfName(column.name);
  if (named !== undefined || isWire) return named ?? "wire";
  const addresses = sheet.rows.flatMap((row) => {
    const cells = new RowCells(roles, row, sheet.numbers, () => undefined);
    const address = readAddress(cellText(row.cells[column.column]), sheet.numbers, column.isHex)?.first;
    if (address === undefined) return [];
    const table =
      readTable(cells.text("table") ?? "") ?? readFunctions(cells.texts("function code").join("; "))?.table;
    return [{ address, table }];
  });
  return addressQuestion(column, addresses) ?? "wire";
}

function readRows(rows: readonly SheetRow[], width: number, reading: RowReading): ReadRow[] {
  let section: string | undefined;
  return rows.flatMap((row) => {
    if (row.cells.slice(width).some((cell) => cell !== "")) reading.tell(moreCells(row.line));
    const title = sectionTitle(row, reading.roles);
    if (title === undefined) return readRow(row, section, reading) ?? [];
    section = title === "" ? section : title;
    return [];
  });
}

/** A row with one text alone heads the rows below it; a line of signs divides them. */
function sectionTitle({ cells }: SheetRow, roles: Roles): string | undefined {
  const texts = cells.map(cellText).filter((text) => text !== "");
  const [text = ""] = texts;
  const address = roles.get("address")?.[0]?.column;
  if (address === undefined || texts.length !== 1) return undefined;
  const title = text.slice(0, LONGEST_TITLE).replace(/^[#=*\s-]+|[#=*\s:-]+$/g, "");
  if (cellText(cells[address]) !== "" && /^\d/.test(title)) return undefined;
  return title === "" || /\p{Letter}/u.test(title) ? title : undefined;
}

interface PassedColumn {
  readonly name: string;
  readonly column: number;
}

/** Columns of our own tables that are read as they are. */
function passedColumns(names: readonly string[], roles: Roles): PassedColumn[] {
  const taken = new Set([...roles.values()].flat().map(({ column }) => column));
  return names.flatMap((name, column) => {
    const key = name.toLowerCase();
    return ownKeys().has(key) && !taken.has(column) && !translated.has(key) ? [{ name: key, column }] : [];
  });
}

function withPassed(
  cells: ReadonlyMap<string, string>,
  row: SheetRow | undefined,
  passed: readonly PassedColumn[],
): ReadonlyMap<string, string> {
  if (passed.length === 0 || row === undefined) return cells;
  const own = passed.flatMap(({ name, column }) => {
    const text = row.cells[column] ?? "";
    return text === "" || cells.has(name) ? [] : [[name, text] as const];
  });
  return own.length === 0 ? cells : new Map([...cells, ...own]);
}
