import type { FamilyPage, FamilySource, ProductSource } from "../../../schema/generated/types.ts";
import { compareStrings } from "../../diagnostics.ts";
import { familyOf } from "../../resolve/routes.ts";
import type { Source } from "../../resolve/source.ts";
import type { CompileContext } from "../context.ts";
import { pageFields, tocOf } from "../page-fields.ts";
import { partsOf } from "../page-parts.ts";
import type { RecordType } from "../record-type.ts";
import { specSections } from "../spec-rows.ts";

/** A listing of products. Values come from the products; a family never repeats them. */
export const recordType: RecordType<"family"> = {
  route: "/families/{id}",
  compile(source, page, context): FamilyPage {
    const data = source.data as unknown as FamilySource;
    const products = membersOf(data.id, context);
    const body = context.body(source, "/body");
    const rows = products.map((product) =>
      specSections(product, context.index, () => undefined).flatMap((section) =>
        section.groups.flatMap((group) => group.rows),
      ),
    );
    const sections = (data.parameters ?? []).map((param) => ({
      param,
      name: context.index.parameters.get(param)?.name ?? param,
      cells: rows.map((list, column) => {
        const row = list.find((candidate) => candidate.param === param);
        if (row !== undefined && row.status !== "on-request")
          context.noteValue(`product.${String(products[column]?.data.id)}.${param}`, source);
        return row?.display ?? "";
      }),
    }));
    const parts = partsOf([
      { name: "comparison", title: "Side by side", isPresent: sections.length > 0 && products.length > 0 },
    ]);
    const { tocMin, tocMax } = context.index.config.docs;
    const empty = context.inline(source, "/empty");
    return {
      type: "family",
      ...pageFields(source, page, context, {
        toc: [...parts.toc, ...tocOf(body.headings, tocMin, tocMax)],
        anchors: [...parts.anchors, ...body.anchors],
      }),
      members: products.flatMap((product) => context.card(context.index.pages.ofSource(product) ?? "") ?? []),
      sections,
      ...(empty === undefined ? {} : { empty }),
      body: body.blocks,
    };
  },
};

/** The published products of a family: by position, then by title. */
export function membersOf(family: string, context: CompileContext): Source[] {
  const position = (source: Source): number =>
    (source.data as unknown as ProductSource).position ?? Number.MAX_SAFE_INTEGER;
  return [...(context.index.records.get("product")?.values() ?? [])]
    .filter((product) => familyOf(product) === family)
    .sort((a, b) => position(a) - position(b) || compareStrings(String(a.data.title), String(b.data.title)));
}
