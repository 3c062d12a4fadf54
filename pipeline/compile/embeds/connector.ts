import { connectorBlock } from "../wiring/connector-block.ts";
import type { Embed } from "./embed.ts";

/** A connector: its drawing and its pins. */
export const connector: Embed = {
  ref: "connector",
  compile({ record, claimAnchor }, context) {
    if (record === undefined) throw new Error("An embed with ref is compiled with its record.");
    return connectorBlock(record, context, claimAnchor);
  },
};
