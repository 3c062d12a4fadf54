import { decodedText } from "../decoded-text.ts";
import type { Imported, ImportRequest } from "../imported.ts";
import type { ImportNotice, Tell } from "../notice.ts";
import { type CsvTable, namedTable } from "./csv-table.ts";
import { foldedImport } from "./fold-notices.ts";
import { importPins } from "./import-pins.ts";
import { importRegisters } from "./import-registers.ts";
import { importSignals } from "./import-signals.ts";
import { columnQuestion } from "./table/column-question.ts";
import { headOfSheet } from "./table/find-head.ts";
import { registerTable } from "./table/register-table.ts";
import { readSheet } from "./table/sheet.ts";
import { readColumns, type TableOptions } from "./table/table-options.ts";
import { isOwnTable, isPinTable, isSignalTable, lowerCaseNames } from "./words/own-columns.ts";

/** A table of registers, of the signals of CAN messages, or of the pins of a connector, by the names of its columns. */
export function importCsv(bytes: Uint8Array, request: ImportRequest): Imported {
  return foldedImport(importTable(bytes, request));
}

function importTable(bytes: Uint8Array, request: ImportRequest): Imported {
  const notices: ImportNotice[] = [];
  const tell: Tell = (notice) => notices.push(notice);
  const sheet = readSheet(decodedText(bytes, request.encoding, tell), tell);
  const { columns, ...others } = request.table ?? {};
  const options: TableOptions = { ...others, columns: readColumns(columns) };
  const command = request.command ?? (() => "");
  const head = headOfSheet(sheet, options);
  if (head === undefined) throw columnQuestion(sheet, command);
  const { hasDecimalComma } = sheet.numbers;
  const plain = (): CsvTable => namedTable(head, hasDecimalComma, tell);
  const names = lowerCaseNames(head.names);
  if (isSignalTable(names)) return importSignals(plain(), request, notices);
  if (isPinTable(names)) return importPins(plain(), request, notices);
  const table = isOwnTable(names)
    ? plain()
    : registerTable({ head, numbers: sheet.numbers, options, command, tell });
  return importRegisters(table, { ...request, addressing: options.addressing }, notices);
}
