import { escapeAttribute } from "../../../../renderer/shared/compose/escape.ts";
import type { Table } from "../../../../schema/generated/types.ts";
import { valueText } from "../../../domain/codecs/example-value.ts";
import { bytesToHex, hexToBytes } from "../../../domain/codecs/hex.ts";
import { equalsText } from "../equals-text.ts";
import { withScope } from "../scope-note.ts";
import { isStatusShown } from "../shown-status.ts";
import { sparseTable } from "../sparse-table.ts";
import type { RegisterRequest } from "./register-request.ts";

const columns = [
  { id: "request", title: "Request (hexadecimal)" },
  { id: "response", title: "Answer" },
  { id: "values", title: "Values" },
  { id: "meaning", title: "Meaning" },
] as const;

/** The exchanges that every check decodes; one that names a register which is not published is left out. */
export function exchangeTable({ record, context }: RegisterRequest): Table[] {
  const { data } = record;
  const hidden = new Set(
    data.blocks.flatMap(({ registers }) =>
      registers
        .filter(({ status }) => !isStatusShown(status ?? data.status, context.index))
        .map(({ name }) => name),
    ),
  );
  const rows = (data.examples ?? []).flatMap(({ request, response, values, ...scope }, e) => {
    if (Object.keys(values).some((name) => hidden.has(name))) return [];
    return {
      cells: {
        request: withScope(code(request), scope, record, context.index),
        ...(response === undefined ? {} : { response: code(response) }),
        values: Object.entries(values)
          .map(([name, value]) =>
            equalsText(`<code>${escapeAttribute(name)}</code>`, escapeAttribute(valueText(value))),
          )
          .join("<br>"),
        meaning: context.inline(record, `/examples/${e}/meaning`) ?? "",
      },
    };
  });
  return rows.length === 0 ? [] : [sparseTable(`${data.title}: example exchanges`, columns, rows)];
}

function code(hex: string): string {
  return `<code>${bytesToHex(hexToBytes(hex))}</code>`;
}
