import type { InterfacePage } from "../../../schema/generated/types.ts";
import type { InterfaceType } from "../../model/resolve/interface-types.ts";
import type { PageClaim } from "../../model/resolve/page-table.ts";
import { citedIn } from "../../model/values/citations.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";
import { claimedAnchors } from "../embeds/claimed-anchors.ts";
import { recordBlocks } from "../embeds/compile-embed.ts";
import { docLinks } from "../wiring/record-links.ts";
import { pageFields } from "./page-fields.ts";
import { joinParts, listPart } from "./page-parts.ts";

/** The page of a connector, cable, message set, register map or protocol, where the site gives them addresses. */
export function interfacePage(
  source: SourceOf<InterfaceType>,
  page: PageClaim,
  context: CompileContext,
): InterfacePage {
  const docs = docLinks(source, context);
  const end = joinParts([listPart("documentation", "Documentation", docs)]);
  const { anchors, claimAnchor } = claimedAnchors(new Set(end.anchors));
  const body = recordBlocks(source, { claimAnchor }, context);
  return {
    type: "interface",
    ...pageFields(source, page, context, {
      anchors: [...anchors, ...end.anchors],
      cited: citedIn(body, context.index),
    }),
    kind: source.type,
    body,
    docs,
  };
}
