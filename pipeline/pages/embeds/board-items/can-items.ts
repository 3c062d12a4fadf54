import { countOf } from "../../../core/text/phrase.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { SourceOf } from "../../../sources/parse/source.ts";
import { visibleMessages } from "../can/visible-messages.ts";
import { setAnchors } from "../set-anchors.ts";
import type { BoardItem } from "./board-item.ts";
import { scaledText } from "./scaled-text.ts";

/** The published messages of a set and their signals. */
export function canItems(record: SourceOf<"can-message-set">, index: SiteIndex): BoardItem[] {
  return visibleMessages(record, index).flatMap(({ message, m }): BoardItem[] => {
    const head: BoardItem = {
      title: message.name,
      display: `${message.id}, ${countOf(message.length, "byte")}`,
      scopes: [message],
      anchor: setAnchors.message(message.name),
    };
    const signals = message.signals.map((signal, s): BoardItem => {
      const { name, start, length } = signal;
      return {
        title: `${message.name}.${name}`,
        display: [
          `bit ${start}, ${countOf(length, "bit")}`,
          scaledText(signal, record.digits, `/messages/${m}/signals/${s}`, index),
        ]
          .filter((text) => text !== "")
          .join(", "),
        scopes: [message, signal],
        anchor: setAnchors.signal(message.name, name),
      };
    });
    return [head, ...signals];
  });
}
