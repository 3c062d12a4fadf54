import type { CompileContext } from "../../context.ts";
import { headingIds } from "../claimed-anchors.ts";
import type { SectionsRequest } from "../embed.ts";
import type { PageSection } from "../page-section.ts";
import { withMark } from "./as-stated.ts";
import { busTable } from "./bus-table.ts";
import type { CanRequest } from "./can-request.ts";
import { canExampleTable } from "./example-table.ts";
import { frameLines } from "./frame-lines.ts";
import { messageFacts } from "./message-facts.ts";
import { messageTable } from "./message-table.ts";
import { signalTable } from "./signal-table.ts";
import { type ShownMessage, visibleMessages } from "./visible-messages.ts";

/** The page of a CAN message set: its bus, an overview whose rows lead to the messages, and a heading for each message. */
export function canSections(
  { record, claimAnchor }: SectionsRequest<"can-message-set">,
  context: CompileContext,
): PageSection[] {
  const messages = visibleMessages(record, context.index);
  if (messages.length === 0) return [];
  const plain = { record, context, claimAnchor };
  const bus: PageSection = {
    level: 2,
    id: claimAnchor("part-bus"),
    title: "Bus",
    tables: busTable(plain),
  };
  const id = claimAnchor("part-messages");
  const headings = headingIds(
    messages.map(({ message, m }) => ({ at: m, id: `message-${message.name}`, scope: message })),
    claimAnchor,
  );
  return [
    bus,
    { level: 2, id, title: "Messages", tables: [messageTable(messages, { ...plain, headings })] },
    ...messages.map((visible) => messageSection(visible, { ...plain, headings })),
  ];
}

function messageSection({ message, m }: ShownMessage, request: CanRequest): PageSection {
  const { record, context, headings } = request;
  return {
    level: 3,
    id: headings?.get(m),
    title: message.name,
    facts: messageFacts({ message, m }, request),
    text: withMark(message, context.inline(record, `/messages/${m}/description`) ?? ""),
    code: frameLines(m, request),
    tables: [...signalTable(m, request), ...canExampleTable(m, request)],
  };
}
