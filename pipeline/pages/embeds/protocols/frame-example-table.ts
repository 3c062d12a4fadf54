import { escapeAttribute } from "../../../../renderer/shared/compose/escape.ts";
import type { Table } from "../../../../schema/generated/types.ts";
import { namedValues } from "../../../domain/codecs/serial/serial-text.ts";
import { equalsText } from "../equals-text.ts";
import { sparseTable } from "../sparse-table.ts";
import { codeOf, type ProtocolRequest, type ShownMessage } from "./protocol-request.ts";

const columns = [
  { id: "bytes", title: "Bytes (hexadecimal)" },
  { id: "message", title: "Message" },
  { id: "values", title: "Values" },
  { id: "meaning", title: "Meaning" },
] as const;

/** The frames that every check decodes; empty without frames. */
export function frameExampleTable(
  messages: readonly ShownMessage[],
  { record, context }: ProtocolRequest,
): Table[] {
  const rows = messages.flatMap(({ message, m }) =>
    (message.examples ?? []).map(({ bytes, values }, e) => ({
      cells: {
        bytes: codeOf(escapeAttribute(bytes)),
        message: escapeAttribute(message.name),
        values: namedValues(values ?? {})
          .map(([name, text]) => equalsText(codeOf(escapeAttribute(name)), escapeAttribute(text)))
          .join("<br>"),
        meaning: context.inline(record, `/messages/${m}/examples/${e}/meaning`) ?? "",
      },
    })),
  );
  return rows.length === 0 ? [] : [sparseTable(`${record.data.title}: example frames`, columns, rows)];
}
