import type { CanMessageSetSource } from "../../../schema/generated/types.ts";
import { EXTENDED } from "../../exports/can-message-set/dbc-numbers.ts";
import type { DbcFile, DbcMessage } from "./dbc/dbc-file.ts";
import { dbcRecord, type RecordHead } from "./dbc/dbc-record.ts";
import { markContradictions } from "./dbc/mark-contradictions.ts";
import { noMessages } from "./dbc/no-messages.ts";
import { readDbc } from "./dbc/read-dbc.ts";
import { decodedText } from "./decoded-text.ts";
import { fitRecord } from "./fit-record.ts";
import type { Imported, ImportRequest } from "./imported.ts";
import type { ImportNotice, Tell } from "./notice.ts";
import type { Remark } from "./record-text.ts";
import { symbolOf } from "./valid-name.ts";

/** A CAN database as a record. */
export function importDbc(
  bytes: Uint8Array,
  { encoding, ...head }: RecordHead & Pick<ImportRequest, "encoding">,
): Imported<CanMessageSetSource> {
  const decoding: ImportNotice[] = [];
  const { file, notices, counts } = readDbc(
    decodedText(bytes, encoding, (notice) => decoding.push(notice)),
    head.limits?.fileBytes,
  );
  if (file.messages.length === 0) throw noMessages(counts, file.nodes.length);
  return importDatabase(file, [...decoding, ...notices], head);
}

/** The record of what a database, or a table of signals, says; `notices` are those of reading it. */
export function importDatabase(
  file: DbcFile,
  notices: ImportNotice[],
  head: RecordHead,
): Imported<CanMessageSetSource> {
  const tell: Tell = (notice) => notices.push(notice);
  const plain = dbcRecord(file, head, tell);
  const lineOf = lineFinder(file.messages);
  fitRecord(
    plain,
    (pointer) => {
      const [, , message = "0", , signal = ""] = pointer.split("/");
      return lineOf(plain.messages[Number(message)], Number(signal));
    },
    tell,
  );
  const { record, contradictions } = markContradictions(plain);
  const markings = contradictions.map(
    ({ message, text }): ImportNotice => ({
      line: lineOf(record.messages[message]),
      kind: "as-stated",
      message: text,
    }),
  );
  return {
    record,
    remarks: [
      ...remarksOf(record),
      ...contradictions.map(({ message, signal, text }) => ({ path: pathOf(message, signal), text })),
    ],
    notices: [...notices, ...markings].sort((a, b) => a.line - b.line),
  };
}

/** Finds the line of a message of the record, or of one of its signals. */
function lineFinder(messages: readonly DbcMessage[]) {
  const lines = new Map<string, number>();
  const add = (key: string, line: number): void => {
    if (!lines.has(key)) lines.set(key, line);
  };
  for (const { number, line, signals } of messages) {
    add(String(number % EXTENDED), line);
    for (const { name, longName = name, line: own } of signals)
      add(`${number % EXTENDED} ${symbolOf(longName)}`, own);
  }
  return (message: CanMessageSetSource["messages"][number] | undefined, signal?: number): number => {
    const number = Number.parseInt(message?.id ?? "0", 16);
    const name = message?.signals?.[signal ?? -1]?.name;
    return lines.get(`${number} ${name ?? ""}`) ?? lines.get(String(number)) ?? 1;
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
    { path: ["status"], text: "An unverified record is not published. Who can confirm it?" },
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
