import type { CanMessageSetSource } from "../../../../schema/generated/types.ts";
import { defined } from "../../../core/defined.ts";
import { EXTENDED, NOBODY } from "../../../exports/can-message-set/dbc-numbers.ts";
import type { DbcMessage, DbcNode, DbcSignal } from "../dbc/dbc-file.ts";
import { importDatabase } from "../import-dbc.ts";
import type { Imported, ImportRequest } from "../imported.ts";
import { lineText } from "../line-text.ts";
import type { ImportNotice, Tell } from "../notice.ts";
import { type CsvTable, type Row, tellUnknown } from "./csv-table.ts";
import { isNamedList, namedList } from "./named-list.ts";

const columns = [
  ...["Message", "Message id", "Extended", "Message length", "Sender", "Period", "Message description"],
  ...["Signal", "Start", "Length", "Order", "Type", "Factor", "Offset", "Unit", "Min", "Max", "Initial"],
  ...["Receivers", "Multiplexer", "Mux", "Values", "Description"],
];

/** The messages of a table with a row a signal; what its first row says of a message holds for all of its rows. */
export function importSignals(
  table: CsvTable,
  { product, units, name, id = `${product}-can` }: ImportRequest,
  notices: ImportNotice[],
): Imported<CanMessageSetSource> {
  const tell: Tell = (notice) => notices.push(notice);
  tellUnknown(table.columns, columns, tell);
  const messages = new Map<string, DbcMessage>();
  const nodes = new Map<string, DbcNode>();
  for (const row of table.rows) {
    const message = messageOf(row, messages, tell);
    const signal = message === undefined ? undefined : signalOf(row, tell);
    if (message === undefined || signal === undefined) continue;
    message.signals.push(signal);
    for (const node of [message.sender, ...signal.receivers])
      if (node !== NOBODY) nodes.set(node, { name: node });
  }
  const file = {
    nodes: [...nodes.values()],
    messages: [...new Set(messages.values())].sort((a, b) => a.line - b.line),
    isFd: false,
  };
  return importDatabase(file, notices, { id, title: lineText(`CAN messages of ${name}`), product, units });
}

function messageOf(row: Row, messages: Map<string, DbcMessage>, tell: Tell): DbcMessage | undefined {
  const name = row.text("Message");
  if (name === undefined) return lose(row, "names no message", tell);
  const [number, length] = [row.integer("Message id"), row.integer("Message length")];
  // A row that states another identifier is of another message, whatever its name is.
  const key = number === undefined ? name : `${name}\n${number}`;
  const known = messages.get(key);
  if (known !== undefined) return tellOther(known, row, tell);
  if (number === undefined || number < 0 || number >= EXTENDED)
    return lose(row, `has no identifier of the message "${name}"`, tell);
  const [period, comment] = [row.integer("Period"), row.text("Message description")];
  const isExtended = row.flag("Extended") ?? number > 0x7ff;
  const message: DbcMessage = {
    number: isExtended ? number + EXTENDED : number,
    name,
    length: length ?? 8,
    line: row.line,
    signals: [],
    sender: row.text("Sender") ?? NOBODY,
    ...defined({ comment, period }),
  };
  if (length === undefined)
    tell({
      line: row.line,
      kind: "changed",
      message: `The table does not say the length of "${name}"; it is 8 bytes here.`,
    });
  messages.set(name, message);
  messages.set(`${name}\n${number}`, message);
  return message;
}

/**
 * Reports statements of a further row of a message that differ from those of the first one; the first one
 * counts.
 */
function tellOther(message: DbcMessage, row: Row, tell: Tell): DbcMessage {
  const [length, period, sender] = [row.integer("Message length"), row.integer("Period"), row.text("Sender")];
  const differing = [
    ...(length === undefined || length === message.length ? [] : [`the length ${length}`]),
    ...(period === undefined || period === message.period ? [] : [`the period ${period}`]),
    ...(sender === undefined || sender === message.sender ? [] : [`the sender "${sender}"`]),
  ];
  if (differing.length > 0)
    lose(row, `says ${differing.join(" and ")} of "${message.name}", unlike its first row`, tell);
  return message;
}

function signalOf(row: Row, tell: Tell): DbcSignal | undefined {
  const [name, start, length] = [row.text("Signal"), row.integer("Start"), row.integer("Length")];
  if (name === undefined || start === undefined || length === undefined)
    return lose(row, "names no signal with its start and its length in bits", tell);
  const type = row.word("Type", ["unsigned", "signed", "float"]);
  const [selected, initial, comment] = [row.integer("Mux"), row.number("Initial"), row.text("Description")];
  const cell = row.text("Values");
  if (!isNamedList(cell)) lose(row, `has values "${cell}" that are no list such as 0=Off; 1=On`, tell);
  const values = namedList(cell).map(([key, text]) => ({ value: Number(key), name: text, line: row.line }));
  return {
    name,
    start,
    length,
    line: row.line,
    order: row.word("Order", ["little", "big"]) ?? "little",
    isSigned: type === "signed",
    factor: row.number("Factor") ?? 1,
    offset: row.number("Offset") ?? 0,
    min: row.number("Min") ?? 0,
    max: row.number("Max") ?? 0,
    unit: row.text("Unit") ?? "",
    receivers: (row.text("Receivers") ?? "").split(/[;,\s]+/).filter((node) => node !== ""),
    isSelector: row.flag("Multiplexer") === true,
    ...(selected === undefined ? {} : { selected }),
    ...(type === "float" ? { isFloat: true } : {}),
    ...defined({ initial, comment }),
    ...(values.length === 0 ? {} : { values }),
  };
}

function lose({ line }: Row, why: string, tell: Tell): undefined {
  tell({ line, kind: "lost", message: `This row ${why}.` });
  return undefined;
}
