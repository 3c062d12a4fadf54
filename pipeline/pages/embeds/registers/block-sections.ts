import { escapeAttribute } from "../../../../renderer/shared/compose/escape.ts";
import type { Table } from "../../../../schema/generated/types.ts";
import { tableNames } from "../../../domain/codecs/modbus/register-types.ts";
import { blockPlaces } from "../../../exports/register-map/block-places.ts";
import type { CompileContext } from "../../context.ts";
import { headingIds } from "../claimed-anchors.ts";
import type { SectionsRequest } from "../embed.ts";
import { linkToHeading, type PageSection } from "../page-section.ts";
import { sparseTable } from "../sparse-table.ts";
import { addressText, blockFacts, firstAddress } from "./block-facts.ts";
import { exchangeTable } from "./exchange-table.ts";
import { mapTable } from "./map-table.ts";
import type { RegisterRequest } from "./register-request.ts";
import { registerTable } from "./register-table.ts";
import { type VisibleBlock, visibleBlocks } from "./visible-blocks.ts";

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

const columns = [
  { id: "name", title: "Block" },
  { id: "address", title: "First address", numeric: true },
  { id: "table", title: "Table" },
  { id: "registers", title: "Registers", numeric: true },
  { id: "meaning", title: "Meaning" },
] as const;

/** All blocks at a glance; `headings` has the ids of their headings by their places in the map. */
function blockTable(
  blocks: readonly VisibleBlock[],
  headings: ReadonlyMap<number, string>,
  request: RegisterRequest,
): Table {
  const { record, context } = request;
  const rows = blocks.map((visible) => {
    const { block, b, registers } = visible;
    const first = firstAddress(visible, request);
    return {
      cells: {
        name: linkToHeading(escapeAttribute(block.title), headings.get(b)),
        ...(first === undefined ? {} : { address: addressText(first, record.data) }),
        ...(block.table === undefined ? {} : { table: tableNames[block.table] }),
        registers: String(registers.length),
        meaning: context.inline(record, `/blocks/${b}/description`) ?? "",
      },
    };
  });
  return sparseTable(`${record.data.title}: blocks`, columns, rows);
}
