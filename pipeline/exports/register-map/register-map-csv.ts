import { type Cell, csvWithHead } from "../csv.ts";
import type { ExportFormat } from "../exported-type.ts";
import { itemList } from "./item-list.ts";
import { rawDefault } from "./raw-default.ts";
import type {
  Field,
  NamedValue,
  Register,
  RegisterBlock,
  RegisterMapContent,
} from "./register-map-content.ts";

/**
 * The first six columns are those that Modbus simulators read: Value is what the register holds, without scaling. New
 * columns are added at the end alone. `fairlead import csv` reads them by their names.
 */
export const registerMapColumns = [
  ...["Address", "Name", "Value", "Type", "Radix", "RW", "Table", "Unit", "Block", "Description", "Status"],
  ...["Reference", "Words", "Count", "Factor", "Offset", "Min", "Max", "Values", "Bits", "Default"],
  ...["Bytes", "Count from", "Stride", "Scale from", "Signed", "Reset", "Reset mask", "Once", "Read effect"],
  ...["Write effect", "Unit as stated", "Persistent", "Static", "Mandatory", "As stated"],
  ...["Value descriptions", "Bit descriptions", "Block id", "Block description", "Address in block"],
  ...["Block start", "Block after", "Block in", "Repeat", "Repeat from", "Repeat stride"],
  ...["Transport", "Address unit", "Relative", "Base", "Word order", "Repeated", "Not available", "View"],
] as const;

type Row = Partial<Record<(typeof registerMapColumns)[number], Cell>>;

/** One row a register, and below it one for each of its fields, named `REGISTER.FIELD`. */
export const registerMapCsv: ExportFormat<RegisterMapContent> = {
  id: "csv",
  ending: ".csv",
  title: "Table (CSV)",
  write: (content, head) =>
    csvWithHead(
      head,
      registerMapColumns,
      content.blocks
        .flatMap((block) => block.registers.flatMap((register) => rowsOf(register, block, content)))
        .map((row) => registerMapColumns.map((column) => row[column])),
    ),
};

function rowsOf(register: Register, block: RegisterBlock, map: RegisterMapContent): Row[] {
  const own = { ...rowOf(register), ...blockCells(block), ...mapCells(map) };
  const fields = (register.fields ?? []).map((field) => ({
    ...fieldCells(field),
    Name: `${register.name}.${field.name}`,
    Block: block.title,
    "Block id": block.id,
    Status: register.status,
  }));
  return [own, ...fields];
}

function rowOf(register: Register): Row {
  const { address, type, access, values, bits } = register;
  return {
    Address: address,
    Name: register.name,
    Value: rawDefault(register),
    Type: type?.toUpperCase(),
    Radix: address === undefined ? undefined : 10,
    RW: access?.toUpperCase(),
    Unit: register.unit,
    Description: register.description,
    Status: register.status,
    Reference: register.reference,
    Words: register.words,
    Bytes: register.bytes,
    Count: register.count,
    Stride: register.stride,
    Factor: register.factor,
    Offset: register.offset,
    Min: register.min,
    Max: register.max,
    ...valueCells(values),
    Bits: itemList(bits.map(({ bit, name }) => [bit, name])),
    "Bit descriptions": itemList(bits.map(({ bit, description }) => [bit, description])),
    Default: register.default,
    "Count from": register.countFrom,
    "Scale from": register.scaleFrom,
    Reset: register.reset,
    "Reset mask": register.resetMask,
    "Not available": register.notAvailable,
    "Unit as stated": register.unitText,
    ...effectCells(register),
    Persistent: yes(register.persistent),
    Static: yes(register.static),
    Mandatory: yes(register.mandatory),
    View: register.view,
    "As stated": yes(register.asStated),
    "Address in block": register.addressInBlock,
  };
}

function fieldCells(field: Field): Row {
  const { high, low, unit, factor, offset, access, description } = field;
  return {
    Type: "FIELD",
    Bits: high === low ? String(high) : `${high}..${low}`,
    Signed: yes(field.signed),
    RW: access?.toUpperCase(),
    Unit: unit,
    Factor: factor,
    Offset: offset,
    Description: description,
    ...valueCells(field.values),
    ...effectCells(field),
  };
}

function effectCells({ once, readEffect, writeEffect }: Field | Register): Row {
  return { Once: yes(once), "Read effect": readEffect, "Write effect": writeEffect };
}

function valueCells(values: readonly NamedValue[]): Row {
  return {
    Values: itemList(values.map(({ value, name }) => [value, name])),
    "Value descriptions": itemList(values.map(({ value, description }) => [value, description])),
  };
}

function blockCells({ id, title, table, description, start, after, in: within, repeat }: RegisterBlock): Row {
  return {
    Table: table,
    Block: title,
    "Block id": id,
    "Block description": description,
    "Block start": start,
    "Block after": after,
    "Block in": within,
    Repeat: repeat?.count,
    "Repeat from": repeat?.countFrom,
    "Repeat stride": repeat?.stride,
    // Without a number, the row has nothing else to say that a block is repeated.
    Repeated: repeat === undefined ? undefined : "yes",
  };
}

function mapCells({ transport, addressUnit, relative, base, wordOrder }: RegisterMapContent): Row {
  return {
    Transport: transport,
    "Address unit": addressUnit,
    Relative: yes(relative),
    Base: base,
    "Word order": wordOrder,
  };
}

function yes(flag: boolean | undefined): string | undefined {
  return flag === undefined ? undefined : flag ? "yes" : "no";
}
