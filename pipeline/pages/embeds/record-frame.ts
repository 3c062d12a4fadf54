import type { Block } from "../../../schema/generated/types.ts";
import type { ValidSource } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";
import { exportsRow } from "../exports-row.ts";
import { otherPage, productLinks } from "../wiring/record-links.ts";
import type { EmbedRequest } from "./embed.ts";

/** A record leads to the products that it goes with and to its own page, once a page. */
export function withLinks(block: Block, record: ValidSource, context: CompileContext): Block {
  if (block.kind !== "table" && block.kind !== "connector" && block.kind !== "cable") return block;
  const products = productLinks(record, context);
  const page = otherPage(record, context);
  return {
    ...block,
    ...(products.length === 0 ? {} : { products }),
    ...(page === undefined ? {} : { page }),
  };
}

/** A page that shows a record offers its files once. */
export function filesOf(
  type: string,
  id: string,
  { claimAnchor }: Pick<EmbedRequest, "claimAnchor">,
  context: CompileContext,
): Block[] {
  const block = exportsRow(type, id, context);
  return block === undefined || claimAnchor(block.anchor) === undefined ? [] : [block];
}
