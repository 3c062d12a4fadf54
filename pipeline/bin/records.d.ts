// Types of the package `fairlead/records`: what a built site holds for programs.

// `PageRecord` is every kind of page, which `type` tells apart. `PageData` is the file `index.json` beside each page: its
// record, and the parts of its HTML. `LinkIndex` is the file `links.json` of a site.
export type {
  CategoryPage,
  DocPage,
  FamilyPage,
  GeneralPage,
  GlossaryPage,
  InterfacePage,
  LandingPage,
  LegalPage,
  LinkIndex,
  NotFoundPage,
  OfflinePage,
  PageData,
  PageRecord,
  ProductPage,
  SearchPage,
  SerialCheckPage,
  ServicePage,
  ToolPage,
} from "../../schema/generated/types.ts";
