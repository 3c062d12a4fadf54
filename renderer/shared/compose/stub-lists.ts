import type {
  FamilyPage,
  LinkCard,
  PageRecord,
  ProductPage,
  ServicePage,
  ToolPage,
} from "../../../schema/generated/types.ts";

/** A list of links on the page of a stub; its heading has the id `part-NAME`. */
interface StubList {
  readonly name: string;
  readonly title: string;
  readonly cards: readonly LinkCard[];
}

type Listing =
  | Pick<ProductPage, "type" | "docs" | "accessories" | "compatibleWith">
  | Pick<ToolPage, "type" | "worksWith" | "docs">
  | Pick<ServicePage, "type" | "products">
  | Pick<FamilyPage, "type" | "members">;

/** The parts of a record with links that the page of a stub shows. */
export type StubLinks = Listing | { readonly type: Exclude<PageRecord["type"], Listing["type"]> };

/**
 * Everything that the page of a stub shows between its head and its end, in that order. The pipeline makes the anchors
 * of the page from this list and the layout draws it, so that both always agree.
 */
export function stubLists(record: StubLinks): StubList[] {
  return listsOf(record).filter(({ cards }) => cards.length > 0);
}

function listsOf(record: StubLinks): StubList[] {
  switch (record.type) {
    case "product":
      return [
        documentation(record.docs),
        { name: "accessories", title: "Accessories", cards: record.accessories },
        { name: "compatible-with", title: "Works with", cards: record.compatibleWith },
      ];
    case "tool":
      return [
        { name: "works-with", title: "Works with", cards: record.worksWith },
        documentation(record.docs),
      ];
    case "service":
      return [{ name: "products", title: "Products", cards: record.products }];
    case "family":
      return [{ name: "products", title: "Products", cards: record.members }];
    default:
      return [];
  }
}

function documentation(cards: readonly LinkCard[]): StubList {
  return { name: "documentation", title: "Documentation", cards };
}
