import { suggestNearest } from "../../core/text/nearest.ts";
import { isScoped } from "../../domain/boards/scope.ts";
import { blockPlaces } from "../../exports/register-map/block-places.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import type { BoardItem } from "./board-items/board-item.ts";
import { scaledText } from "./board-items/scaled-text.ts";
import type { RecordEmbed } from "./embed.ts";
import { registerSections } from "./registers/block-sections.ts";
import { exchangeTable } from "./registers/exchange-table.ts";
import { mapTable } from "./registers/map-table.ts";
import { registerTable } from "./registers/register-table.ts";
import { visibleBlocks } from "./registers/visible-blocks.ts";
import { unpublished } from "./unpublished.ts";

/** The registers of a map, a table a block, with its access and its examples; `block` shows the registers of one block. */
export const embed: RecordEmbed<"register-map"> = {
  ref: "register-map",
  boardItems: registerItems,
  sections: registerSections,
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
    const request = { record, context, claimAnchor, places: blockPlaces(data) };
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

/** The published registers of a map. */
function registerItems(record: SourceOf<"register-map">, index: SiteIndex): BoardItem[] {
  return visibleBlocks(record, index).flatMap(({ b, registers }) =>
    registers.flatMap(({ register, r }): BoardItem[] => {
      const { name, address, type } = register;
      return [
        ...partsOf(register),
        {
          title: name,
          display:
            [
              address === undefined ? "" : `address ${address}`,
              type ?? "",
              scaledText(register, record.digits, `/blocks/${b}/registers/${r}`, index),
            ]
              .filter((text) => text !== "")
              .join(", ") || "yes",
          scopes: [register],
          anchor: `register-${name.toLowerCase()}`,
        },
      ];
    }),
  );
}

/** The bits and fields of a register that some boards alone have; others are what their register is. */
function partsOf(
  register: SourceOf<"register-map">["data"]["blocks"][number]["registers"][number],
): BoardItem[] {
  const { name, bits = [], fields = [] } = register;
  const parts = [
    ...bits.map((part) => ({ ...part, display: `bit ${part.bit}` })),
    ...fields.map((part) => ({ ...part, display: `bits ${part.bits}` })),
  ];
  return parts.filter(isScoped).map((part) => ({
    title: `${name}.${part.name}`,
    display: part.display,
    scopes: [register, part],
    anchor: `register-${name.toLowerCase()}`,
  }));
}
