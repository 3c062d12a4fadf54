import { isSigned } from "../../domain/codecs/serial/bit-groups.ts";
import { type Cell, csvWithHead } from "../csv.ts";
import type { ExportFormat } from "../exported-type.ts";
import { type FrameSlot, frameSlots } from "./frame-slots.ts";
import type { ContentBits, ContentField, ContentMessage, ProtocolContent } from "./protocol-content.ts";

/** New columns are added at the end alone. */
const columns = [
  ...["Message", "Name", "Direction", "Offset", "Bytes", "Part", "Content", "Field", "Type", "Unit"],
  ...["Factor", "Offset of value", "Min", "Max", "Values", "Description", "Status", "Bits"],
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
  return slots.flatMap((slot) => {
    const offset = at;
    at = at === undefined || slot.bytes === undefined ? undefined : at + slot.bytes;
    const { field } = slot;
    const head = [message.id, message.name, message.direction, offset, slot.bytes, slot.kind];
    if (field === undefined)
      return [
        [
          ...head,
          slot.kind === "token" ? slot.name : slot.content,
          ...Array<undefined>(9),
          message.status,
          undefined,
        ],
      ];
    return [
      [...head, undefined, slot.name, ...valueCells(field), message.status, undefined],
      ...partRows(field, slot.name).map(({ name, part, bits }) => [
        ...[message.id, message.name, message.direction, undefined, undefined, "part", undefined],
        ...[name, ...valueCells(part), message.status, bits],
      ]),
    ];
  });
}

type Part = ContentField | ContentBits;

function valueCells(part: Part): Cell[] {
  const { unit, factor, offset, min, max, values, description } = part;
  const type = "high" in part ? (isSigned(part) ? "signed" : "unsigned") : part.type;
  const named = values.map(({ value, name }) => `${value}=${name}`).join("; ");
  return [type, unit, factor, offset, min, max, named, description];
}

interface PartRow {
  readonly name: string;
  readonly part: Part;
  readonly bits?: string;
}

/** The parts of one piece: groups of bits, and the fields of a structure that another field counts. */
function partRows({ bits = [], fields = [], count }: ContentField, name: string): PartRow[] {
  const groups = bits.map((group) => ({
    name: `${name}.${group.name}`,
    part: group,
    bits: group.high === group.low ? String(group.low) : `${group.high}..${group.low}`,
  }));
  const members = fields.flatMap((field) => {
    const own = `${name}.${field.name}`;
    return [{ name: own, part: field }, ...partRows(field, own)];
  });
  return count === undefined ? groups : [...groups, ...members];
}
