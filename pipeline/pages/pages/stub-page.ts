import { type StubLinks, stubLists } from "../../../renderer/shared/compose/stub-lists.ts";
import type { LinkCard, PageRecord } from "../../../schema/generated/types.ts";
import type { PageClaim } from "../../model/resolve/page-table.ts";
import type { ValidSource } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";
import type { FoundType } from "../record-type.ts";
import { pageFields } from "./page-fields.ts";
import { joinParts, listPart } from "./page-parts.ts";

/**
 * The record of a stub. It is made from what a stub shows and nothing else, so that no value, text or interface of it
 * reaches the page, the search or any file, whatever other records name it. The page has the anchors of its lists.
 */
export function stubPage(
  type: FoundType,
  source: ValidSource,
  page: PageClaim,
  context: CompileContext,
): PageRecord {
  const own = (type.stub ?? ((some) => type.compile(some, page, context)))(source, context);
  const parts = stubLists({ type: page.type, ...own } as StubLinks).map(({ name, title, cards }) =>
    listPart(name, title, cards),
  );
  const { unknown, family } = own as StubFields;
  const fields = pageFields(source, page, context, {
    ...joinParts(parts),
    ...(unknown === undefined ? {} : { unknown }),
    crumbs: family === undefined ? [] : [{ title: family.title, href: family.href }],
  });
  return { type: page.type, ...own, ...fields } as PageRecord;
}

interface StubFields {
  readonly unknown?: readonly string[];
  readonly family?: LinkCard;
}
