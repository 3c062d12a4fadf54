import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { SourceOf } from "../../../sources/parse/source.ts";
import { visibleMessages } from "../protocols/protocol-request.ts";
import { setAnchors } from "../set-anchors.ts";
import type { BoardItem } from "./board-item.ts";

/** The published messages of a serial protocol. */
export function protocolItems(record: SourceOf<"serial-protocol">, index: SiteIndex): BoardItem[] {
  return visibleMessages(record, index).map(({ message }) => ({
    title: message.name,
    display: message.token ?? "yes",
    scopes: [message],
    anchor: setAnchors.message(message.id),
  }));
}
