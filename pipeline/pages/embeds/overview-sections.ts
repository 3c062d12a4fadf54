import type { Table } from "../../../schema/generated/types.ts";
import type { OverviewRequest } from "./overview-row.ts";
import { linkTo, type PageSection } from "./page-section.ts";

interface MessageOverview<Message> {
  readonly id: string | undefined;
  readonly messages: readonly { readonly m: number; readonly message: Message }[];
  readonly request: OverviewRequest;
  readonly tableOf: (messages: MessageOverview<Message>["messages"]) => Table;
}

/** The overview of messages under its heading; a set that is divided between pages has one for each of them. */
export function overviewSections<Message>({
  id,
  messages,
  request,
  tableOf,
}: MessageOverview<Message>): PageSection[] {
  const { elsewhere, claimAnchor } = request;
  const whole = (tables: readonly Table[]): PageSection => ({ level: 2, id, title: "Messages", tables });
  const listed = elsewhere?.pagesTable?.(claimAnchor);
  if (listed !== undefined) return [whole([listed])];
  const pages = elsewhere?.pages ?? [];
  if (pages.length < 2) return [whole([tableOf(messages)])];
  return [
    whole([]),
    ...pages.map(
      (page): PageSection => ({
        level: 3,
        id: claimAnchor(page.id),
        title: page.title,
        facts: [linkTo(page.href, "Page of these messages")],
        tables: [tableOf(messages.filter(({ m }) => page.has(m)))],
      }),
    ),
  ];
}
