import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { SourceOf } from "../../../sources/parse/source.ts";
import { isStatusShown } from "../shown-status.ts";
import type { BoardItem } from "./board-item.ts";
import { scaledText } from "./scaled-text.ts";

/** The published messages of a set and their signals. */
export function canItems({ data, digits }: SourceOf<"can-message-set">, index: SiteIndex): BoardItem[] {
  return data.messages.flatMap((message, m): BoardItem[] => {
    if (!isStatusShown(message.status ?? data.status, index)) return [];
    const head: BoardItem = {
      title: message.name,
      display: `${message.id}, ${message.length} bytes`,
      scopes: [message],
      anchor: `message-${message.name}`,
    };
    const signals = message.signals.map((signal, s): BoardItem => {
      const { name, start, length } = signal;
      return {
        title: `${message.name}.${name}`,
        display: [
          `bit ${start}, ${length === 1 ? "1 bit" : `${length} bits`}`,
          scaledText(signal, digits, `/messages/${m}/signals/${s}`, index),
        ]
          .filter((text) => text !== "")
          .join(", "),
        scopes: [message, signal],
        anchor: `signal-${message.name}-${name}`,
      };
    });
    return [head, ...signals];
  });
}
