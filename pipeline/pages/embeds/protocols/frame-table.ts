import { escapeAttribute } from "../../../../renderer/shared/compose/escape.ts";
import type { Table } from "../../../../schema/generated/types.ts";
import { valueAt } from "../../../core/json-pointer.ts";
import { frameSlots } from "../../../exports/serial-protocol/frame-slots.ts";
import { type AuthoredField, framingOf, messageOf } from "../../../exports/serial-protocol/protocol-parts.ts";
import { frameDrawing } from "../../drawings/frame-drawings.ts";
import { sparseTable } from "../sparse-table.ts";
import { fieldLines } from "./field-lines.ts";
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
    const place = slot.at === undefined ? undefined : `/messages/${m}${slot.at}`;
    const field = place === undefined ? undefined : (valueAt(data, place) as AuthoredField);
    return {
      cells: {
        ...(offset === undefined ? {} : { offset: String(offset) }),
        bytes: slot.bytes === undefined ? "varies" : String(slot.bytes),
        part: field === undefined ? slot.kind : escapeAttribute(slot.name),
        content:
          field === undefined || place === undefined
            ? codeOf(escapeAttribute(slot.kind === "token" ? slot.name : slot.content))
            : fieldLines(field, place, request).join("<br>"),
        meaning: place === undefined ? "" : (context.inline(record, `${place}/description`) ?? ""),
      },
    };
  });
  const drawing = frameDrawing([{ ...plain, name: message.name }], framing);
  const table = sparseTable(`${data.title}: ${message.name}`, columns, rows);
  return drawing === undefined ? table : { ...table, drawings: [drawing] };
}
