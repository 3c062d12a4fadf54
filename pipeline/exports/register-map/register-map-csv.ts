import { type Cell, csvWithHead } from "../csv.ts";
import type { ExportFormat } from "../exported-type.ts";
import { rawDefault } from "./raw-default.ts";
import type { Register, RegisterBlock, RegisterMapContent } from "./register-map-content.ts";

/**
 * The first six columns are those that Modbus simulators read: Value is what the register holds, without scaling. New
 * columns are added at the end alone.
 */
const columns = [
  ...["Address", "Name", "Value", "Type", "Radix", "RW", "Table", "Unit", "Block", "Description", "Status"],
  ...["Reference", "Words", "Count", "Factor", "Offset", "Min", "Max", "Values", "Bits", "Default"],
];

/** One row a register. */
export const registerMapCsv: ExportFormat<RegisterMapContent> = {
  id: "csv",
  ending: ".csv",
  title: "Table (CSV)",
  write: ({ blocks }, head) =>
    csvWithHead(
      head,
      columns,
      blocks.flatMap((block) => block.registers.map((register) => rowOf(register, block))),
    ),
};

function rowOf(register: Register, block: RegisterBlock): Cell[] {
  const { address, name, type, access, unit, description, status, reference, words } = register;
  return [
    ...[address, name, rawDefault(register), type?.toUpperCase()],
    ...[
      address === undefined ? undefined : 10,
      access?.toUpperCase(),
      block.table,
      unit,
      block.title,
      description,
      status,
    ],
    ...[reference, words, register.count, register.factor, register.offset, register.min, register.max],
    register.values.map((named) => `${named.value}=${named.name}`).join("; "),
    register.bits.map(({ bit, name: bitName }) => `${bit}=${bitName}`).join("; "),
    register.default,
  ];
}
