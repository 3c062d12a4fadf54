import { isShown } from "../../resolve/value-status.ts";
import { cableBlock } from "../wiring/cable-block.ts";
import type { Embed } from "./embed.ts";
import { unpublished } from "./unpublished.ts";

/** A cable: its drawing and its wires. */
export const cable: Embed = {
  ref: "cable",
  compile({ record, claimAnchor }, context) {
    if (record === undefined) throw new Error("An embed with ref is compiled with its record.");
    if (!isShown(record.data, context.index.review)) return unpublished("cable", record);
    return cableBlock(record, context, claimAnchor);
  },
};
