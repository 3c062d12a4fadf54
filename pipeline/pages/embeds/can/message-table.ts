import { escapeAttribute } from "../../../../renderer/shared/compose/escape.ts";
import type { Table } from "../../../../schema/generated/types.ts";
import { formatDigits, withUnit } from "../../../domain/quantity/format-digits.ts";
import { canMessageOf } from "../../../exports/can-message-set/can-content.ts";
import { claimScoped } from "../claimed-anchors.ts";
import { directionWords } from "../direction-words.ts";
import { withScope } from "../scope-note.ts";
import { statusWord } from "../shown-status.ts";
import { sparseTable } from "../sparse-table.ts";
import { withMark } from "./as-stated.ts";
import type { CanRequest } from "./can-request.ts";

const columns = [
  { id: "name", title: "Message" },
  { id: "id", title: "Identifier" },
  { id: "bytes", title: "Bytes", numeric: true },
  { id: "period", title: "Period" },
  { id: "sender", title: "Sender" },
  { id: "direction", title: "Direction" },
  { id: "status", title: "Status" },
  { id: "meaning", title: "Meaning" },
] as const;

/** All messages at a glance. */
export function messageTable(
  messages: readonly number[],
  { record, context, claimAnchor }: CanRequest,
): Table {
  const { data } = record;
  const rows = messages.flatMap((m) => {
    const message = data.messages[m];
    if (message === undefined) return [];
    const { extended, short } = canMessageOf(data, m);
    const { name, length, period, sender, otherSenders = [], direction, status } = message;
    const senders = sender === undefined ? otherSenders : [sender, ...otherSenders];
    return {
      anchor: claimScoped(claimAnchor, `message-${name}`, message),
      cells: {
        name: withScope(
          `<code>${escapeAttribute(name)}</code>${short === name ? "" : `<br><code>${escapeAttribute(short)}</code>`}`,
          message,
          record,
          context.index,
        ),
        id: `<code>${escapeAttribute(message.id)}</code> (${extended ? "29" : "11"} bits)`,
        bytes: String(length),
        ...(period === undefined ? {} : { period: withUnit(formatDigits(String(period)), { symbol: "ms" }) }),
        sender: escapeAttribute(senders.join(", ")),
        ...(direction === undefined ? {} : { direction: directionWords[direction] }),
        status: statusWord(status ?? data.status),
        meaning: withMark(message, context.inline(record, `/messages/${m}/description`) ?? ""),
      },
    };
  });
  return sparseTable(`${data.title}: messages`, columns, rows);
}
