import type { SerialProtocolSource, Table } from "../../../schema/generated/types.ts";
import { formatDigits, formatRange } from "../../quantity/format-digits.ts";
import type { Source } from "../../resolve/source.ts";
import type { CompileContext } from "../context.ts";
import { escapeHtml } from "../escape-html.ts";
import type { Embed, EmbedRequest } from "./embed.ts";

const parts = ["framing", "messages", "examples"] as const;

/** A serial protocol: its framing, its messages, its examples, or with `part` one of them. */
export const serialProtocol: Embed = {
  ref: "serial-protocol",
  optional: ["part"],
  compile({ record, attributes, claimAnchor }, context) {
    if (record === undefined) throw new Error("An embed with ref is compiled with its record.");
    const data = record.data as unknown as SerialProtocolSource;
    const part = attributes.part;
    if (part !== undefined && !parts.some((name) => name === part)) {
      return {
        attribute: "part",
        message: `A serial protocol has no part "${part}".`,
        hint: `Its parts are ${parts.join(", ")}.`,
      };
    }
    const tables: Table[] = [];
    if (part === undefined || part === "framing") tables.push(framing(data));
    if (part === undefined || part === "messages") tables.push(messages(data, record, context, claimAnchor));
    if (part === undefined || part === "examples") tables.push(examples(data, record, context));
    return { kind: "table", record: "serial-protocol", id: data.id, tables };
  },
};

function byte(value: number): string {
  return `<code>0x${value.toString(16).toUpperCase().padStart(2, "0")}</code>`;
}

function framing({ title, physical, framing }: SerialProtocolSource): Table {
  const rows: [string, string][] = [];
  if (physical.standard !== undefined) rows.push(["Line", escapeHtml(physical.standard)]);
  if (physical.levels !== undefined) rows.push(["Logic levels", escapeHtml(physical.levels)]);
  if (physical.baud !== undefined)
    rows.push(["Bit rate", physical.baud.map((rate) => `${formatDigits(String(rate))}\u00A0Bd`).join(", ")]);
  if (physical.bits !== undefined) rows.push(["Data bits", String(physical.bits)]);
  if (physical.parity !== undefined) rows.push(["Parity", physical.parity]);
  if (physical.stop !== undefined) rows.push(["Stop bits", String(physical.stop)]);
  if (framing.kind === "text") {
    rows.push(["First byte", byte(framing.start)], ["Last byte", byte(framing.end)]);
    if (framing.separator !== undefined)
      rows.push([
        "Separator",
        `<code>${escapeHtml(framing.separator)}</code> (${byte(framing.separator.charCodeAt(0))})`,
      ]);
    if (framing.encoding !== undefined) rows.push(["Encoding", framing.encoding.toUpperCase()]);
  } else {
    rows.push(["First bytes", `<code>${escapeHtml(framing.sync)}</code>`]);
    if (framing.endian !== undefined) rows.push(["Byte order", `${framing.endian}-endian`]);
    if (framing.checksum !== undefined) rows.push(["Checksum", escapeHtml(framing.checksum)]);
  }
  return {
    caption: `${title}: framing`,
    columns: [
      { id: "item", title: "Item" },
      { id: "value", title: "Value" },
    ],
    rows: rows.map((cells) => ({ cells })),
  };
}

function messages(
  data: SerialProtocolSource,
  record: Source,
  context: CompileContext,
  claimAnchor: EmbedRequest["claimAnchor"],
): Table {
  return {
    caption: `${data.title}: messages`,
    columns: [
      { id: "message", title: "Message" },
      { id: "direction", title: "Sent by" },
      { id: "fields", title: "Fields" },
      { id: "meaning", title: "Meaning" },
    ],
    rows: data.messages.map((message, m) => {
      const anchor = claimAnchor(`message-${message.id}`);
      const fields = (message.fields ?? []).map((field, f) => {
        const pointer = `/messages/${m}/fields/${f}`;
        const unit = field.unit === undefined ? undefined : context.index.units.get(field.unit);
        const digits = (key: string): string => formatDigits(record.digits[`${pointer}/${key}`] ?? "");
        const level = (key: "min" | "max"): string | undefined =>
          field[key] === undefined ? undefined : digits(key);
        const limits = formatRange(level("min"), level("max"), unit) ?? unit?.symbol;
        const range = limits === undefined ? "" : `, ${limits}`;
        const width = field.digits === undefined ? "" : `, ${field.digits} digits`;
        const times = field.repeat === undefined ? "" : `, ${field.repeat} times`;
        return `<code>${escapeHtml(field.name)}</code>: ${field.type}${width}${escapeHtml(range)}${times}`;
      });
      return {
        ...(anchor === undefined ? {} : { anchor }),
        cells: [
          message.token === undefined
            ? escapeHtml(message.name)
            : `<code>${escapeHtml(message.token)}</code> ${escapeHtml(message.name)}`,
          message.direction === "to-device" ? "your side" : "the device",
          fields.join("<br>") || "none",
          context.inline(record, `/messages/${m}/description`) ?? "",
        ],
      };
    }),
  };
}

function examples(data: SerialProtocolSource, record: Source, context: CompileContext): Table {
  return {
    caption: `${data.title}: example frames`,
    columns: [
      { id: "bytes", title: "Bytes (hexadecimal)" },
      { id: "message", title: "Message" },
      { id: "meaning", title: "Meaning" },
    ],
    rows: data.messages.flatMap((message, m) =>
      (message.examples ?? []).map((example, e) => ({
        cells: [
          `<code>${escapeHtml(example.bytes)}</code>`,
          escapeHtml(message.name),
          context.inline(record, `/messages/${m}/examples/${e}/meaning`) ?? "",
        ],
      })),
    ),
  };
}
