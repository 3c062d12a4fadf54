import type { LinkCard, PageRecord, SearchPage } from "../../../schema/generated/types.ts";
import { compareStrings } from "../../core/diagnostics.ts";
import { type DocSet, versionSets } from "../../model/resolve/doc-sets.ts";
import { readingOrder, type TreeNode } from "../../model/resolve/doc-tree.ts";
import type { CompileContext } from "../context.ts";
import { ownPageFields } from "./page-fields.ts";

/** Sections of the site beside the docs, in their order; pages of other types are in the first. */
const SECTIONS = ["Pages", "Product lines", "Products", "Services", "Tools", "Interfaces", "Legal"] as const;
const sectionOfType: Readonly<Record<string, (typeof SECTIONS)[number]>> = {
  family: "Product lines",
  product: "Products",
  service: "Services",
  tool: "Tools",
  interface: "Interfaces",
  legal: "Legal",
};

const searchFacts = {
  pathname: "/search",
  title: "Search",
  description: "Search all pages of this site, or choose from the list of them.",
} as const;

type Group = SearchPage["groups"][number];

/** The page `/search`. It has no file; it lists every page, so it is of use without scripts too. */
export function searchPage(records: readonly PageRecord[], context: CompileContext): SearchPage {
  return {
    type: "search",
    id: "search",
    ...ownPageFields(searchFacts, context),
    toc: [],
    anchors: ["all-pages"],
    unlisted: true,
    groups: [...pageGroups(records, context), ...docGroups(records, context)].filter(
      ({ items }) => items.length > 0,
    ),
  };
}

function pageGroups(records: readonly PageRecord[], context: CompileContext): Group[] {
  const pages = records.filter(
    ({ type, unlisted }) => unlisted !== true && type !== "doc" && type !== "category",
  );
  return SECTIONS.map((title) => ({
    title,
    items: pages
      .filter(({ type }) => (sectionOfType[type] ?? "Pages") === title)
      .sort((a, b) => compareStrings(a.title.toLowerCase(), b.title.toLowerCase()))
      .map((record) => cardOf(record, context)),
  }));
}

/** The docs in reading order: pages without a category first, then a group for each top category. */
function docGroups(records: readonly PageRecord[], context: CompileContext): Group[] {
  const { trees, docSets, config } = context.index;
  const byPathname = new Map(records.map((record) => [record.pathname, record]));
  const items = (nodes: readonly TreeNode[]): LinkCard[] =>
    readingOrder(nodes).flatMap(({ pathname }) => {
      const record = byPathname.get(pathname);
      return record === undefined ? [] : [cardOf(record, context)];
    });
  const hasVersions = versionSets(docSets).length > 1;
  const nameOf = ({ label, further }: DocSet): string => {
    if (further !== undefined) return label;
    return hasVersions ? `${config.docs.label} ${label}` : config.docs.label;
  };
  return docSets.flatMap((set): Group[] => {
    const tree = trees.get(set.name) ?? [];
    const name = nameOf(set);
    const loose = tree.filter(({ kind }) => kind === "doc");
    const categories = tree.filter((node) => node.kind === "category");
    return [
      { title: name, items: items(loose) },
      ...categories.map((node) => ({ title: `${name}: ${node.label}`, items: items([node]) })),
    ];
  });
}

function cardOf({ title, pathname }: PageRecord, context: CompileContext): LinkCard {
  return { title, href: context.href(pathname) };
}
