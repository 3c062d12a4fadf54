import type { CompileContext } from "../../context.ts";
import { claimScoped } from "../claimed-anchors.ts";
import type { SectionsRequest } from "../embed.ts";
import { idsByPlace, type PageSection } from "../page-section.ts";
import { withMark } from "./as-stated.ts";
import { busTable } from "./bus-table.ts";
import type { CanRequest } from "./can-request.ts";
import { canExampleTable } from "./example-table.ts";
import { frameLines } from "./frame-lines.ts";
import { messageFacts } from "./message-facts.ts";
import { messageTable } from "./message-table.ts";
import { signalTable } from "./signal-table.ts";
import { visibleMessages } from "./visible-messages.ts";

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
  const headings = headingIds(messages, plain);
  return [
    bus,
    { level: 2, id, title: "Messages", tables: [messageTable(messages, { ...plain, headings })] },
    ...messages.flatMap((m) => messageSection(m, { ...plain, headings })),
  ];
}

/** Messages by their places in the set, with the ids of their headings. */
function headingIds(messages: readonly number[], { record, claimAnchor }: CanRequest): Map<number, string> {
  return idsByPlace(
    messages.map((m) => {
      const message = record.data.messages[m];
      return [m, message && claimScoped(claimAnchor, `message-${message.name}`, message)];
    }),
  );
}

function messageSection(m: number, request: CanRequest): PageSection[] {
  const { record, context, headings } = request;
  const message = record.data.messages[m];
  if (message === undefined) return [];
  return [
    {
      level: 3,
      id: headings?.get(m),
      title: message.name,
      facts: messageFacts(m, request),
      text: withMark(message, context.inline(record, `/messages/${m}/description`) ?? ""),
      code: frameLines(m, request),
      tables: [...signalTable(m, request), ...canExampleTable(m, request)],
    },
  ];
}
