import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { SourceOf } from "../../../sources/parse/source.ts";
import { isStatusShown } from "../shown-status.ts";
import type { BoardItem } from "./board-item.ts";

/** The published messages of a serial protocol. */
export function protocolItems({ data }: SourceOf<"serial-protocol">, index: SiteIndex): BoardItem[] {
  return data.messages
    .filter(({ status }) => isStatusShown(status ?? data.status, index))
    .map((message) => ({
      title: message.name,
      display: message.token ?? "yes",
      scopes: [message],
      anchor: `message-${message.id}`,
    }));
}
