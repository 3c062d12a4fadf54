import { escapeAttribute } from "../../../../renderer/shared/compose/escape.ts";
import type { Table } from "../../../../schema/generated/types.ts";
import { transferOf } from "../../../domain/codecs/can/parameter-group.ts";
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
  { id: "pgn", title: "PGN", numeric: true },
  { id: "priority", title: "Priority", numeric: true },
  { id: "bytes", title: "Bytes", numeric: true },
  { id: "frames", title: "Frames" },
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
    const content = canMessageOf(data, m);
    const { extended, short, pgn, priority } = content;
    const frames = framesText(content, message.format);
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
        ...(pgn === undefined ? {} : { pgn: String(pgn) }),
        ...(priority === undefined ? {} : { priority: String(priority) }),
        bytes: String(length),
        ...(frames === undefined ? {} : { frames }),
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

const formatWords = { classic: "classic CAN", fd: "CAN FD" } as const;

/** How a message is sent, where that is not as the bus says or takes several frames. */
function framesText(
  { protocol, length }: ReturnType<typeof canMessageOf>,
  format: "classic" | "fd" | undefined,
): string | undefined {
  const transfer = protocol === undefined ? undefined : transferOf(length, protocol);
  if (transfer !== undefined) return `${transfer.frames} of ${transfer.kind}`;
  return format === undefined ? undefined : formatWords[format];
}
