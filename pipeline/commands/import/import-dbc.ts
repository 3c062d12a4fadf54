import type { CanMessageSetSource } from "../../../schema/generated/types.ts";
import type { DbcFile } from "./dbc/dbc-file.ts";
import { dbcRecord, type RecordHead } from "./dbc/dbc-record.ts";
import { markContradictions } from "./dbc/mark-contradictions.ts";
import { readDbc } from "./dbc/read-dbc.ts";
import { decodedText } from "./decoded-text.ts";
import type { Imported } from "./imported.ts";
import type { ImportNotice } from "./notice.ts";
import type { Remark } from "./record-text.ts";

/** A CAN database as a record. */
export function importDbc(bytes: Uint8Array, head: RecordHead): Imported<CanMessageSetSource> {
  const { file, notices } = readDbc(decodedText(bytes));
  return importDatabase(file, notices, head);
}

/** The record of what a database, or a table of signals, says; `notices` are those of reading it. */
export function importDatabase(
  file: DbcFile,
  notices: ImportNotice[],
  head: RecordHead,
): Imported<CanMessageSetSource> {
  const plain = dbcRecord(file, head, (notice) => notices.push(notice));
  const { record, found } = markContradictions(plain);
  const lines = new Map(file.messages.map(({ number, line }) => [number % 0x80000000, line]));
  const kept = found.map(({ message, text }): ImportNotice => {
    const line = lines.get(Number.parseInt(record.messages[message]?.id ?? "0", 16)) ?? 1;
    return { line, kind: "as-stated", message: text };
  });
  return {
    record,
    remarks: [
      ...remarksOf(record),
      ...found.map(({ message, signal, text }) => ({ path: pathOf(message, signal), text })),
    ],
    notices: [...notices, ...kept].sort((a, b) => a.line - b.line),
  };
}

function pathOf(message: number, signal: number | undefined): (string | number)[] {
  return signal === undefined ? ["messages", message, "id"] : ["messages", message, "signals", signal];
}

function remarksOf(record: CanMessageSetSource): Remark[] {
  const units = record.messages.flatMap(({ signals }, m) =>
    signals.flatMap(({ unit, unitText }, s): Remark[] =>
      unit === undefined && unitText !== undefined
        ? [{ path: pathOf(m, s), text: "Which unit of units.yaml is this?" }]
        : [],
    ),
  );
  return [
    { path: ["status"], text: "Nothing of an unverified record is published. Who stands for it?" },
    ...(record.bus.bitRate === undefined
      ? [
          {
            path: ["bus"],
            text: "The source does not say the bit rate: add bitRate when somebody has stated it.",
          },
        ]
      : []),
    ...units,
  ];
}
