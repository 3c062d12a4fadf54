import { pathnameToHref } from "../../../renderer/shared/compose/href.ts";
import type {
  Navigation,
  PageRecord,
  RootManifestSection,
  SidebarItem,
} from "../../../schema/generated/types.ts";
import { append } from "../../core/append.ts";
import { hashOf } from "../../core/hash.ts";

/** Pages that a visitor saves as one. */
export interface PlannedSection<Page> extends SectionFacts {
  readonly pages: readonly Page[];
}

interface SectionInput<Page> {
  readonly pages: readonly Page[];
  readonly recordOf: (page: Page) => PageRecord;
  readonly base: string;
  /** Sidebar trees by name. */
  readonly sidebars: Readonly<Record<string, Navigation>>;
  readonly titles: { readonly docs: string; readonly products: string; readonly general: string };
}

interface SectionFacts {
  readonly id: string;
  readonly title: string;
  readonly kind: RootManifestSection["kind"];
}

/**
 * Divides the pages: a section for each top category of the docs and one for docs outside of all, one for each
 * product line, and one for all else. The ids come from folders and families and never from counts, because a device
 * that saved a section must find it again when pages were added.
 */
export function planSections<Page>(input: SectionInput<Page>): PlannedSection<Page>[] {
  const assigned = new Map<string, SectionFacts>();
  assignDocs(input, assigned);
  assignProducts(input, assigned);
  const sections = new Map<string, SectionFacts & { pages: Page[] }>();
  for (const page of input.pages) {
    const { pathname, type } = input.recordOf(page);
    if (type === "not-found") continue;
    const facts = assigned.get(pathname) ?? { id: "general", title: input.titles.general, kind: "general" };
    const section = sections.get(facts.id) ?? { ...facts, pages: [] };
    section.pages.push(page);
    sections.set(facts.id, section);
  }
  const ids = new Set<string>();
  for (const { id } of assigned.values()) ids.add(id);
  const known = [...ids, "general"];
  return [...sections.values()].sort((a, b) => known.indexOf(a.id) - known.indexOf(b.id));
}

/** Gives each doc its place, by its address. */
function assignDocs<Page>(
  { pages, recordOf, sidebars, titles }: SectionInput<Page>,
  assigned: Map<string, SectionFacts>,
): void {
  const records = new Map<string, PageRecord>();
  for (const page of pages) records.set(recordOf(page).pathname, recordOf(page));
  const names = Object.keys(sidebars).sort(currentFirst);
  const taken = new Set<string>();
  for (const name of names) {
    const isMain = name === names[0];
    const whole: SectionFacts = {
      id: isMain ? "docs" : `docs.${safe(name)}`,
      title: isMain ? titles.docs : `${titles.docs} (${name})`,
      kind: "docs",
    };
    const loose: PageRecord[] = [];
    const categories: [SectionFacts, readonly PageRecord[]][] = [];
    for (const item of sidebars[name]?.items ?? []) {
      const members: PageRecord[] = [];
      eachPathname(item, (pathname) => {
        const record = records.get(pathname);
        if (record === undefined || taken.has(pathname)) return;
        taken.add(pathname);
        members.push(record);
      });
      if (item.items === undefined) append(loose, members);
      else categories.push([categoryFacts(item, whole, members), members]);
    }
    for (const record of records.values())
      if (isDocOf(record, name) && !taken.has(record.pathname)) loose.push(record);
    for (const { pathname } of loose) assigned.set(pathname, whole);
    for (const [facts, members] of categories)
      for (const { pathname } of members) assigned.set(pathname, facts);
  }
}

function categoryFacts(item: SidebarItem, whole: SectionFacts, members: readonly PageRecord[]): SectionFacts {
  const folders = new Set(members.map((record) => topFolder(record.source)));
  const [folder] = folders;
  const name = folders.size === 1 && folder !== undefined ? folder : item.label;
  const suffix = whole.title.match(/ \([^)]*\)$/)?.[0] ?? "";
  return { id: `${whole.id}.${safe(name)}`, title: item.label + suffix, kind: "docs" };
}

/** A folder that has a folder for each of several docs. */
const several = /^(?:versioned_docs|further_docs)\//;

/** The first folder of a doc below its docs folder: `docs/Alpha/x.md` and `further_docs/api/Alpha/x.md` are in Alpha. */
function topFolder(source: string): string | undefined {
  const start = source.indexOf("/", several.exec(source)?.[0].length ?? 0) + 1;
  const end = source.indexOf("/", start);
  return start === 0 || end === -1 ? undefined : source.slice(start, end);
}

function isDocOf(record: PageRecord, sidebar: string): boolean {
  return (record.type === "doc" || record.type === "category") && record.sidebar === sidebar;
}

function eachPathname({ pathname, items = [] }: SidebarItem, take: (pathname: string) => void): void {
  if (pathname !== undefined) take(pathname);
  for (const item of items) eachPathname(item, take);
}

/** Gives each product and family its place, by its address. */
function assignProducts<Page>(
  { pages, recordOf, base, titles }: SectionInput<Page>,
  assigned: Map<string, SectionFacts>,
): void {
  const records = pages.map(recordOf);
  const lines = new Map<string, SectionFacts>();
  for (const record of records) {
    if (record.type !== "family") continue;
    const facts: SectionFacts = { id: `products.${safe(record.id)}`, title: record.title, kind: "products" };
    lines.set(pathnameToHref(record.pathname, base), facts);
    assigned.set(record.pathname, facts);
  }
  const others: SectionFacts = { id: "products", title: titles.products, kind: "products" };
  for (const record of records) {
    if (record.type === "product")
      assigned.set(record.pathname, lines.get(record.family?.href ?? "") ?? others);
  }
}

function currentFirst(a: string, b: string): number {
  return Number(b === "current") - Number(a === "current") || (a < b ? -1 : 1);
}

/** Only characters that are allowed in an id. Names of other letters stay apart by their hash. */
function safe(name: string): string {
  const ascii = name.replace(/[^A-Za-z0-9_-]+/g, "-").replace(/^-+|-+$/g, "");
  const hasOthers = /[^\x00-\x7f]/.test(name) || ascii === "";
  return hasOthers ? `${ascii || "x"}-${hashOf(name).slice(0, 8)}` : ascii;
}
