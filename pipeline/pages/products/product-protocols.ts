import type { Block, ProductPage } from "../../../schema/generated/types.ts";
import { embedsWhole } from "../../model/resolve/embedding-sources.ts";
import { protocolsOf } from "../../model/resolve/interface-records.ts";
import type { ProtocolType } from "../../model/resolve/interface-types.ts";
import { isOfType, type SourceOf } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";
import { canMessageSet } from "../embeds/can-message-set.ts";
import { claimedAnchors } from "../embeds/claimed-anchors.ts";
import type { EmbedRequest, EmbedResult } from "../embeds/embed.ts";
import { messageSupport } from "../embeds/message-support.ts";
import { registerMap } from "../embeds/register-map.ts";
import { serialProtocol } from "../embeds/serial-protocol.ts";
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

function protocolOf(
  record: SourceOf<ProtocolType>,
  anchor: string,
  request: EmbedRequest,
  context: CompileContext,
): Protocol[] {
  const block = blockOf(record, request, context);
  if (block === undefined || !("kind" in block)) return [];
  context.noteFieldValues(record);
  const { title, summary } = record.data;
  const files = exportsRow(record.type, record.data.id, context);
  if (files !== undefined) request.claimAnchor(files.anchor);
  const blocks: Block[] = files === undefined ? [block] : [block, files];
  return [{ anchor, title, ...(summary === undefined ? {} : { summary }), blocks }];
}

function blockOf(
  record: SourceOf<ProtocolType>,
  request: EmbedRequest,
  context: CompileContext,
): EmbedResult {
  if (isOfType(record, "can-message-set")) return canMessageSet.compile({ ...request, record }, context);
  if (isOfType(record, "register-map")) return registerMap.compile({ ...request, record }, context);
  if (isOfType(record, "serial-protocol")) return serialProtocol.compile({ ...request, record }, context);
  if (isOfType(record, "message-support")) return messageSupport.compile({ ...request, record }, context);
  return undefined;
}
