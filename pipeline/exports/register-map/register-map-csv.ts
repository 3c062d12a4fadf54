import { csvWithHead } from "../csv.ts";
import type { ExportFormat } from "../exported-type.ts";
import type { Register, RegisterMapContent } from "./register-map-content.ts";

/** The first six columns are those that Modbus simulators read. */
const columns = [
  "Address",
  "Name",
  "Value",
  "Type",
  "Radix",
  "RW",
  "Table",
  "Unit",
  "Block",
  "Description",
  "Status",
];

/** One row a register. */
export const registerMapCsv: ExportFormat<RegisterMapContent> = {
  id: "csv",
  ending: ".csv",
  title: "Table (CSV)",
  write({ blocks }, head) {
    const rows = blocks.flatMap((block) =>
      block.registers.map((register) => [
        register.address,
        register.name,
        register.default,
        register.type?.toUpperCase(),
        register.address === undefined ? undefined : 10,
        accessOf(register),
        block.table,
        register.unit,
        block.title,
        register.description,
        register.status,
      ]),
    );
    return csvWithHead(head, columns, rows);
  },
};

function accessOf({ access }: Register): string | undefined {
  return access?.toUpperCase();
}
