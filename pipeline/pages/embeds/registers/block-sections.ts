import { blockPlaces } from "../../../exports/register-map/block-places.ts";
import type { CompileContext } from "../../context.ts";
import { headingIds } from "../claimed-anchors.ts";
import type { SectionsRequest } from "../embed.ts";
import type { PageSection } from "../page-section.ts";
import { blockFacts } from "./block-facts.ts";
import { blockTable } from "./block-table.ts";
import { exchangeTable } from "./exchange-table.ts";
import { mapTable } from "./map-table.ts";
import { registerTable } from "./register-table.ts";
import { visibleBlocks } from "./visible-blocks.ts";

/** The page of a register map: its access, an overview whose rows lead to the blocks, and a heading for each block. */
export function registerSections(
  { record, claimAnchor }: SectionsRequest<"register-map">,
  context: CompileContext,
): PageSection[] {
  const request = { record, context, claimAnchor, places: blockPlaces(record.data) };
  const blocks = visibleBlocks(record, context.index);
  if (blocks.length === 0) return [];
  const part = (id: string, title: string, tables: PageSection["tables"]): PageSection[] =>
    tables.length === 0 ? [] : [{ level: 2, id: claimAnchor(id), title, tables }];
  const access = part("part-access", "Access", mapTable(request));
  const headings = headingIds(
    blocks.map(({ block, b }) => ({ at: b, id: `block-${block.id}` })),
    claimAnchor,
  );
  // The only block of a map needs no overview.
  const overview = blocks.length === 1 ? [] : [blockTable(blocks, headings, request)];
  return [
    ...access,
    ...part("part-blocks", "Blocks", overview),
    ...blocks.map(
      (visible): PageSection => ({
        level: blocks.length === 1 ? 2 : 3,
        id: headings.get(visible.b),
        title: visible.block.title,
        facts: blockFacts(visible, request),
        tables: [registerTable(visible, request)],
      }),
    ),
    ...part("part-examples", "Examples", exchangeTable(request)),
  ];
}
