import type { Table } from "../../../../schema/generated/types.ts";
import type { CompileContext } from "../../context.ts";
import { headingIds } from "../claimed-anchors.ts";
import type { OverviewTablesRequest, SectionsRequest } from "../embed.ts";
import type { PageSection } from "../page-section.ts";
import { setAnchors } from "../set-anchors.ts";
import type { SetView } from "../set-unit.ts";
import { blockFacts } from "./block-facts.ts";
import { blockTable } from "./block-table.ts";
import { exchangeTable } from "./exchange-table.ts";
import { mapTable } from "./map-table.ts";
import { addressFacts, type RegisterRequest } from "./register-request.ts";
import { registerTable } from "./register-table.ts";
import { type VisibleBlock, visibleBlocks } from "./visible-blocks.ts";

/**
 * The page of a register map: its access, an overview whose rows lead to the blocks, and a heading for each block. The
 * pages of a map that is divided have either.
 */
export function registerSections(
  { record, claimAnchor, view }: SectionsRequest<"register-map">,
  context: CompileContext,
): PageSection[] {
  const plain = { record, context, claimAnchor, ...addressFacts(record, context.index) };
  const blocks = visibleBlocks(record, context.index);
  if (blocks.length === 0) return [];
  const hasOverview = view?.shows === undefined;
  const part = (id: string, title: string, make: () => PageSection["tables"]): PageSection[] => {
    const tables = hasOverview ? make() : [];
    return tables.length === 0 ? [] : [{ level: 2, id: claimAnchor(id), title, tables }];
  };
  const access = part("part-access", "Access", () => mapTable(plain));
  const chosen = chosenBlocks(blocks, view);
  const headings = headingIds(
    chosen.map(({ block, b }) => ({ at: b, id: setAnchors.block(block.id) })),
    claimAnchor,
  );
  const request = { ...plain, headings, drawsMemory: true as const };
  const overview = view === undefined ? request : { ...plain, elsewhere: view.elsewhere };
  // The only block of a map needs no overview.
  const hasRows = view !== undefined || blocks.length > 1;
  return [
    ...access,
    ...part("part-blocks", "Blocks", () => (hasRows ? [overviewTable(blocks, overview)] : [])),
    ...chosen.map(
      (visible): PageSection => ({
        level: hasOverview && blocks.length > 1 ? 3 : 2,
        id: headings.get(visible.b),
        title: visible.block.title,
        facts: blockFacts(visible, request),
        tables: [registerTable(visible, request)],
      }),
    ),
    ...part("part-examples", "Examples", () => exchangeTable(request)),
  ];
}

/** The access and the blocks of a map, for a page that leads to them. */
export function registerOverview(
  overview: OverviewTablesRequest<"register-map">,
  context: CompileContext,
): Table[] {
  const request = { ...overview, context, ...addressFacts(overview.record, context.index) };
  return [...mapTable(request), overviewTable(visibleBlocks(overview.record, context.index), request)];
}

function overviewTable(blocks: readonly VisibleBlock[], request: RegisterRequest): Table {
  return request.elsewhere?.pagesTable?.(request.claimAnchor) ?? blockTable(blocks, request);
}

/** The blocks that a page shows, with those of their registers that it shows. */
function chosenBlocks(blocks: readonly VisibleBlock[], view: SetView | undefined): VisibleBlock[] {
  if (view === undefined) return [...blocks];
  return blocks.flatMap((visible) => {
    const registers = visible.registers.filter(({ r }) => view.shows?.(visible.b, r) === true);
    return registers.length === 0 ? [] : [{ ...visible, registers }];
  });
}
