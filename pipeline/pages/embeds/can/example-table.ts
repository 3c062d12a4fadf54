import { escapeAttribute } from "../../../../renderer/shared/compose/escape.ts";
import type { Table } from "../../../../schema/generated/types.ts";
import { bytesToHex, hexToBytes } from "../../../domain/codecs/hex.ts";
import { equalsText } from "../equals-text.ts";
import { withScope } from "../scope-note.ts";
import { sparseTable } from "../sparse-table.ts";
import type { CanRequest } from "./can-request.ts";

const columns = [
  { id: "bytes", title: "Bytes (hexadecimal)" },
  { id: "values", title: "Values" },
  { id: "meaning", title: "Meaning" },
] as const;

/** The frames of a message that every check decodes. */
export function canExampleTable(m: number, { record, context }: CanRequest): Table[] {
  const message = record.data.messages[m];
  const examples = message?.examples ?? [];
  if (message === undefined || examples.length === 0) return [];
  const rows = examples.map(({ hex, values, ...scope }, e) => ({
    cells: {
      bytes: withScope(`<code>${bytesToHex(hexToBytes(hex))}</code>`, scope, record, context.index),
      values: Object.entries(values)
        .map(([name, value]) =>
          equalsText(`<code>${escapeAttribute(name)}</code>`, escapeAttribute(String(value))),
        )
        .join("<br>"),
      meaning: context.inline(record, `/messages/${m}/examples/${e}/meaning`) ?? "",
    },
  }));
  return [sparseTable(`${message.name}: example frames`, columns, rows)];
}
