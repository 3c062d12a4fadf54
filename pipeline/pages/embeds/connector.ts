import { isShown } from "../../model/resolve/value-status.ts";
import { connectorBlock } from "../wiring/connector-block.ts";
import { pinItems } from "./board-items/pin-items.ts";
import type { RecordEmbed } from "./embed.ts";
import { unpublished } from "./unpublished.ts";

/** A connector: its drawing and its pins. */
export const embed: RecordEmbed<"connector"> = {
  ref: "connector",
  boardItems: pinItems,
  compile({ record, claimAnchor }, context) {
    if (!isShown(record.data, context.index.review)) return unpublished("connector", record);
    return connectorBlock(record, context, claimAnchor);
  },
};
