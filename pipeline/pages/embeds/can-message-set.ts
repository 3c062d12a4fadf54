import type { Table } from "../../../schema/generated/types.ts";
import { suggestNearest } from "../../core/text/nearest.ts";
import { countOf } from "../../core/text/phrase.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import type { BoardItem } from "./board-items/board-item.ts";
import { scaledText } from "./board-items/scaled-text.ts";
import { busTable } from "./can/bus-table.ts";
import { canExampleTable } from "./can/example-table.ts";
import { canSections } from "./can/message-sections.ts";
import { messageTable } from "./can/message-table.ts";
import { signalTable } from "./can/signal-table.ts";
import { visibleMessages } from "./can/visible-messages.ts";
import type { RecordEmbed } from "./embed.ts";
import { unpublished } from "./unpublished.ts";

/** The messages of a CAN message set with their bit layouts, signals and examples; `message` shows one of them. */
export const embed: RecordEmbed<"can-message-set"> = {
  ref: "can-message-set",
  boardItems: canItems,
  sections: canSections,
  optional: ["message"],
  compile({ record, attributes, claimAnchor }, context) {
    const data = record.data;
    const names = data.messages.map(({ name }) => name);
    const { message: wanted } = attributes;
    if (wanted !== undefined && !names.includes(wanted)) {
      return {
        attribute: "message",
        message: `The set "${data.id}" has no message "${wanted}".`,
        hint: suggestNearest(wanted, names, `Its messages are ${names.join(", ")}.`),
      };
    }
    const chosen = visibleMessages(record, context.index).filter(
      ({ message }) => wanted === undefined || message.name === wanted,
    );
    if (chosen.length === 0) return unpublished("CAN message set", record);
    const request = { record, context, claimAnchor };
    const whole: Table[] = wanted === undefined ? [...busTable(request), messageTable(chosen, request)] : [];
    const note = context.inline(record, "/note");
    return {
      kind: "table",
      record: "can-message-set",
      id: data.id,
      ...(note === undefined || wanted !== undefined ? {} : { note }),
      tables: [
        ...whole,
        ...chosen.flatMap(({ m }) => [...signalTable(m, request), ...canExampleTable(m, request)]),
      ],
    };
  },
};

/** The published messages of a set and their signals. */
function canItems(record: SourceOf<"can-message-set">, index: SiteIndex): BoardItem[] {
  return visibleMessages(record, index).flatMap(({ message, m }): BoardItem[] => {
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
          `bit ${start}, ${countOf(length, "bit")}`,
          scaledText(signal, record.digits, `/messages/${m}/signals/${s}`, index),
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
