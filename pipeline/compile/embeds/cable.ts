import { cableBlock } from "../wiring/cable-block.ts";
import type { Embed } from "./embed.ts";

/** A cable: its drawing and its wires. */
export const cable: Embed = {
  ref: "cable",
  compile({ record, claimAnchor }, context) {
    if (record === undefined) throw new Error("An embed with ref is compiled with its record.");
    return cableBlock(record, context, claimAnchor);
  },
};
