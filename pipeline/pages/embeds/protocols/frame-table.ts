import { escapeAttribute } from "../../../../renderer/compose/escape.ts";
import type { Table } from "../../../../schema/generated/types.ts";
import { frameSlots } from "../../../exports/serial-protocol/frame-slots.ts";
import { framingOf, messageOf } from "../../../exports/serial-protocol/protocol-parts.ts";
import { frameDrawing } from "../../drawings/frame-drawings.ts";
import { sparseTable } from "../sparse-table.ts";
import { fieldText } from "./message-table.ts";
import { codeOf, type ProtocolRequest, type ShownMessage } from "./protocol-request.ts";

const columns = [
  { id: "offset", title: "Byte", numeric: true },
  { id: "bytes", title: "Bytes", numeric: true },
  { id: "part", title: "Part" },
  { id: "content", title: "Content" },
  { id: "meaning", title: "Meaning" },
] as const;

/** One frame, byte by byte, below its drawing. */
export function frameTable({ message, m }: ShownMessage, request: ProtocolRequest): Table {
  const { record, context } = request;
  const { data } = record;
  const framing = framingOf(data);
  const plain = messageOf(message);
  let at: number | undefined = 0;
  const rows = frameSlots(plain, framing).map((slot) => {
    const offset = at;
    at = at === undefined || slot.bytes === undefined ? undefined : at + slot.bytes;
    const f = slot.field === undefined ? -1 : plain.fields.indexOf(slot.field);
    return {
      cells: {
        ...(offset === undefined ? {} : { offset: String(offset) }),
        bytes: slot.bytes === undefined ? "varies" : String(slot.bytes),
        part: f < 0 ? slot.kind : escapeAttribute(slot.name),
        content:
          f < 0
            ? codeOf(escapeAttribute(slot.kind === "token" ? slot.name : slot.content))
            : fieldText(m, f, request),
        meaning: f < 0 ? "" : (context.inline(record, `/messages/${m}/fields/${f}/description`) ?? ""),
      },
    };
  });
  const drawing = frameDrawing([{ ...plain, name: message.name }], framing);
  const table = sparseTable(`${data.title}: ${message.name}`, columns, rows);
  return drawing === undefined ? table : { ...table, drawings: [drawing] };
}
