import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { SourceOf } from "../../../sources/parse/source.ts";
import { claimedAnchors, headingIds } from "../claimed-anchors.ts";
import { setAnchors } from "../set-anchors.ts";
import type { SetUnit } from "../set-unit.ts";
import { unitSize } from "../unit-size.ts";
import { senderWords, visibleMessages } from "./protocol-request.ts";

/** The published messages of a protocol, each with the id of its heading, in groups by the side that sends them. */
export function protocolUnits(record: SourceOf<"serial-protocol">, index: SiteIndex): SetUnit[] {
  const messages = visibleMessages(record, index);
  const { claimAnchor } = claimedAnchors(new Set());
  const headings = headingIds(
    messages.map(({ message, m }) => ({ at: m, id: setAnchors.message(message.id), scope: message })),
    claimAnchor,
  );
  return messages.map(({ message, m }): SetUnit => {
    const { name, direction, fields = [], examples = [] } = message;
    const heading = headings.get(m);
    const pieces = fields.length + 4;
    return {
      at: m,
      title: name,
      group: { name: direction, title: `Messages sent by ${senderWords[direction]}` },
      ...(heading === undefined ? {} : { heading }),
      rows: [],
      bytes: unitSize({
        content: message,
        isHeaded: true,
        rows: pieces + examples.length,
        drawings: { count: 1, rows: Math.ceil(pieces / 4), cells: pieces },
      }),
    };
  });
}
