import { escapeAttribute } from "../../../../renderer/shared/compose/escape.ts";
import type { Table } from "../../../../schema/generated/types.ts";
import { defined } from "../../../core/defined.ts";
import { canMessageOf } from "../../../exports/can-message-set/can-content.ts";
import { directionWords } from "../direction-words.ts";
import { overviewRow } from "../overview-row.ts";
import { withScope } from "../scope-note.ts";
import { setAnchors } from "../set-anchors.ts";
import { statusWord } from "../shown-status.ts";
import { sparseTable } from "../sparse-table.ts";
import { withMark } from "./as-stated.ts";
import type { CanRequest } from "./can-request.ts";
import { framesText, periodText, sendersOf } from "./message-facts.ts";
import type { ShownMessage } from "./visible-messages.ts";

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
export function messageTable(messages: readonly ShownMessage[], request: CanRequest): Table {
  const { record, context } = request;
  const { data } = record;
  const rows = messages.map(({ message, m }) => {
    const content = canMessageOf(data, m);
    const { extended, short, pgn, priority } = content;
    const frames = framesText(content, message.format);
    const { name, length, direction, status } = message;
    const period = periodText(message);
    const html = `<code>${escapeAttribute(name)}</code>`;
    const row = overviewRow({ at: m, html, id: setAnchors.message(name), scope: message }, request);
    return {
      anchor: row.anchor,
      cells: {
        name: withScope(
          `${row.name}${short === name ? "" : `<br><code>${escapeAttribute(short)}</code>`}`,
          message,
          record,
          context.index,
        ),
        id: `<code>${escapeAttribute(message.id)}</code> (${extended ? "29" : "11"} bits)`,
        ...(pgn === undefined ? {} : { pgn: String(pgn) }),
        ...(priority === undefined ? {} : { priority: String(priority) }),
        bytes: String(length),
        ...defined({ frames, period }),
        sender: escapeAttribute(sendersOf(message)),
        ...(direction === undefined ? {} : { direction: directionWords[direction] }),
        status: statusWord(status ?? data.status),
        meaning: withMark(message, context.inline(record, `/messages/${m}/description`) ?? ""),
      },
    };
  });
  return sparseTable(`${data.title}: messages`, columns, rows);
}
