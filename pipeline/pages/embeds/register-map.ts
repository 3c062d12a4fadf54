import { suggestNearest } from "../../core/text/nearest.ts";
import { registerItems } from "./board-items/register-items.ts";
import type { RecordEmbed } from "./embed.ts";
import { registerOverview, registerSections } from "./registers/block-sections.ts";
import { exchangeTable } from "./registers/exchange-table.ts";
import { mapTable } from "./registers/map-table.ts";
import { addressFacts } from "./registers/register-request.ts";
import { registerTable } from "./registers/register-table.ts";
import { registerUnits } from "./registers/register-units.ts";
import { visibleBlocks } from "./registers/visible-blocks.ts";
import { unpublished } from "./unpublished.ts";

/** The registers of a map, a table a block, with its access and its examples; `block` shows the registers of one block. */
export const embed: RecordEmbed<"register-map"> = {
  ref: "register-map",
  boardItems: registerItems,
  sections: registerSections,
  units: registerUnits,
  overview: registerOverview,
  optional: ["block"],
  compile({ record, attributes, claimAnchor }, context) {
    const data = record.data;
    const wanted = attributes.block;
    const ids = data.blocks.map(({ id }) => id);
    if (wanted !== undefined && !ids.includes(wanted)) {
      return {
        attribute: "block",
        message: `The register map "${data.id}" has no block "${wanted}".`,
        hint: suggestNearest(wanted, ids, `Its blocks are ${ids.join(", ")}.`),
      };
    }
    const request = { record, context, claimAnchor, ...addressFacts(record, context.index) };
    const registers = visibleBlocks(record, context.index)
      .filter(({ block }) => wanted === undefined || block.id === wanted)
      .map((visible) => registerTable(visible, request));
    if (registers.length === 0) return unpublished("register map", record);
    const note = context.inline(record, "/note");
    return {
      kind: "table",
      record: "register-map",
      id: data.id,
      ...(note === undefined ? {} : { note }),
      tables:
        wanted === undefined ? [...mapTable(request), ...registers, ...exchangeTable(request)] : registers,
    };
  },
};
