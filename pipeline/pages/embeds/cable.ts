import { isShown } from "../../model/resolve/value-status.ts";
import { cableBlock } from "../wiring/cable-block.ts";
import type { RecordEmbed } from "./embed.ts";
import { unpublished } from "./unpublished.ts";

/** A cable: its drawing and its wires. */
export const embed: RecordEmbed<"cable"> = {
  ref: "cable",
  compile({ record, claimAnchor }, context) {
    if (!isShown(record.data, context.index.review)) return unpublished("cable", record);
    return cableBlock(record, context, claimAnchor);
  },
};
