import { escapeAttribute } from "../../../../renderer/shared/compose/escape.ts";
import type { CompileContext } from "../../context.ts";
import { headingIds } from "../claimed-anchors.ts";
import type { SectionsRequest } from "../embed.ts";
import { linkToHeading, type PageSection } from "../page-section.ts";
import { scopeText } from "../scope-note.ts";
import { statusWord } from "../shown-status.ts";
import { frameExampleTable } from "./frame-example-table.ts";
import { frameTable } from "./frame-table.ts";
import { framingTable } from "./framing-table.ts";
import { messageTable } from "./message-table.ts";
import {
  codeOf,
  type ProtocolRequest,
  type ShownMessage,
  senderWords,
  visibleMessages,
} from "./protocol-request.ts";

/** The page of a serial protocol: its framing, an overview whose rows lead to the messages, and a heading for each. */
export function protocolSections(
  { record, claimAnchor }: SectionsRequest<"serial-protocol">,
  context: CompileContext,
): PageSection[] {
  const messages = visibleMessages(record, context.index);
  if (messages.length === 0) return [];
  const plain = { record, context, claimAnchor };
  const framing: PageSection = {
    level: 2,
    id: claimAnchor("part-framing"),
    title: "Framing",
    tables: [framingTable(plain)],
  };
  const id = claimAnchor("part-messages");
  const headings = headingIds(
    messages.map(({ message, m }) => ({ at: m, id: `message-${message.id}`, scope: message })),
    claimAnchor,
  );
  const request = { ...plain, headings };
  return [
    framing,
    { level: 2, id, title: "Messages", tables: [messageTable(messages, request)] },
    ...messages.map((visible) => messageSection(visible, messages, request)),
  ];
}

function messageSection(
  visible: ShownMessage,
  messages: readonly ShownMessage[],
  request: ProtocolRequest,
): PageSection {
  const { message, m } = visible;
  const examples = frameExampleTable([visible], request);
  return {
    level: 3,
    id: request.headings?.get(m),
    title: message.name,
    facts: factsOf(visible, messages, request),
    text: request.context.inline(request.record, `/messages/${m}/description`) ?? "",
    tables: [
      frameTable(visible, request),
      ...examples.map((table) => ({ ...table, caption: `${message.name}: example frames` })),
    ],
  };
}

/** The facts below the heading of a message, as inline HTML: `Command q`, `sent by your side`, `answered by Feedback`. */
function factsOf(
  { message }: ShownMessage,
  messages: readonly ShownMessage[],
  { record, context, headings }: ProtocolRequest,
): string[] {
  const { token, direction, response, status } = message;
  // The answer itself may not be published.
  const answer = messages.find((other) => other.message.id === response);
  return [
    token === undefined ? "" : `Identifier ${codeOf(escapeAttribute(token))}${decimalOf(token, record)}`,
    `sent by ${senderWords[direction]}`,
    answer === undefined
      ? ""
      : `answered by ${linkToHeading(escapeAttribute(answer.message.name), headings?.get(answer.m))}`,
    escapeAttribute(scopeText(message, record, context.index)),
    statusWord(status ?? record.data.status),
  ].filter((fact) => fact !== "");
}

/** The decimal number of a token of one byte in a binary protocol; several bytes have an order, and text is no number. */
function decimalOf(token: string, { data }: ProtocolRequest["record"]): string {
  return data.framing.kind !== "text" && /^[0-9A-Fa-f]{2}$/.test(token)
    ? ` (${Number.parseInt(token, 16)} in decimal)`
    : "";
}
