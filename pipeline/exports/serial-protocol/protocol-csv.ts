import { type Cell, csvWithHead } from "../csv.ts";
import type { ExportFormat } from "../exported-type.ts";
import { type FrameSlot, frameSlots } from "./frame-slots.ts";
import type { ContentField, ContentMessage, ProtocolContent } from "./protocol-content.ts";

/** New columns are added at the end alone. */
const columns = [
  ...["Message", "Name", "Direction", "Offset", "Bytes", "Part", "Content", "Field", "Type", "Unit"],
  ...["Factor", "Offset of value", "Min", "Max", "Values", "Description", "Status"],
];

/** One row a piece of a frame, in its order. */
export const protocolCsv: ExportFormat<ProtocolContent> = {
  id: "csv",
  ending: ".csv",
  title: "Frames (CSV)",
  write: ({ messages, framing }, head) =>
    csvWithHead(
      head,
      columns,
      messages.flatMap((message) => rowsOf(message, frameSlots(message, framing))),
    ),
};

/** Offsets end where a piece has no fixed length. */
function rowsOf(message: ContentMessage, slots: readonly FrameSlot<ContentField>[]): Cell[][] {
  let at: number | undefined = 0;
  return slots.map((slot) => {
    const offset = at;
    at = at === undefined || slot.bytes === undefined ? undefined : at + slot.bytes;
    const { field } = slot;
    return [
      ...[message.id, message.name, message.direction, offset, slot.bytes, slot.kind],
      ...[
        field === undefined ? (slot.kind === "token" ? slot.name : slot.content) : undefined,
        field && slot.name,
      ],
      ...[field?.type, field?.unit, field?.factor, field?.offset, field?.min, field?.max],
      field?.values.map(({ value, name }) => `${value}=${name}`).join("; "),
      ...[field === undefined ? undefined : field.description, message.status],
    ];
  });
}
