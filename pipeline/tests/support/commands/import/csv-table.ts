import type { RegisterMapSource } from "../../../../../schema/generated/types.ts";
import { importCsv } from "../../../../commands/import/csv/import-csv.ts";
import type { StatedTable } from "../../../../commands/import/csv/table/table-options.ts";
import { UsageError } from "../../../../core/usage-error.ts";
import { defaultUnits } from "../../../../domain/quantity/default-units.ts";

/** The facts about a record that no table has. */
export const request = { product: "board", units: defaultUnits, name: "sample", id: "test" };

/** For tests: the registers of a table, and the notices about it. */
export function read(text: string, table: StatedTable = {}) {
  const command = (more: readonly { option?: string; pair?: string }[]): string =>
    more.map(({ option, pair }) => option ?? `[${pair ?? ""}]`).join(" ");
  const { record, notices } = importCsv(Buffer.from(text), { ...request, table, command });
  const { blocks, ...map } = record as RegisterMapSource;
  const rows = blocks.flatMap(({ table: of, registers }) => registers.map((one) => ({ table: of, ...one })));
  return {
    map,
    blocks,
    rows,
    notices: notices.map(({ line, kind, message }) => `${line} ${kind} ${message}`),
  };
}

/** For tests: the one register of a table with one row, of these columns. */
export function register(head: string, cells: string, table?: StatedTable) {
  const { rows } = read(`${head};Name;Address\n${cells};R;7\n`, table);
  return { ...rows[0], name: undefined, address: undefined, table: undefined, asStated: undefined };
}

/** For tests: the question that a table leaves open; empty without one. */
export function question(text: string, table?: StatedTable): string {
  try {
    read(text, table);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return [error.message, error.hint, ...error.commands].join("\n");
  }
  return "";
}
