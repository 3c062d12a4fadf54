import type { MessageSupportSource } from "../../../schema/generated/types.ts";
import { type PublicMessage, publicMessages } from "../../domain/definitions/public-messages.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import { csvWithHead } from "../csv.ts";
import { type Edition, isInEdition, type ShownStatus } from "../edition.ts";
import { type ExportFormat, type Published, registerExports } from "../exported-type.ts";
import { plainProse } from "../plain-prose.ts";

type Item = Omit<MessageSupportSource["items"][number], "source" | "status"> & {
  readonly status: ShownStatus;
  readonly definition?: PublicMessage;
};

/** Input for the export of a support table. */
interface SupportContent {
  readonly id: string;
  readonly title: string;
  readonly standard: MessageSupportSource["standard"];
  readonly items: readonly Item[];
}

/** The part of a support table that an edition publishes. A row without a status has that of its table. */
function publishMessageSupport(
  source: SourceOf<"message-support">,
  edition: Edition,
): Published<SupportContent> {
  const data = source.data;
  const known = publicMessages(data.standard);
  const items = data.items.flatMap(({ source: _, behaviour: __, ...item }, n): Item[] => {
    const status = item.status ?? data.status;
    if (!isInEdition(status, edition)) return [];
    const behaviour = plainProse(source, `/items/${n}/behaviour`);
    const id = known.get(item.message)?.id;
    return [
      {
        ...item,
        status: status as ShownStatus,
        ...(behaviour === undefined ? {} : { behaviour }),
        ...(id === undefined ? {} : { definition: { id } }),
      },
    ];
  });
  return {
    statuses: items.map(({ status }) => status),
    content: { id: data.id, title: data.title, standard: data.standard, items },
  };
}

const columns = [
  ...[
    "Standard",
    "Message",
    "Number",
    "Direction",
    "Rate (1/s)",
    "Port",
    "Fields",
    "Behaviour",
    "Since",
    "Status",
  ],
];

/** One row a message. */
const supportCsv: ExportFormat<SupportContent> = {
  id: "csv",
  ending: ".csv",
  title: "Table (CSV)",
  write: ({ standard, items }, head) =>
    csvWithHead(
      head,
      columns,
      items.map(({ message, definition, direction, rate, port, fields, behaviour, since, status }) => [
        ...[standard, message, definition?.id, direction, rate, port],
        ...[fields?.join(" "), behaviour, since, status],
      ]),
    ),
};

/** The file of a support table. */
export const messageSupportExports = registerExports({
  type: "message-support",
  title: "Message support",
  publish: publishMessageSupport,
  formats: [supportCsv],
});
