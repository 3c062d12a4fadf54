import { escapeAttribute } from "../../../../renderer/shared/compose/escape.ts";
import type { Table } from "../../../../schema/generated/types.ts";
import type { CompileContext } from "../../context.ts";
import { headingIds } from "../claimed-anchors.ts";
import type { OverviewTablesRequest, SectionsRequest } from "../embed.ts";
import { overviewSections } from "../overview-sections.ts";
import { linkTo, type PageSection } from "../page-section.ts";
import { scopeText } from "../scope-note.ts";
import { setAnchors } from "../set-anchors.ts";
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

/**
 * The page of a serial protocol: its framing, an overview whose rows lead to the messages, and a heading for each. The
 * pages of a protocol that is divided have either.
 */
export function protocolSections(
  { record, claimAnchor, view }: SectionsRequest<"serial-protocol">,
  context: CompileContext,
): PageSection[] {
  const messages = visibleMessages(record, context.index);
  if (messages.length === 0) return [];
  const plain = { record, context, claimAnchor };
  const hasOverview = view?.shows === undefined;
  const ids = hasOverview ? [claimAnchor("part-framing"), claimAnchor("part-messages")] : [];
  const chosen = view === undefined ? messages : messages.filter(({ m }) => view.shows?.(m) === true);
  const headings = headingIds(
    chosen.map(({ message, m }) => ({ at: m, id: setAnchors.message(message.id), scope: message })),
    claimAnchor,
  );
  const links = view === undefined ? {} : { elsewhere: view.elsewhere };
  const request = { ...plain, ...links, headings };
  const head = (): PageSection[] => [
    { level: 2, id: ids[0], title: "Framing", tables: [framingTable(plain)] },
    ...overviewSections({
      id: ids[1],
      messages,
      request,
      tableOf: (some) => messageTable(some, request, messages),
    }),
  ];
  const level = hasOverview ? 3 : 2;
  return [
    ...(hasOverview ? head() : []),
    ...chosen.map((visible) => ({ ...messageSection(visible, messages, request), level }) as const),
  ];
}

/** The framing and the messages of a protocol, for a page that leads to them. */
export function protocolOverview(
  request: OverviewTablesRequest<"serial-protocol">,
  context: CompileContext,
): Table[] {
  const all = { ...request, context };
  return [framingTable(all), overviewTable(visibleMessages(request.record, context.index), all)];
}

function overviewTable(messages: readonly ShownMessage[], request: ProtocolRequest): Table {
  return request.elsewhere?.pagesTable?.(request.claimAnchor) ?? messageTable(messages, request);
}

function messageSection(
  visible: ShownMessage,
  messages: readonly ShownMessage[],
  request: ProtocolRequest,
): Omit<PageSection, "level"> {
  const { message, m } = visible;
  const examples = frameExampleTable([visible], request);
  return {
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
  { record, context, headings, elsewhere }: ProtocolRequest,
): string[] {
  const { token, direction, response, status } = message;
  // The answer itself may not be published.
  const answer = messages.find((other) => other.message.id === response);
  const hrefOf = (at: number): string | undefined => {
    const here = headings?.get(at);
    return here === undefined ? elsewhere?.hrefOf(at) : `#${here}`;
  };
  return [
    token === undefined ? "" : `Identifier ${codeOf(escapeAttribute(token))}${decimalOf(token, record)}`,
    `sent by ${senderWords[direction]}`,
    answer === undefined
      ? ""
      : `answered by ${linkTo(hrefOf(answer.m), escapeAttribute(answer.message.name))}`,
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
