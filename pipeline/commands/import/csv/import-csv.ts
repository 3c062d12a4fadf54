import { decodedText } from "../decoded-text.ts";
import type { Imported, ImportedRecord, ImportRequest } from "../imported.ts";
import type { ImportNotice, Tell } from "../notice.ts";
import type { Remark } from "../record-text.ts";
import { type CsvTable, namedTable } from "./csv-table.ts";
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

/** Up to so many findings of one kind are reported one by one. */
const FEW = 3;

/** A finding about many rows is reported once, with the first of them and their number. */
function foldedImport<Record extends ImportedRecord>(made: Imported<Record>): Imported<Record> {
  return {
    ...made,
    notices: folded(made.notices, noticeKey, (notice, more) => ({
      ...notice,
      message: `${notice.message} So it is in ${more} more rows.`,
    })),
    remarks: folded(made.remarks, remarkKey, (remark, more) => ({
      ...remark,
      text: `${remark.text} So it is with ${more} more.`,
    })),
  };
}

/** Findings that differ by the names of registers alone are of one kind; what a cell says is a finding of its own. */
function noticeKey({ kind, message }: ImportNotice): string {
  return `${kind} ${kind === "lost" ? message : message.replace(/"[^"]*"/g, '""')}`;
}

function remarkKey({ path, text }: Remark): string {
  return `${path.length} ${text.replace(/"[^"]*"/g, '""')}`;
}

function folded<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  withCount: (first: Item, more: number) => Item,
): Item[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  const done = new Set<string>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    const count = counts.get(key) ?? 0;
    if (count <= FEW) return [item];
    if (done.has(key)) return [];
    done.add(key);
    return [withCount(item, count - 1)];
  });
}
