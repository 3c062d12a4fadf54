import type { Table } from "../../../../schema/generated/types.ts";
import type { CompileContext } from "../../context.ts";
import { headingIds } from "../claimed-anchors.ts";
import type { OverviewTablesRequest, SectionsRequest } from "../embed.ts";
import { overviewSections } from "../overview-sections.ts";
import type { PageSection } from "../page-section.ts";
import { setAnchors } from "../set-anchors.ts";
import { withMark } from "./as-stated.ts";
import { busTable } from "./bus-table.ts";
import type { CanRequest } from "./can-request.ts";
import { canExampleTable } from "./example-table.ts";
import { frameLines } from "./frame-lines.ts";
import { messageFacts } from "./message-facts.ts";
import { messageTable } from "./message-table.ts";
import { signalTable } from "./signal-table.ts";
import { type ShownMessage, visibleMessages } from "./visible-messages.ts";

type Sections = SectionsRequest<"can-message-set">;

/**
 * The page of a CAN message set: its bus, an overview whose rows lead to the messages, and a heading for each message. The
 * pages of a set that is divided have either.
 */
export function canSections(sections: Sections, context: CompileContext): PageSection[] {
  const { record, claimAnchor, view } = sections;
  const messages = visibleMessages(record, context.index);
  if (messages.length === 0) return [];
  const plain = { record, context, claimAnchor };
  const hasOverview = view?.shows === undefined;
  const ids = hasOverview
    ? { bus: claimAnchor("part-bus"), messages: claimAnchor("part-messages") }
    : undefined;
  const chosen = view === undefined ? messages : messages.filter(({ m }) => view.shows?.(m) === true);
  const headings = headingIds(
    chosen.map(({ message, m }) => ({ at: m, id: setAnchors.message(message.name), scope: message })),
    claimAnchor,
  );
  const request = { ...plain, headings };
  const overview = view === undefined ? request : { ...plain, elsewhere: view.elsewhere };
  const head = (): PageSection[] => [
    { level: 2, id: ids?.bus, title: "Bus", tables: busTable(plain) },
    ...overviewSections({
      id: ids?.messages,
      messages,
      request: overview,
      tableOf: (some) => messageTable(some, overview),
    }),
  ];
  const level = hasOverview ? 3 : 2;
  return [
    ...(hasOverview ? head() : []),
    ...chosen.map((visible) => ({ ...messageSection(visible, request), level }) as const),
  ];
}

/** The bus and the messages of a set, for a page that leads to them. */
export function canOverview(
  request: OverviewTablesRequest<"can-message-set">,
  context: CompileContext,
): Table[] {
  const all = { ...request, context };
  return [...busTable(all), overviewTable(visibleMessages(request.record, context.index), all)];
}

function overviewTable(messages: readonly ShownMessage[], request: CanRequest): Table {
  return request.elsewhere?.pagesTable?.(request.claimAnchor) ?? messageTable(messages, request);
}

function messageSection({ message, m }: ShownMessage, request: CanRequest): Omit<PageSection, "level"> {
  const { record, context, headings } = request;
  return {
    id: headings?.get(m),
    title: message.name,
    facts: messageFacts({ message, m }, request),
    text: withMark(message, context.inline(record, `/messages/${m}/description`) ?? ""),
    code: frameLines(m, request),
    tables: [...signalTable(m, request), ...canExampleTable(m, request)],
  };
}
