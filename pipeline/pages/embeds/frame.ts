import { suggestNearest } from "../../core/text/nearest.ts";
import type { RecordEmbed } from "./embed.ts";
import { frameExampleTable } from "./protocols/frame-example-table.ts";
import { frameTable } from "./protocols/frame-table.ts";
import { visibleMessages } from "./protocols/protocol-request.ts";
import { unpublished } from "./unpublished.ts";

/** One message of a serial protocol: its drawing, its bytes in order, its examples. */
export const frame: RecordEmbed<"serial-protocol"> = {
  ref: "serial-protocol",
  required: ["message"],
  compile({ record, attributes, claimAnchor }, context) {
    const data = record.data;
    const request = { data, record, context, claimAnchor };
    const messages = visibleMessages(record, context.index);
    if (messages.length === 0) return unpublished("serial protocol", record);
    const ids = messages.map(({ message }) => message.id);
    const found = messages.filter(({ message }) => message.id === attributes.message);
    const [first] = found;
    if (first === undefined) {
      return {
        attribute: "message",
        message: `The serial protocol "${data.id}" has no message "${attributes.message}".`,
        hint: suggestNearest(attributes.message ?? "", ids, `Its messages are ${ids.join(", ")}.`),
      };
    }
    return {
      kind: "table",
      record: "serial-protocol",
      id: data.id,
      tables: [frameTable(first, request), ...frameExampleTable(found, request)],
    };
  },
};
