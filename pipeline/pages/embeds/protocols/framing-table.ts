import { escapeAttribute } from "../../../../renderer/shared/compose/escape.ts";
import type { SerialProtocolSource, Table } from "../../../../schema/generated/types.ts";
import { checksumAlgorithm } from "../../../domain/codecs/checksum/checksum.ts";
import { bytesToHex } from "../../../domain/codecs/hex.ts";
import type { BinaryFraming, TextFraming } from "../../../domain/codecs/serial/serial-types.ts";
import { formatDigits, noBreak } from "../../../domain/quantity/format-digits.ts";
import { framingOf } from "../../../exports/serial-protocol/protocol-parts.ts";
import { unseenWord } from "../../../exports/serial-protocol/unseen-sign.ts";
import { codeOf, type ProtocolRequest } from "./protocol-request.ts";

type Row = readonly [string, string | undefined];

/** Table of the framing and line settings of a serial protocol. */
export function framingTable({ record: { data } }: ProtocolRequest): Table {
  const { physical, title } = data;
  const framing = framingOf(data);
  const line: Row[] = [
    ["Line", physical.standard && escapeAttribute(physical.standard)],
    ["Logic levels", physical.levels && escapeAttribute(physical.levels)],
    ["Bit rate", physical.baud?.map((rate) => `${formatDigits(String(rate))}${noBreak}Bd`).join(", ")],
    ["Data bits", physical.bits === undefined ? undefined : String(physical.bits)],
    ["Parity", physical.parity],
    ["Stop bits", physical.stop === undefined ? undefined : String(physical.stop)],
  ];
  const rows = [...line, ...(framing.kind === "text" ? textRows(framing, data) : binaryRows(framing))];
  return {
    caption: `${title}: framing`,
    columns: [
      { id: "item", title: "Item" },
      { id: "value", title: "Value" },
    ],
    rows: rows.flatMap(([item, value]) => (value === undefined ? [] : [{ cells: [item, value] }])),
  };
}

function textRows(
  { start, end, separator, separators, checksum }: TextFraming,
  data: SerialProtocolSource,
): Row[] {
  const encoding = data.framing.kind === "text" ? data.framing.encoding : undefined;
  const meanings = { after: "after each value that has no fixed width", between: "between values" };
  const isStated = data.framing.kind === "text" && data.framing.separators !== undefined;
  return [
    [`First byte${start.length > 1 ? "s" : ""}`, start.length === 0 ? undefined : bytes(start)],
    [`Last byte${end.length > 1 ? "s" : ""}`, bytes(end)],
    [
      "Separator",
      separator === undefined
        ? undefined
        : `${signInWords(separator)} (${bytes([separator.charCodeAt(0)])})${isStated ? `, ${meanings[separators]}` : ""}`,
    ],
    ["Encoding", encoding?.toUpperCase()],
    [
      "Checksum",
      checksum === undefined
        ? undefined
        : `${checksumAlgorithm(checksum).title} between the first byte and ${codeOf(escapeAttribute(checksum.mark))}, as hexadecimal digits after it`,
    ],
  ];
}

/** An invisible character is named by a word. */
function signInWords(sign: string): string {
  return unseenWord(sign) ?? codeOf(escapeAttribute(sign));
}

const stuffings = {
  slip: "SLIP (RFC 1055): <code>C0</code> follows each frame",
  "slip-both": "SLIP (RFC 1055): <code>C0</code> precedes and follows each frame",
  cobs: "COBS: <code>00</code> follows each frame",
} as const;

function binaryRows({ sync, stuffing, endian, parts, length, checksum }: BinaryFraming): Row[] {
  return [
    ["First bytes", sync.length === 0 ? undefined : bytes(sync)],
    ["Stuffing", stuffing && `${stuffings[stuffing]}. Tables and drawings show bytes before it.`],
    ["Byte order", `${endian}-endian`],
    ["Parts in order", parts.map((part) => codeOf(part)).join(" ")],
    [
      "Length",
      length &&
        `${length.bytes}${noBreak}byte${length.bytes > 1 ? "s" : ""}: counts ${length.counts.join(" and ")}`,
    ],
    [
      "Checksum",
      checksum &&
        `${checksumAlgorithm(checksum).title} over ${checksum.over.join(", ")}${checksum.endian === endian ? "" : `, ${checksum.endian}-endian`}`,
    ],
  ];
}

function bytes(values: readonly number[]): string {
  const [only] = values;
  return codeOf(values.length === 1 ? `0x${bytesToHex([only ?? 0])}` : bytesToHex(values));
}
