import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { SourceOf } from "../../../sources/parse/source.ts";
import { claimedAnchors, claimScoped, headingIds } from "../claimed-anchors.ts";
import { setAnchors } from "../set-anchors.ts";
import type { SetUnit } from "../set-unit.ts";
import { unitSize } from "../unit-size.ts";
import { type VisibleBlock, visibleBlocks } from "./visible-blocks.ts";

type Authored = VisibleBlock["block"]["registers"][number];

/** The published registers of a map, each with the ids that it has on the page of the map, in groups by their blocks. */
export function registerUnits(record: SourceOf<"register-map">, index: SiteIndex): SetUnit[] {
  const blocks = visibleBlocks(record, index);
  const { claimAnchor } = claimedAnchors(new Set());
  const headings = headingIds(
    blocks.map(({ block, b }) => ({ at: b, id: setAnchors.block(block.id) })),
    claimAnchor,
  );
  return blocks.flatMap(({ block, b, registers }) =>
    registers.map(({ register, r }, n): SetUnit => {
      const heading = n === 0 ? headings.get(b) : undefined;
      const row = claimScoped(claimAnchor, setAnchors.register(register.name), register);
      return {
        at: b,
        item: r,
        title: register.name,
        group: { name: block.id, title: block.title },
        ...(heading === undefined ? {} : { heading }),
        rows: row === undefined ? [] : [row],
        bytes: sizeOf(register, n === 0),
      };
    }),
  );
}

function sizeOf(register: Authored, isHeaded: boolean): number {
  const { fields = [], bits = [], width = 16 } = register;
  const drawn = fields.length + bits.length;
  return unitSize({
    content: register,
    isHeaded,
    rows: 1 + fields.length,
    ...(drawn === 0 ? {} : { drawings: { count: 1, rows: width / 8, cells: drawn } }),
  });
}
