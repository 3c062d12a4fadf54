import type { ProductPage } from "../../../schema/generated/types.ts";
import { defined } from "../../core/defined.ts";
import { familyOf } from "../../model/resolve/routes.ts";
import { hasUnknownParameter } from "../../model/resolve/unknown-parameters.ts";
import { citedIn, citedInSections } from "../../model/values/citations.ts";
import { otherNames } from "../../model/values/other-names.ts";
import { specSections } from "../../model/values/spec-rows.ts";
import { unknownNames } from "../../model/values/unknown-names.ts";
import { compileBody } from "../body.ts";
import { exportsBlock } from "../exports-block.ts";
import { downloadsOf, imagesOf } from "../files.ts";
import { pageFields } from "../pages/page-fields.ts";
import { joinParts, type PagePart, textPart } from "../pages/page-parts.ts";
import { photographOf } from "../photograph.ts";
import { productDifferences } from "../products/product-differences.ts";
import { productDocs } from "../products/product-docs.ts";
import { noticesOf } from "../products/product-notices.ts";
import { productParts } from "../products/product-parts.ts";
import { productProtocols } from "../products/product-protocols.ts";
import { sheetFields } from "../products/product-sheet.ts";
import type { RecordType } from "../record-type.ts";
import { keySpecRows } from "../values/key-specs.ts";
import { placedOutlineOf } from "../values/outline-places.ts";
import { productWiring } from "../wiring/product-wiring.ts";
import { interfaceLinks } from "../wiring/record-links.ts";

/** A product with everything that is published of it. */
export const recordType: RecordType<"product"> = {
  route: "/products/{id}",
  compile(source, page, context): ProductPage {
    const data = source.data;
    const { index } = context;
    const family = context.recordCard("family", familyOf(source));
    const sections = specSections(source, index, (pointer) => context.inline(source, pointer));
    if (hasUnknownParameter(source, index)) context.incomplete.add(page.pathname);
    const rows = sections.flatMap((section) => section.groups.flatMap((group) => group.rows));
    for (const row of rows) context.noteValue(`product.${data.id}.${row.param}`, source);
    const interfaces = (data.interfaces ?? []).map((item, i) => {
      const citation = context.citations(item.source === undefined ? [] : [item.source])[0];
      return {
        anchor: `interface-${item.id}`,
        name: item.name,
        class: item.class ?? ("other" as const),
        direction: item.direction ?? ("both" as const),
        ...(item.count === undefined ? {} : { count: item.count }),
        html: context.inline(source, `/interfaces/${i}/connects`) ?? "",
        ...(item.connector === undefined ? {} : { connector: `connector-${item.connector}` }),
        ...(citation === undefined ? {} : { citation }),
      };
    });
    const taken = new Set(source.prose["/body"]?.ids);
    const wiring = productWiring(source, context, taken);
    const unknown = [...unknownNames(source, index), ...wiring.unknown];
    const protocols = productProtocols(source, context, taken);
    const otherProducts = [...wiring.records, ...protocols.records].flatMap(
      (record) => interfaceLinks(record, context) ?? [],
    );
    const lists = {
      applications: context.inlineList(source, "/applications"),
      features: context.inlineList(source, "/features"),
      keySpecs: keySpecRows(source, index),
      accessories: context.recordCards("product", data.accessories),
      compatibleWith: context.recordCards("product", data.compatibleWith),
      docs: productDocs(source, data.docs, context),
    };
    const files = {
      ...downloadsOf(source, data.downloads, context),
      ...photographOf(source, data.photograph, context),
      ...imagesOf(source, data.images, context),
    };
    const sheet = sheetFields(source, context);
    const notices = noticesOf(data.id, context);
    const outline = placedOutlineOf(source, index);
    const [firstTest] = context.linkCards(source, data.firstTest === undefined ? [] : [data.firstTest]);
    const documents = exportsBlock("product", data.id, context);
    const differences = productDifferences({
      source,
      context,
      notices,
      anchors: taken,
      records: [...wiring.records, ...protocols.records],
    });
    const fields = {
      ...lists,
      ...files,
      ...sheet,
      sections,
      interfaces,
      ...defined({ firstTest, outline, differences, documents }),
      ...(notices.length > 0 ? { notices } : {}),
    };
    const partsWith = (text: PagePart) =>
      joinParts(productParts({ ...fields, wiring: wiring.parts, protocols: protocols.part }, text));
    const { anchors: ids } = partsWith({ toc: [], anchors: [] });
    const body = compileBody({ source, pointer: "/body", ids }, context);
    const { toc, anchors } = partsWith(textPart(body, index.config.docs));
    const record: ProductPage = {
      type: "product",
      ...pageFields(source, page, context, {
        crumbs: family === undefined ? [] : [{ title: family.title, href: family.href }],
        toc,
        anchors,
        cited: [
          ...(files.photograph?.citation === undefined ? [] : [files.photograph.citation]),
          ...citedInSections(sections),
          ...interfaces.flatMap(({ citation }) => citation ?? []),
          ...(outline?.places?.citation === undefined ? [] : [outline.places.citation]),
          ...citedIn(body.blocks, index),
        ],
        unknown,
      }),
      function: data.function,
      lifecycle: data.lifecycle,
      maturity: data.maturity,
      ...fields,
      ...otherNames({ source, sections }, index),
      unknown,
      ...wiring.fields,
      ...protocols.fields,
      ...(otherProducts.length > 0 ? { interfaceLinks: otherProducts } : {}),
      body: body.blocks,
    };
    if (family !== undefined) record.family = family;
    const replacement =
      data.replacement === undefined ? undefined : context.recordCard("product", data.replacement);
    if (replacement !== undefined) record.replacement = replacement;
    return record;
  },
  stub(source, context) {
    const { data } = source;
    const family = context.recordCard("family", familyOf(source));
    return {
      type: "product",
      ...(family === undefined ? {} : { family }),
      function: data.function,
      lifecycle: data.lifecycle,
      maturity: data.maturity,
      unknown: unknownNames(source, context.index),
      ...otherNames({ source, sections: [] }, context.index),
      applications: [],
      features: [],
      keySpecs: [],
      sections: [],
      interfaces: [],
      body: [],
      accessories: context.recordCards("product", data.accessories),
      compatibleWith: context.recordCards("product", data.compatibleWith),
      docs: productDocs(source, data.docs, context),
    };
  },
};
