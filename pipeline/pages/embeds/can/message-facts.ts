import { escapeAttribute } from "../../../../renderer/shared/compose/escape.ts";
import { countOf } from "../../../core/text/phrase.ts";
import { transferOf } from "../../../domain/codecs/can/parameter-group.ts";
import { formatDigits, withUnit } from "../../../domain/quantity/format-digits.ts";
import { canMessageOf } from "../../../exports/can-message-set/can-content.ts";
import { directionWords } from "../direction-words.ts";
import { scopeText } from "../scope-note.ts";
import { statusWord } from "../shown-status.ts";
import type { CanRequest } from "./can-request.ts";
import type { ShownMessage } from "./visible-messages.ts";

type Message = ShownMessage["message"];

const formatWords = { classic: "classic CAN", fd: "CAN FD" } as const;

/** How a message is sent, where that is not as the bus says or takes several frames. */
export function framesText(
  { protocol, length }: ReturnType<typeof canMessageOf>,
  format: "classic" | "fd" | undefined,
): string | undefined {
  const transfer = protocol === undefined ? undefined : transferOf(length, protocol);
  if (transfer !== undefined) return `${transfer.frames} of ${transfer.kind}`;
  return format === undefined ? undefined : formatWords[format];
}

/** All nodes that send a message, the main one first. */
export function sendersOf({ sender, otherSenders }: Message): string {
  return [...(sender === undefined ? [] : [sender]), ...(otherSenders ?? [])].join(", ");
}

/** The time from one message to the next. */
export function periodText({ period }: Message): string | undefined {
  return period === undefined ? undefined : withUnit(formatDigits(String(period)), { symbol: "ms" });
}

/**
 * The facts below the heading of a message, as inline HTML: `Identifier 0x1A0 (416 in decimal, 11 bits)`, `8 bytes`,
 * `every 100 ms`, `sender Board`.
 */
export function messageFacts({ message, m }: ShownMessage, { record, context }: CanRequest): string[] {
  const { data } = record;
  const content = canMessageOf(data, m);
  const { id, extended, short, pgn, priority } = content;
  const period = periodText(message);
  const senders = sendersOf(message);
  return [
    `Identifier <code>${escapeAttribute(message.id)}</code> (${id} in decimal, ${extended ? "29" : "11"} bits)`,
    pgn === undefined ? "" : `PGN ${pgn}`,
    priority === undefined ? "" : `priority ${priority}`,
    countOf(message.length, "byte"),
    framesText(content, message.format) ?? "",
    period === undefined ? "" : `every ${period}`,
    senders === "" ? "" : escapeAttribute(`sender ${senders}`),
    message.direction === undefined ? "" : `direction: ${directionWords[message.direction]}`,
    short === message.name ? "" : `short name <code>${escapeAttribute(short)}</code>`,
    escapeAttribute(scopeText(message, record, context.index)),
    statusWord(message.status ?? data.status),
  ].filter((fact) => fact !== "");
}
