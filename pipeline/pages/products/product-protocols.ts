import type { Block, ProductPage, TableBlock } from "../../../schema/generated/types.ts";
import { embedsWhole } from "../../model/resolve/embedding-sources.ts";
import { protocolsOf } from "../../model/resolve/interface-records.ts";
import type { ProtocolType } from "../../model/resolve/interface-types.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";
import { divisionOf } from "../division/set-division.ts";
import { unitPlaces } from "../division/unit-places.ts";
import { claimedAnchors } from "../embeds/claimed-anchors.ts";
import type { EmbedRequest, RecordEmbed } from "../embeds/embed.ts";
import { recordEmbeds } from "../embeds/registry.ts";
import { exportsRow } from "../exports-row.ts";
import { listPart, type PagePart } from "../pages/page-parts.ts";
import { interfaceAnchor } from "../wiring/record-links.ts";

type Protocol = NonNullable<ProductPage["protocols"]>[number];

interface ProductProtocols {
  readonly fields: Pick<ProductPage, "protocols">;
  readonly part: PagePart;
  /** The records that the page draws. */
  readonly records: readonly SourceOf<ProtocolType>[];
}

/**
 * The message sets, register maps and protocols of a product with their files; those that its text shows
 * whole are shown there.
 */
export function productProtocols(
  source: SourceOf<"product">,
  context: CompileContext,
  taken: Set<string>,
): ProductProtocols {
  const { anchors, claimAnchor } = claimedAnchors(taken);
  const records = protocolsOf(source, context.index).filter((record) => !embedsWhole(source, record));
  const protocols = records.flatMap((record) => {
    const anchor = claimAnchor(interfaceAnchor(record));
    if (anchor === undefined) return [];
    return protocolOf(record, anchor, { attributes: {}, host: source, claimAnchor }, context);
  });
  return {
    fields: protocols.length > 0 ? { protocols } : {},
    part: listPart("protocols", "Protocols and registers", protocols, anchors),
    records,
  };
}

/** The overview of a set that is too large for the page of a product, and has a page of its own. */
function overviewOf(
  record: SourceOf<ProtocolType>,
  embed: RecordEmbed,
  { claimAnchor }: EmbedRequest,
  context: CompileContext,
): TableBlock | undefined {
  const division = divisionOf(record, context.index);
  if (division === undefined || division.isWholeOnProduct || embed.overview === undefined) return undefined;
  const { id, title } = record.data;
  const elsewhere = unitPlaces(title, division, context);
  const note = context.inline(record, "/note");
  return {
    kind: "table",
    record: record.type,
    id,
    ...(note === undefined ? {} : { note }),
    tables: [...embed.overview({ record, claimAnchor, elsewhere }, context)],
  };
}

function protocolOf(
  record: SourceOf<ProtocolType>,
  anchor: string,
  request: EmbedRequest,
  context: CompileContext,
): Protocol[] {
  const embed: RecordEmbed = recordEmbeds[record.type];
  const block = overviewOf(record, embed, request, context) ?? embed.compile({ ...request, record }, context);
  if (block === undefined || !("kind" in block)) return [];
  context.noteFieldValues(record);
  const { title, summary } = record.data;
  const files = exportsRow(record.type, record.data.id, context);
  if (files !== undefined) request.claimAnchor(files.anchor);
  const blocks: Block[] = files === undefined ? [block] : [block, files];
  return [{ anchor, title, ...(summary === undefined ? {} : { summary }), blocks }];
}
