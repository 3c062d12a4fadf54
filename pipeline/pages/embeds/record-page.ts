import type { Block, TableBlock, TocEntry } from "../../../schema/generated/types.ts";
import type { InterfaceType } from "../../model/resolve/interface-types.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";
import type { EmbedRequest, RecordEmbed } from "./embed.ts";
import { sectionBlocks, sectionEntry } from "./page-section.ts";
import { filesOf, withLinks } from "./record-frame.ts";
import { recordEmbeds } from "./registry.ts";
import type { SetView } from "./set-unit.ts";

/** The body of the page that a record has of its own, and its headings. */
interface RecordPage {
  readonly body: readonly Block[];
  readonly toc: readonly TocEntry[];
}

interface PageRequest extends Pick<EmbedRequest, "claimAnchor"> {
  /** Absent: the page shows all of the record. */
  readonly view?: SetView;
}

/**
 * A record of an interface on a page of its own. A set of messages, registers or commands has a heading for each
 * of its parts, below its files; other records are as an embed shows them.
 */
export function recordPage(
  record: SourceOf<InterfaceType>,
  request: PageRequest,
  context: CompileContext,
): RecordPage {
  const embed: RecordEmbed = recordEmbeds[record.type];
  if (embed.sections === undefined) return { body: plainBody(embed, record, request, context), toc: [] };
  const sections = embed.sections({ ...request, record }, context);
  if (sections.length === 0) return { body: [], toc: [] };
  const { id } = record.data;
  const blocks = sections.flatMap((section) => sectionBlocks(section, record.type, id));
  const toc = sections.flatMap(sectionEntry);
  // The first page of a set has its files and its products.
  if (request.view?.shows !== undefined) return { body: blocks, toc };
  const files = filesOf(record.type, id, request, context);
  return { body: [...introOf(record, context), ...files, ...blocks], toc };
}

function plainBody(
  embed: RecordEmbed,
  record: SourceOf<InterfaceType>,
  request: PageRequest,
  context: CompileContext,
): Block[] {
  const block = embed.compile({ ...request, attributes: {}, host: record, record }, context);
  if (block === undefined || !("kind" in block)) return [];
  return [withLinks(block, record, context), ...filesOf(record.type, record.data.id, request, context)];
}

/** The products of a set and the remark about it, above everything else; nothing where it has neither. */
function introOf(record: SourceOf<InterfaceType>, context: CompileContext): Block[] {
  const note = context.inline(record, "/note");
  const plain: TableBlock = { kind: "table", record: record.type, id: record.data.id, tables: [] };
  const block = withLinks(note === undefined ? plain : { ...plain, note }, record, context);
  return "note" in block || "products" in block ? [block] : [];
}
