import { defined } from "../../../../core/defined.ts";
import { referencedPlace, type WrittenAddress } from "../../../../domain/codecs/modbus/doubtful-addresses.ts";
import type { RegisterTable } from "../../../../domain/codecs/modbus/register-types.ts";
import type { Addressing } from "../../../../exports/register-map/printed-reference.ts";
import type { Tell } from "../../notice.ts";
import { readAccess, readWritable } from "../cells/access-cell.ts";
import { type AddressCell, readAddress } from "../cells/address-cell.ts";
import { listText } from "../cells/list-cell.ts";
import { readRange } from "../cells/range-cell.ts";
import { readFunctions, readTable } from "../cells/table-cell.ts";
import { readWordOrder } from "../cells/word-order-cell.ts";
import { isNamedList, namedList } from "../named-list.ts";
import { wireAddress } from "./address-form.ts";
import type { Roles } from "./column-roles.ts";
import type { ScaleReading } from "./read-scale.ts";
import { scalingCells } from "./read-scaling.ts";
import { type TypeCells, typeCells } from "./read-type.ts";
import { RowCells } from "./row-cells.ts";
import type { Sheet, SheetRow } from "./sheet.ts";
import type { SizeUnit } from "./size-unit.ts";
import { symbolName } from "./symbol-name.ts";

/** The facts about a table as a whole that are known before its rows are read. */
export interface RowReading extends ScaleReading {
  readonly roles: Roles;
  readonly numbers: Sheet["numbers"];
  readonly addressing: Addressing;
  readonly sizeUnit: SizeUnit | undefined;
  readonly tell: Tell;
}

/** A row with the cells that our own tables have, and what only others have. */
export interface ReadRow {
  readonly cells: ReadonlyMap<string, string>;
  readonly line: number;
  /** A bit of the register at the address, which has a row of its own. */
  readonly bit?: number;
  /** Values of its type that the size of the row would hold. */
  readonly fits?: number;
}

/** Reads a row of a table of anybody's as one of our own; undefined where it is of no register, which is reported. */
export function readRow(
  row: SheetRow,
  section: string | undefined,
  reading: RowReading,
): ReadRow | undefined {
  const cells = new RowCells(reading.roles, row, reading.numbers, reading.tell);
  const address = addressOf(cells);
  const place = tableOf(cells);
  const wire = address === undefined ? undefined : wireCell(address, place.table, reading, cells);
  const { order, bit: ownBit, fits, ...type } = typeCells(cells, reading.sizeUnit, address?.words);
  const bit = ownBit ?? address?.bit;
  if (ownBit === undefined && bit !== undefined && !["BOOL", "BITS", undefined].includes(type.Type)) {
    const message = `The row is of a part of a register from bit ${bit} on, and is left out: describe it as a field.`;
    reading.tell({ line: row.line, kind: "lost", message });
    return undefined;
  }
  if (reading.roles.has("address") && wire === undefined && type.Type === undefined) {
    reading.tell({
      line: row.line,
      kind: "lost",
      message: "This row has no address, and is of no register.",
    });
    return undefined;
  }
  if (reading.roles.has("name") && cells.text("name") === undefined && !isNamed(cells, type.Type)) {
    reading.tell({ line: row.line, kind: "lost", message: "This row names no register." });
    return undefined;
  }
  const table = place.table ?? wire?.table;
  if (wire !== undefined) tellReference(cells, { address: wire.address, table });
  const found: Readonly<Record<string, string | undefined>> = {
    ...nameCells(cells, wire?.address, type.Type),
    Address: wire === undefined ? undefined : String(wire.address),
    Table: table,
    RW: accessOf(cells) ?? place.access,
    ...type,
    Count: countOf(cells, type),
    ...scalingCells(cells, reading, type.Type),
    Values: valuesOf(cells),
    "Word order": orderOf(cells, order),
    Transport: transportOf(cells),
    Block: cells.text("block") ?? section,
  };
  const own = Object.entries(found).flatMap(([name, text]) =>
    text === undefined ? [] : [[name.toLowerCase(), text] as const],
  );
  return {
    cells: new Map(own),
    line: row.line,
    ...defined({ bit, fits }),
  };
}

/** A row without a name may have it in its description, where it is one of a register by its type. */
function isNamed(cells: RowCells, type: string | undefined): boolean {
  return cells.text("description") !== undefined && type !== undefined;
}

function addressOf(cells: RowCells): AddressCell | undefined {
  const role = cells.text("address") === undefined ? "reference" : "address";
  const isHex = cells.column(role)?.isHex === true;
  return cells.read(role, (text) => readAddress(text, cells.numbers, isHex), "no number");
}

