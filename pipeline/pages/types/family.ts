import type { FamilyPage } from "../../../schema/generated/types.ts";
import { withoutCitations } from "../../model/values/citations.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import { compileBody } from "../body.ts";
import type { CompileContext } from "../context.ts";
import { pageFields } from "../pages/page-fields.ts";
import { headedPart, joinParts, textPart } from "../pages/page-parts.ts";
import { comparedValues, comparisonOf, hasValues, mostCompared } from "../products/compared-products.ts";
import { membersOf } from "../products/family-members.ts";
import { familyRows } from "../products/family-rows.ts";
import { shareTwoValues } from "../products/shared-values.ts";
import type { RecordType } from "../record-type.ts";
import { sketchOf } from "../values/outline.ts";

/** A listing of products. Values come from the products; a family never repeats them. */
export const recordType: RecordType<"family"> = {
  route: "/families/{id}",
  compile(source, page, context): FamilyPage {
    const data = source.data;
    const products = membersOf(data.id, context);
    const body = compileBody({ source, pointer: "/body" }, context);
    const sections = familyRows(data.parameters ?? [], products, source, context);
    const withValues = products.filter((product) => hasValues(product, context));
    const comparison = comparisonOf(withValues.slice(0, mostCompared), withValues, source, context);
    const isCompared = shareTwoValues(comparedValues(comparison));
    const parts = joinParts([
      headedPart({ name: "finder", title: "Values", isPresent: sections.length > 0 }),
      headedPart({ name: "comparison", title: "Side by side", isPresent: isCompared }),
      textPart(body, context.index.config.docs),
    ]);
    const empty = context.inline(source, "/empty");
    return {
      type: "family",
      ...pageFields(source, page, context, parts),
      members: memberCards(products, context),
      sections,
      ...(isCompared ? { comparison } : {}),
      ...(empty === undefined ? {} : { empty }),
      body: withoutCitations(body.blocks),
    };
  },
  stub: ({ data }, context) => ({
    type: "family",
    members: memberCards(membersOf(data.id, context), context),
    sections: [],
    body: [],
  }),
};

/** A card for each product, with its drawing. */
function memberCards(
  products: readonly SourceOf<"product">[],
  context: CompileContext,
): FamilyPage["members"] {
  return products.flatMap((product) => {
    const card = context.card(context.index.pages.ofSource(product) ?? "");
    const sketch = sketchOf(product, context.index);
    if (card === undefined) return [];
    return [{ id: product.data.id, ...card, ...(sketch === undefined ? {} : { sketch }) }];
  });
}
