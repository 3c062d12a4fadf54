import { splitSections } from "../../../renderer/compose/split-sections.ts";
import type { ProductPage, TocEntry } from "../../../schema/generated/types.ts";
import { familyOf } from "../../model/resolve/routes.ts";
import { hasUnknownParameter } from "../../model/resolve/unknown-parameters.ts";
import { citedIn, citedInSections } from "../../model/values/citations.ts";
import { specSections } from "../../model/values/spec-rows.ts";
import { compileBody } from "../body.ts";
import { exportsBlock } from "../exports-block.ts";
import { downloadsOf, imagesOf } from "../files.ts";
import { pageFields, tocOf } from "../pages/page-fields.ts";
import { listPart, partsOf } from "../pages/page-parts.ts";
import { noticesOf } from "../products/product-notices.ts";
import { sheetFields } from "../products/product-sheet.ts";
import type { RecordType } from "../record-type.ts";
import { keySpecRows } from "../values/key-specs.ts";
import { outlineOf } from "../values/outline.ts";
import { productWiring } from "../wiring/product-wiring.ts";

/** A product with everything that is published of it. */
export const recordType: RecordType<"product"> = {
  route: "/products/{id}",
  compile(source, page, context): ProductPage {
    const data = source.data;
    const { index } = context;
    const family = context.recordCard("family", familyOf(source));
    const sections = specSections(source, index, (pointer) => context.inline(source, pointer));
    if (hasUnknownParameter(source, index)) context.incomplete.add(page.pathname);
    const sheetAnchors = sections.flatMap((section) => [
      section.id,
      ...section.groups.flatMap((group) => group.rows.map((row) => row.anchor)),
    ]);
    const rows = sections.flatMap((section) => section.groups.flatMap((group) => group.rows));
    for (const row of rows)
      if (row.status !== "on-request") context.noteValue(`product.${data.id}.${row.param}`, source);
    const interfaces = (data.interfaces ?? []).map((item, i) => {
      const citation = context.citations(item.source === undefined ? [] : [item.source])[0];
      return {
        anchor: `interface-${item.id}`,
        name: item.name,
        class: item.class ?? ("other" as const),
        direction: item.direction ?? ("both" as const),
        ...(item.count === undefined ? {} : { count: item.count }),
        html: context.inline(source, `/interfaces/${i}/connects`) ?? "",
        ...(citation === undefined ? {} : { citation }),
      };
    });
    const wiring = productWiring(data, context);
    const ownAnchors = [...sheetAnchors, ...interfaces.map(({ anchor }) => anchor), ...wiring.anchors];
    const body = compileBody({ source, pointer: "/body", ids: ownAnchors }, context);
    const { tocMin, tocMax } = index.config.docs;
    const lists = {
      applications: context.inlineList(source, "/applications"),
      features: context.inlineList(source, "/features"),
      keySpecs: keySpecRows(source, index),
      accessories: context.recordCards("product", data.accessories),
      compatibleWith: context.recordCards("product", data.compatibleWith),
      docs: context.linkCards(source, data.docs),
      unknown: data.unknown ?? [],
    };
    const files = {
      ...downloadsOf(source, data.downloads, context),
      ...imagesOf(source, data.images, context),
    };
    const head = partsOf([
      listPart("key-values", "Key values", lists.keySpecs),
      listPart("features", "Features", lists.features),
      listPart("applications", "Applications", lists.applications),
    ]);
    const faces = partsOf([listPart("interfaces", "Interfaces", interfaces)]);
    const sheet = sheetFields(source, context);
    const notices = noticesOf(data.id, context);
    const closing = partsOf([
      listPart("ordering", "Ordering information", [...(sheet.ordering ?? []), ...(sheet.variants ?? [])]),
      listPart("notices", "Errata and notices", notices),
      listPart("revisions", "Revision history", [
        ...(sheet.revisionHistory ?? []),
        ...(sheet.hardwareRevisions ?? []),
      ]),
    ]);
    const outline = outlineOf(source, index);
    const documents = exportsBlock("product", data.id, context);
    const tail = partsOf([
      listPart("on-request", "On request", lists.unknown),
      { name: "documents", title: "Documents", isPresent: documents !== undefined },
      listPart("downloads", "Downloads", files.downloads),
      listPart("documentation", "Documentation", lists.docs),
      listPart("accessories", "Accessories", lists.accessories),
      listPart("compatible-with", "Works with", lists.compatibleWith),
    ]);
    const [ratings, mechanics] = splitSections(sections).map((list) =>
      list.map(({ id, title }): TocEntry => ({ level: 2, id, text: title })),
    );
    const toc = [
      ...head.toc,
      ...tocOf(body.headings, tocMin, tocMax),
      ...(ratings ?? []),
      ...faces.toc,
      ...wiring.parts.toc,
      ...(mechanics ?? []),
      ...closing.toc,
      ...tail.toc,
    ];
    const anchors = [
      ...head.anchors,
      ...sheetAnchors,
      ...faces.anchors,
      ...interfaces.map(({ anchor }) => anchor),
      ...wiring.parts.anchors,
      ...wiring.anchors,
      ...body.anchors,
      ...closing.anchors,
      ...notices.map(({ anchor }) => anchor),
      ...tail.anchors,
      ...(documents === undefined ? [] : [documents.anchor]),
    ];
    const record: ProductPage = {
      type: "product",
      ...pageFields(source, page, context, {
        crumbs: family === undefined ? [] : [{ title: family.title, href: family.href }],
        toc,
        anchors,
        cited: [
          ...citedInSections(sections),
          ...interfaces.flatMap(({ citation }) => citation ?? []),
          ...citedIn(body.blocks),
        ],
      }),
      function: data.function,
      lifecycle: data.lifecycle,
      maturity: data.maturity,
      ...lists,
      ...files,
      ...sheet,
      sections,
      interfaces,
      ...wiring.fields,
      ...(outline === undefined ? {} : { outline }),
      ...(documents === undefined ? {} : { documents }),
      body: body.blocks,
    };
    if (family !== undefined) record.family = family;
    const replacement =
      data.replacement === undefined ? undefined : context.recordCard("product", data.replacement);
    if (replacement !== undefined) record.replacement = replacement;
    if (notices.length > 0) record.notices = notices;
    return record;
  },
};
