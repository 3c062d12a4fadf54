import type { ProductPage, SpecSection } from "../../../schema/generated/types.ts";
import { headedPart, listPart, type PagePart } from "../pages/page-parts.ts";

type ListField = "keySpecs" | "features" | "applications" | "sections" | "interfaces";
type CardField = "documents" | "downloads" | "docs" | "accessories" | "compatibleWith" | "notices";
type SheetField =
  | "outline"
  | "differences"
  | "ordering"
  | "variants"
  | "revisionHistory"
  | "hardwareRevisions";

/** All that has a heading on the page of a product, but for its text. */
interface ProductContent extends Pick<ProductPage, ListField | CardField | SheetField> {
  /** Connectors, then cables. */
  readonly wiring: readonly PagePart[];
  readonly protocols: PagePart;
}

/** Sections of a datasheet that come before the interfaces of a product; the others come after them. */
const beforeInterfaces: ReadonlySet<string> = new Set(
  ["features", "absmax", "esd", "recommended", "thermal", "electrical"].map((id) => `spec-${id}`),
);

/**
 * The parts of a product's page in the order in which a board is put to use: how it is wired,
 * what it is for, then its tables as engineers expect them of a datasheet. Contents and anchors follow it,
 * and the layout follows the contents. A text with headings comes before the tables, one without them after.
 */
export function productParts(content: ProductContent, text: PagePart): PagePart[] {
  const { sections, interfaces, wiring, protocols, documents, notices = [] } = content;
  const isListed = text.toc.length > 0;
  return [
    listPart("key-values", "Key values", content.keySpecs),
    ...wiring,
    listPart("features", "Features", content.features),
    listPart("applications", "Applications", content.applications),
    ...(isListed ? [text] : []),
    listPart("differences", "Differences by hardware and variant", content.differences?.rows),
    ...sections.filter(({ id }) => beforeInterfaces.has(id)).map(sectionPart),
    listPart("interfaces", "Interfaces", interfaces, anchorsOf(interfaces)),
    protocols,
    ...sections.filter(({ id }) => !beforeInterfaces.has(id)).map(sectionPart),
    headedPart({
      name: "drawing",
      title: "Mechanical drawing",
      isPresent: content.outline?.places !== undefined,
    }),
    listPart("ordering", "Ordering information", [...(content.ordering ?? []), ...(content.variants ?? [])]),
    listPart("notices", "Errata and notices", notices, anchorsOf(notices)),
    listPart("revisions", "Revision history", [
      ...(content.revisionHistory ?? []),
      ...(content.hardwareRevisions ?? []),
    ]),
    ...(isListed ? [] : [text]),
    headedPart({
      name: "documents",
      title: "Documents",
      isPresent: documents !== undefined,
      anchors: documents === undefined ? [] : [documents.anchor],
    }),
    listPart("downloads", "Downloads", content.downloads),
    listPart("documentation", "Documentation", content.docs),
    listPart("accessories", "Accessories", content.accessories),
    listPart("compatible-with", "Works with", content.compatibleWith),
  ];
}

/** A table of the datasheet; its heading has the id of the section itself. */
function sectionPart({ id, title, groups }: SpecSection): PagePart {
  const rows = groups.flatMap((group) => group.rows);
  return { toc: [{ level: 2, id, text: title }], anchors: [id, ...anchorsOf(rows)] };
}

function anchorsOf(things: readonly { readonly anchor: string }[]): string[] {
  return things.map(({ anchor }) => anchor);
}
