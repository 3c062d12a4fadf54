import { isShown } from "../../model/resolve/value-status.ts";
import { connectorBlock } from "../wiring/connector-block.ts";
import type { RecordEmbed } from "./embed.ts";
import { unpublished } from "./unpublished.ts";

/** A connector: its drawing and its pins. */
export const connector: RecordEmbed<"connector"> = {
  ref: "connector",
  compile({ record, claimAnchor }, context) {
    if (!isShown(record.data, context.index.review)) return unpublished("connector", record);
    return connectorBlock(record, context, claimAnchor);
  },
};
