import { datasheetBlock } from "./datasheet-block.ts";
import type { RecordEmbed } from "./embed.ts";
import { nothingOf, unknownParameter } from "./parameter-table.ts";

/** One value of a product with its levels, condition, status and source: a table of one row, or a row a variant. */
export const value: RecordEmbed<"product"> = {
  ref: "product",
  required: ["param"],
  compile(request, context) {
    const { record, attributes } = request;
    const { param = "" } = attributes;
    const unknown = unknownParameter([param], context, "param");
    if (unknown !== undefined) return unknown;
    const block = datasheetBlock(request, context, (row) => row.param === param);
    if ("attribute" in block || block.sections.length > 0) return block;
    return nothingOf(record, context, { param, attribute: "param" });
  },
};
