import type { InterfacePage } from "../../../schema/generated/types.ts";
import type { InterfaceType } from "../../model/resolve/interface-types.ts";
import type { PageClaim } from "../../model/resolve/page-table.ts";
import { citedIn } from "../../model/values/citations.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";
import { claimedAnchors } from "../embeds/claimed-anchors.ts";
import { recordPage } from "../embeds/record-page.ts";
import { docLinks } from "../wiring/record-links.ts";
import { pageFields } from "./page-fields.ts";
import { inToc, joinParts, listPart } from "./page-parts.ts";

/** The page of a connector, cable, message set, register map or protocol, where the site gives them addresses. */
export function interfacePage(
  source: SourceOf<InterfaceType>,
  page: PageClaim,
  context: CompileContext,
): InterfacePage {
  const docs = docLinks(source, context);
  const end = joinParts([listPart("documentation", "Documentation", docs)]);
  const { anchors, claimAnchor } = claimedAnchors(new Set(end.anchors));
  const { body, toc } = recordPage(source, { claimAnchor }, context);
  const part = { toc: inToc(toc, context.index.config.docs), anchors };
  return {
    type: "interface",
    ...pageFields(source, page, context, {
      // A table of contents that lists only the docs at the end of the page is of no use.
      ...(part.toc.length === 0 ? { anchors: [...anchors, ...end.anchors] } : joinParts([part, end])),
      cited: citedIn(body, context.index),
    }),
    kind: source.type,
    body: [...body],
    docs,
  };
}
