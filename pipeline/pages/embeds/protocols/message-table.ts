import { escapeAttribute } from "../../../../renderer/shared/compose/escape.ts";
import type { FrameDrawing, Table } from "../../../../schema/generated/types.ts";
import { framingOf, messageOf } from "../../../exports/serial-protocol/protocol-parts.ts";
import { frameDrawing, sameFrames } from "../../drawings/frame-drawings.ts";
import { overviewRow } from "../overview-row.ts";
import { withScope } from "../scope-note.ts";
import { setAnchors } from "../set-anchors.ts";
import { statusWord } from "../shown-status.ts";
import { sparseTable } from "../sparse-table.ts";
import { fieldLines } from "./field-lines.ts";
import { codeOf, type ProtocolRequest, type ShownMessage, senderWords } from "./protocol-request.ts";

const columns = [
  { id: "message", title: "Message" },
  { id: "direction", title: "Sent by" },
  { id: "fields", title: "Fields" },
  { id: "answer", title: "Answer" },
  { id: "status", title: "Status" },
  { id: "meaning", title: "Meaning" },
] as const;

/** Published messages at a glance, with a drawing of each kind of frame; the answer to one may be among `all` others. */
export function messageTable(
  messages: readonly ShownMessage[],
  request: ProtocolRequest,
  all: readonly ShownMessage[] = messages,
): Table {
  const { record, context, headings, elsewhere } = request;
  const { data } = record;
  const rows = messages.map(({ message, m }) => {
    const { id, name, token, direction, response, status } = message;
    // The answer itself may not be published.
    const answer = all.find((other) => other.message.id === response)?.message;
    const html =
      token === undefined
        ? escapeAttribute(name)
        : `${codeOf(escapeAttribute(token))} ${escapeAttribute(name)}`;
    const row = overviewRow({ at: m, html, id: setAnchors.message(id), scope: message }, request);
    return {
      anchor: row.anchor,
      cells: {
        message: withScope(row.name, message, record, context.index),
        direction: senderWords[direction],
        fields:
          (message.fields ?? [])
            .flatMap((field, f) => fieldLines(field, `/messages/${m}/fields/${f}`, request))
            .join("<br>") || "none",
        ...(answer === undefined ? {} : { answer: escapeAttribute(answer.name) }),
        status: statusWord(status ?? data.status),
        meaning: context.inline(record, `/messages/${m}/description`) ?? "",
      },
    };
  });
  const table = sparseTable(`${data.title}: messages`, columns, rows);
  // Below its heading, each message has a drawing of its own.
  return headings === undefined && elsewhere === undefined
    ? { ...table, drawings: drawingsOf(messages, request) }
    : table;
}

/** One drawing for messages that differ by their token alone. */
function drawingsOf(visible: readonly ShownMessage[], { record: { data } }: ProtocolRequest): FrameDrawing[] {
  const framing = framingOf(data);
  const messages = visible.map(({ message }) => ({ ...messageOf(message), name: message.name }));
  return sameFrames(messages, framing).flatMap((group) => frameDrawing(group, framing) ?? []);
}