function wireCell(
  { first }: AddressCell,
  table: RegisterTable | undefined,
  { addressing }: RowReading,
  cells: RowCells,
): { readonly address: number; readonly table?: RegisterTable | undefined } | undefined {
  const isReference = cells.text("address") === undefined && cells.roles.has("address");
  const wire = wireAddress({ address: first, table }, isReference ? "reference" : addressing);
  return wire ?? cells.lose("address", String(first), `no address that is printed as ${addressing}`);
}

/** A reference beside an address is read only to see whether both are of one register. */
function tellReference(cells: RowCells, { address, table }: WrittenAddress): void {
  const text = cells.text("address") === undefined ? undefined : cells.text("reference");
  const printed = text === undefined ? undefined : readAddress(text, cells.numbers)?.first;
  if (text === undefined || printed === address + 1) return;
  if (printed !== undefined && referencedPlace({ address: printed, table })?.address === address) return;
  const name = cells.column("reference")?.name ?? "";
  cells.tell({
    line: cells.row.line,
    kind: "as-stated",
    message: `The column "${name}" says ${text}, which is not the register at ${address} on the wire; the address counts.`,
  });
}

function tableOf(cells: RowCells): { readonly table?: RegisterTable; readonly access?: string } {
  const table = cells.read("table", readTable, "no table such as holding, input, coil or discrete");
  const codes = cells.texts("function code").filter((text) => /\d/.test(text));
  const functions = codes.length === 0 ? undefined : readFunctions(codes.join("; "));
  if (functions === undefined && codes.length > 0)
    cells.lose("function code", codes.join("; "), "no function of one table, such as 03, 06, 16");
  return { ...(table === undefined ? functions : { table, access: functions?.access }) } as {
    table?: RegisterTable;
    access?: string;
  };
}

/** Values in a row; a count of the registers of one value is no such number. */
function countOf(cells: RowCells, { Type = "", Words }: TypeCells): string | undefined {
  const count = cells.number("count");
  if (count === undefined || cells.column("count")?.isStated === true) return count;
  const registers = Words === undefined ? Number(/\d+$/.exec(Type)?.[0] ?? 16) / 16 : Number(Words);
  return Number(count) === registers ? undefined : count;
}

function accessOf(cells: RowCells): string | undefined {
  const access = cells.read("rw", readAccess, "none of R, W, RW, W1C, nor another word for one");
  if (access !== undefined) return access;
  return cells.read("writable", readWritable, "neither yes nor no");
}

/** The name as one of C, and the text that it had before. */
function nameCells(
  cells: RowCells,
  address: number | undefined,
  type: string | undefined,
): { readonly Name?: string; readonly Description?: string } {
  const descriptions = cells.texts("description");
  const names = cells.texts("name");
  const written = names[0] ?? descriptions[0];
  const description = descriptions.join(" ");
  if (written === undefined && address === undefined) return {};
  if (type === "FIELD" && written !== undefined)
    return { Name: written, ...(description === "" ? {} : { Description: description }) };
  const name = symbolName(written ?? "") || `REGISTER_${address ?? cells.row.line}`;
  if (written === name) return { Name: name, ...(description === "" ? {} : { Description: description }) };
  const reason =
    written === undefined
      ? `The row names no register; it is "${name}" here.`
      : `The register name "${written}" is not valid in C; it is "${name}" here.`;
  cells.tell({ line: cells.row.line, kind: "changed", message: reason });
  const isThere = written === undefined || description.includes(written);
  const text = isThere ? description : description === "" ? written : `${written}: ${description}`;
  return { Name: name, ...(text === "" ? {} : { Description: text }) };
}

function valuesOf(cells: RowCells): string | undefined {
  const text = cells.text("values");
  if (text === undefined || namedList(text).length > 1) return text;
  const list = listText(text);
  if (isNamedList(text) && namedList(list).length < 2) return text;
  return list ?? (readRange(text, cells.numbers) === undefined ? text : undefined);
}

function orderOf(cells: RowCells, ofType: ReturnType<typeof typeCells>["order"]): string | undefined {
  const isOfWords = /wor[dt]|regist/i.test(cells.column("word order")?.name ?? "");
  const order =
    cells.read("word order", (text) => readWordOrder(text, isOfWords), "no order of words") ?? ofType;
  if (order !== "bytes") return order;
  const text = cells.text("word order") ?? cells.text("type") ?? "";
  return cells.lose(
    cells.text("word order") === undefined ? "type" : "word order",
    text,
    "an order of bytes that no record has: the bytes of a word are high first",
  );
}

function transportOf(cells: RowCells): string | undefined {
  return cells
    .text("transport")
    ?.toLowerCase()
    .replace(/^modbus[ -]?/, "");
}
