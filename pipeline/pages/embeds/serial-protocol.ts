import type { Table } from "../../../schema/generated/types.ts";
import { protocolItems } from "./board-items/protocol-items.ts";
import type { RecordEmbed } from "./embed.ts";
import { frameExampleTable } from "./protocols/frame-example-table.ts";
import { framingTable } from "./protocols/framing-table.ts";
import { protocolOverview, protocolSections } from "./protocols/message-sections.ts";
import { messageTable } from "./protocols/message-table.ts";
import { protocolUnits } from "./protocols/message-units.ts";
import { visibleMessages } from "./protocols/protocol-request.ts";
import { unpublished } from "./unpublished.ts";

const parts = ["framing", "messages", "examples"] as const;

/** A serial protocol: its framing, its messages with drawings, its examples, or with `part` one of them. */
export const embed: RecordEmbed<"serial-protocol"> = {
  ref: "serial-protocol",
  boardItems: protocolItems,
  sections: protocolSections,
  units: protocolUnits,
  overview: protocolOverview,
  optional: ["part"],
  compile({ record, attributes, claimAnchor }, context) {
    const data = record.data;
    const { part } = attributes;
    if (part !== undefined && !parts.some((name) => name === part)) {
      return {
        attribute: "part",
        message: `A serial protocol has no part "${part}".`,
        hint: `Its parts are ${parts.join(", ")}.`,
      };
    }
    const request = { record, context, claimAnchor };
    const messages = visibleMessages(record, context.index);
    if (messages.length === 0) return unpublished("serial protocol", record);
    const has = (name: (typeof parts)[number]): boolean => part === undefined || part === name;
    const tables: Table[] = [
      ...(has("framing") ? [framingTable(request)] : []),
      ...(has("messages") ? [messageTable(messages, request)] : []),
      ...(has("examples") ? frameExampleTable(messages, request) : []),
    ];
    if (tables.length === 0)
      return {
        attribute: "part",
        message: `The serial protocol "${data.id}" publishes no ${part}.`,
        hint: "Add them to a message, or take the embed out.",
      };
    const note = part === undefined ? context.inline(record, "/note") : undefined;
    return {
      kind: "table",
      record: "serial-protocol",
      id: data.id,
      ...(note === undefined ? {} : { note }),
      tables,
    };
  },
};
