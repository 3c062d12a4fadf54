import { isShown } from "../../resolve/value-status.ts";
import { connectorBlock } from "../wiring/connector-block.ts";
import type { Embed } from "./embed.ts";
import { unpublished } from "./unpublished.ts";

/** A connector: its drawing and its pins. */
export const connector: Embed = {
  ref: "connector",
  compile({ record, claimAnchor }, context) {
    if (record === undefined) throw new Error("An embed with ref is compiled with its record.");
    if (!isShown(record.data, context.index.review)) return unpublished("connector", record);
    return connectorBlock(record, context, claimAnchor);
  },
};
