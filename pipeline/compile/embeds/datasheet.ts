import { datasheetBlock } from "./datasheet-block.ts";
import type { Embed } from "./embed.ts";
import { nothingOf } from "./parameter-table.ts";

/** All parametric tables of a product, "on request" rows included. */
export const datasheet: Embed = {
  ref: "product",
  compile(request, context) {
    const { record } = request;
    if (record === undefined) throw new Error("An embed with ref is compiled with its record.");
    const block = datasheetBlock({ ...request, record }, context, () => true);
    if ("attribute" in block || block.sections.length > 0) return block;
    return nothingOf(record, context);
  },
};
