import { datasheetBlock } from "./datasheet-block.ts";
import type { RecordEmbed } from "./embed.ts";
import { nothingOf } from "./parameter-table.ts";

/** All parametric tables of a product. */
export const datasheet: RecordEmbed<"product"> = {
  ref: "product",
  compile(request, context) {
    const { record } = request;
    const block = datasheetBlock(request, context, () => true);
    if ("attribute" in block || block.sections.length > 0) return block;
    return nothingOf(record, context);
  },
};
