import { UsageError } from "../../../core/usage-error.ts";
import { decodedText } from "../decoded-text.ts";
import type { Imported, ImportRequest } from "../imported.ts";
import type { ImportNotice, Tell } from "../notice.ts";
import { csvTable } from "./csv-table.ts";
import { importPins } from "./import-pins.ts";
import { importRegisters } from "./import-registers.ts";
import { importSignals } from "./import-signals.ts";

/** A table of registers, of the signals of CAN messages, or of the pins of a connector, by the names of its columns. */
export function importCsv(bytes: Uint8Array, request: ImportRequest): Imported {
  const notices: ImportNotice[] = [];
  const tell: Tell = (notice) => notices.push(notice);
  const table = csvTable(decodedText(bytes, request.encoding, tell), tell);
  const has = (...names: string[]): boolean => names.every((name) => table.columns.has(name));
  if (has("message", "signal")) return importSignals(table, request, notices);
  if (has("pin", "name")) return importPins(table, request, notices);
  if (has("name", "address") || has("name", "type")) return importRegisters(table, request, notices);
  throw new UsageError(
    "The columns of this table say nothing of registers, signals or pins.",
    "The first row names them: Name and Address, Message and Signal, or Pin and Name.",
  );
}
