import { canMessageOf } from "../../../exports/can-message-set/can-content.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { SourceOf } from "../../../sources/parse/source.ts";
import { canDrawings } from "../../drawings/can-drawings.ts";
import { claimedAnchors, claimScoped, headingIds } from "../claimed-anchors.ts";
import { setAnchors } from "../set-anchors.ts";
import type { SetUnit } from "../set-unit.ts";
import { unitSize } from "../unit-size.ts";
import { type ShownMessage, visibleMessages } from "./visible-messages.ts";

type Data = SourceOf<"can-message-set">["data"];

/** The published messages of a set, each with the ids that it has on the page of the set, in groups by their senders. */
export function canUnits(record: SourceOf<"can-message-set">, index: SiteIndex): SetUnit[] {
  const messages = visibleMessages(record, index);
  const { claimAnchor } = claimedAnchors(new Set());
  const headings = headingIds(
    messages.map(({ message, m }) => ({ at: m, id: setAnchors.message(message.name), scope: message })),
    claimAnchor,
  );
  return messages.map((visible): SetUnit => {
    const { message, m } = visible;
    const { name, sender } = message;
    const heading = headings.get(m);
    const rows = message.signals.flatMap(
      (signal) => claimScoped(claimAnchor, setAnchors.signal(name, signal.name), signal) ?? [],
    );
    return {
      at: m,
      title: name,
      group:
        sender === undefined
          ? { name: "messages", title: "Messages" }
          : { name: sender, title: `Messages of ${sender}` },
      ...(heading === undefined ? {} : { heading }),
      rows,
      bytes: sizeOf(visible, record.data),
    };
  });
}

function sizeOf({ message, m }: ShownMessage, data: Data): number {
  const { signals, length, examples = [] } = message;
  const isDivided = signals.some(({ mux }) => mux !== undefined);
  return unitSize({
    content: message,
    isHeaded: true,
    rows: signals.length + examples.length + 1,
    drawings: {
      count: isDivided ? canDrawings(canMessageOf(data, m)).length : Math.min(1, signals.length),
      rows: length,
      cells: signals.length,
    },
  });
}
