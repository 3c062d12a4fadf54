import type { Table } from "../../../schema/generated/types.ts";
import { suggestNearest } from "../../core/text/nearest.ts";
import { canItems } from "./board-items/can-items.ts";
import { busTable } from "./can/bus-table.ts";
import { canExampleTable } from "./can/example-table.ts";
import { canOverview, canSections } from "./can/message-sections.ts";
import { messageTable } from "./can/message-table.ts";
import { canUnits } from "./can/message-units.ts";
import { signalTable } from "./can/signal-table.ts";
import { visibleMessages } from "./can/visible-messages.ts";
import type { RecordEmbed } from "./embed.ts";
import { unpublished } from "./unpublished.ts";

/** The messages of a CAN message set with their bit layouts, signals and examples; `message` shows one of them. */
export const embed: RecordEmbed<"can-message-set"> = {
  ref: "can-message-set",
  boardItems: canItems,
  sections: canSections,
  units: canUnits,
  overview: canOverview,
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
