import { datasheetBlock } from "./datasheet-block.ts";
import type { Embed } from "./embed.ts";

/** All parametric tables of a product, "on request" rows included. */
export const datasheet: Embed = {
  ref: "product",
  compile(request, context) {
    const { record } = request;
    if (record === undefined) throw new Error("An embed with ref is compiled with its record.");
    return datasheetBlock({ ...request, record }, context, () => true);
  },
};
