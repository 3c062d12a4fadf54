import type { ParametersSource, SourcesSource, UnitsSource } from "../../../schema/generated/types.ts";
import { append } from "../../core/append.ts";
import { compareStrings, type Diagnostic } from "../../core/diagnostics.ts";
import { ownValue } from "../../core/own-value.ts";
import { defaultUnits } from "../../domain/quantity/default-units.ts";
import type { DocsSettings } from "../../sources/navigation/docs-settings.ts";
import {
  diagnosticAt,
  isSound,
  isValid,
  type Source,
  type SourceOf,
  type SourceTypes,
  type ValidSource,
} from "../../sources/parse/source.ts";
import { type SiteConfig, siteConfig } from "../../sources/site-config.ts";
import { type Asset, type AssetFile, assignAssetPaths } from "./asset-path.ts";
import { claimDocs } from "./claim-docs.ts";
import { claimHome } from "./claim-home.ts";
import { claimUntranslated } from "./claim-untranslated.ts";
import { type DocSet, findDocSets } from "./doc-sets.ts";
import type { AddressedDoc, TreeNode } from "./doc-tree.ts";
import { hasPublishedPart, isInterfaceType } from "./interface-types.ts";
import { withoutSecondIndexes } from "./one-index.ts";
import { claimAliases, recordClaim } from "./page-claims.ts";
import { PageTable } from "./page-table.ts";
import { formerEndings, type RouteTemplates, routeOf } from "./routes.ts";
import { asShown } from "./stub.ts";

export type Parameter = ParametersSource["parameters"][number];
export type Unit = UnitsSource["units"][number];
export type Citable = SourcesSource["sources"][number];

/** The key in `faulty` for files whose mistake hides even their type. */
export const anyType = "*";

/** The dictionaries: what a reference calls an entry, and the type and list of the file. */
export const dictionaries = { parameter: "parameters", unit: "units", source: "sources" } as const;
export type DictionaryType = (typeof dictionaries)[keyof typeof dictionaries];

/** Records by type, then by id. */
interface RecordTable extends ReadonlyMap<string, ReadonlyMap<string, ValidSource>> {
  get<T extends keyof SourceTypes>(type: T): ReadonlyMap<string, SourceOf<T>> | undefined;
  get(type: string): ReadonlyMap<string, ValidSource> | undefined;
}

/** The parts of the whole site, before any record is compiled. */
export interface SiteIndex {
  readonly config: SiteConfig;
  readonly site: Source | undefined;
  readonly sources: ReadonlyMap<string, Source>;
  /** The published records. */
  readonly records: RecordTable;
  /** The records that are drafts or archived; empty in the review view. */
  readonly withheld: RecordTable;
  /** Ids by type of records and entries that have mistakes of their own; references to them are not checked a second time. */
  readonly faulty: ReadonlyMap<string, ReadonlySet<string>>;
  /**
   * Last parts of addresses that may belong to a page whose `route` has a mistake; links to them are not
   * checked.
   */
  readonly uncertain: ReadonlySet<string>;
  /** Dictionaries with an entry whose id cannot be read, so that references to what they lack cannot be checked. */
  readonly unread: ReadonlySet<DictionaryType>;
  /** Paths of files that were refused before they were read. */
  readonly refused: ReadonlySet<string>;
  readonly parameters: ReadonlyMap<string, Parameter>;
  readonly units: ReadonlyMap<string, Unit>;
  readonly citations: ReadonlyMap<string, Citable>;
  readonly docSets: readonly DocSet[];
  readonly trees: ReadonlyMap<string, readonly TreeNode[]>;
  readonly docs: ReadonlyMap<string, AddressedDoc>;
  readonly pages: PageTable;
  readonly assets: ReadonlyMap<string, Asset>;
  /** Addresses of the files below /exports, base path not included; known once they are made. */
  readonly exports: ReadonlySet<string>;
  /**
   * The pages that show parts of large sets, by the page that links name and the id of the part there; known once sets are
   * divided.
   */
  readonly moved: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Whether drafts and unconfirmed values are shown (`dev --review`). */
  readonly review: boolean;
}

export interface IndexInput {
  readonly sources: readonly Source[];
  readonly assets: readonly AssetFile[];
  /** Paths of files that were refused before they were read. */
  readonly refused?: readonly string[];
  /** Address templates of the page types, from their compile functions. */
  readonly templates: RouteTemplates;
  /** Versions in order, from `versions.json`. */
  readonly versions?: readonly string[] | undefined;
  /** How the docs are read; absent: as Fairlead's own. */
  readonly docs?: DocsSettings | undefined;
  readonly review: boolean;
}

/** Gathers ids, addresses and the docs tree. Everything that two files may claim at once is checked here. */
export function indexSite(input: IndexInput): { value: SiteIndex; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const all = [...input.sources]
    .sort((a, b) => compareStrings(a.path, b.path))
    .map((source) => asShown(source, input.review));
  const sources = new Map(all.map((source) => [source.path, source]));
  const site = sources.get("site.yaml") ?? sources.get("site.yml");
  const config = siteConfig(site, input.docs?.dialect);
  const { records, withheld, faulty } = groupRecords(all, input.review, diagnostics);
  const pages = new PageTable();
  claimRecords(all, { config, templates: input.templates, records, pages, review: input.review });

  const published = all.filter(
    (source) => source.type === "category" || isPublishedDoc(source, input.review),
  );
  const { docs: docSources, diagnostics: doubled } = withoutSecondIndexes(published, config);
  append(diagnostics, doubled);
  const paths = docSources.map(({ path }) => path);
  const docSets = findDocSets(paths, config, input.versions);
  const claimed = claimDocs(docSources, {
    sets: docSets,
    config,
    pages,
    menu: input.docs?.menu,
    furtherMenus: input.docs?.furtherMenus,
  });
  const { trees, docs } = claimed;
  append(diagnostics, claimed.diagnostics);
  // A file with a mistake that hides its type may be the home page.
  claimUntranslated(docSets, trees, pages);
  if (!faulty.has(anyType)) claimHome({ config, sets: docSets, trees, pages });
  for (const source of all) claimAliases(source, pages, docs, trees);
  config.source.redirects?.forEach((redirect, index) => {
    if (site !== undefined) pages.alias(redirect.from, redirect.to, site, `/redirects/${index}/from`);
  });
  append(diagnostics, pages.problems());

  const list = <T extends { id: string }>(type: DictionaryType): Map<string, T> =>
    collect<T>(
      all.filter((source) => source.type === type),
      { type, faulty, diagnostics },
    );
  return {
    value: {
      config,
      site,
      sources,
      // Each source lies under its own type.
      records: records as RecordTable,
      withheld: withheld as RecordTable,
      faulty,
      uncertain: new Set(all.filter(({ valid }) => !valid).flatMap(formerEndings)),
      unread: new Set([...unreadDictionaries(all), ...halfNamed(all)]),
      refused: new Set(input.refused),
      parameters: list<Parameter>("parameters"),
      units: unitsOf(all, list<Unit>("units")),
      citations: list<Citable>("sources"),
      docSets,
      trees,
      docs,
      pages,
      assets: new Map(assignAssetPaths(input.assets).map((asset) => [asset.path, asset])),
      exports: new Set(),
      moved: new Map(),
      review: input.review,
    },
    diagnostics,
  };
}

/** The units of the folder; where it has no registry at all, the usual ones. */
function unitsOf(sources: readonly Source[], own: Map<string, Unit>): Map<string, Unit> {
  const hasOwn = sources.some(({ type }) => type === "units") || unreadDictionaries(sources).has("units");
  return hasOwn ? own : new Map(defaultUnits.map((unit) => [unit.id, unit]));
}

function isPublishedDoc(source: Source, review: boolean): boolean {
  if (source.type !== "doc") return false;
  const { draft, state } = source.data as { draft?: boolean; state?: string };
  return review || !(draft === true || state === "draft" || state === "archived");
}

type RecordGroup = Map<string, Map<string, ValidSource>>;

interface RecordGroups {
  readonly records: RecordGroup;
  readonly withheld: RecordGroup;
  readonly faulty: Map<string, Set<string>>;
}

function groupRecords(sources: readonly Source[], review: boolean, diagnostics: Diagnostic[]): RecordGroups {
  const [records, withheld]: [RecordGroup, RecordGroup] = [new Map(), new Map()];
  const faulty = new Map<string, Set<string>>();
  const seen = new Map<string, Source>();
  for (const source of sources) {
    const { id } = source.data as { id?: unknown };
    if (typeof id !== "string" || source.type === "doc" || source.type === "category") continue;
    if (source.type === "by-content") {
      addFaulty(faulty, anyType, id);
      continue;
    }
    // Such a record is known by the name of its file, which another may have for an id.
    if (!source.valid && !isSound(source, "/id")) {
      addFaulty(faulty, source.type, id);
      continue;
    }
    const key = `${source.type} ${id}`;
    const other = seen.get(key);
    if (other !== undefined) {
      diagnostics.push(
        diagnosticAt(source, "/id", {
          code: "duplicate-id",
          message: `The ${source.type} id "${id}" is already used by ${other.path}.`,
          hint: "Give one of the two another id.",
        }),
      );
      continue;
    }
    seen.set(key, source);
    if (!isValid(source)) {
      addFaulty(faulty, source.type, id);
      continue;
    }
    const groups = !review && isWithheld(source) ? withheld : records;
    const group = groups.get(source.type) ?? new Map<string, ValidSource>();
    groups.set(source.type, group.set(id, source));
  }
  return { records, withheld, faulty };
}

function addFaulty(faulty: Map<string, Set<string>>, type: string, id: string): void {
  faulty.set(type, (faulty.get(type) ?? new Set()).add(id));
}

/** Whether a record has the state of something that is not published. */
export function isWithheld({ data }: Source): boolean {
  return data.state === "draft" || data.state === "archived";
}

/** Whether a record exists whose own mistake is reported already. */
export function isFaulty(index: SiteIndex, type: string, id: string): boolean {
  return index.faulty.get(type)?.has(id) === true || index.faulty.get(anyType)?.has(id) === true;
}

interface RecordClaims {
  readonly config: SiteConfig;
  readonly templates: RouteTemplates;
  readonly records: RecordGroups["records"];
  readonly pages: PageTable;
  readonly review: boolean;
}

/** A record with mistakes has its address all the same, so that links to it are not reported as broken too. */
function claimRecords(
  sources: readonly Source[],
  { config, templates, records, pages, review }: RecordClaims,
): void {
  const claims = sources.flatMap((source): { source: Source; pathname: string }[] => {
    const template = templateOf(source, { config, templates, review });
    if (template === undefined || typeof source.data.id !== "string") return [];
    const pathname = routeOf(source, template, source.type);
    return pathname.startsWith("/") ? [{ source, pathname }] : [];
  });
  const isPublished = (source: Source): boolean =>
    records.get(source.type)?.get(String(source.data.id)) === source;
  for (const { source, pathname } of claims) {
    if (source.valid && isWithheld(source) && !isPublished(source)) pages.withhold(pathname, source);
  }
  for (const { source, pathname } of claims)
    if (isPublished(source)) pages.claim(recordClaim(source, pathname));
  for (const { source, pathname } of claims)
    if (!source.valid && pages.get(pathname) === undefined) pages.claim(recordClaim(source, pathname));
}

/** A record of an interface has a page where the site gives them a route, and where it has something to show. */
function templateOf(
  source: Source,
  { config, templates, review }: Pick<RecordClaims, "config" | "templates" | "review">,
): string | undefined {
  if (!isInterfaceType(source.type))
    return ownValue(config.routes, source.type) ?? ownValue(templates, source.type);
  return source.valid && hasPublishedPart(source, { review }) ? config.routes.interface : undefined;
}

function unreadDictionaries(sources: readonly Source[]): Set<DictionaryType> {
  const unread = new Set<DictionaryType>();
  for (const { type, valid, data } of sources) {
    if (valid) continue;
    for (const name of Object.values(dictionaries)) {
      const isOne =
        type === name || (type === "by-content" && (data.id === name || Array.isArray(data[name])));
      if (isOne && !(type === name && Array.isArray(data[name]))) unread.add(name);
    }
  }
  return unread;
}

/** Dictionaries with an entry that has no id, or one with a mistake: which references mean it is not known. */
function halfNamed(sources: readonly Source[]): DictionaryType[] {
  return Object.values(dictionaries).filter((name) =>
    sources.some((source) => {
      const entries = source.type === name && !source.valid ? source.data[name] : undefined;
      return Array.isArray(entries) && entries.some((_, i) => !isSound(source, `/${name}/${i}/id`));
    }),
  );
}

interface Collection {
  readonly type: DictionaryType;
  readonly faulty: Map<string, Set<string>>;
  readonly diagnostics: Diagnostic[];
}

/** The entries of a dictionary. An entry with a mistake leaves the others usable. */
function collect<T extends { id: string }>(
  sources: readonly Source[],
  { type, faulty, diagnostics }: Collection,
): Map<string, T> {
  const found = new Map<string, T>();
  for (const source of sources) {
    const items = source.data[type];
    if (!Array.isArray(items)) continue;
    items.forEach((item: T | null, index) => {
      if (typeof item?.id !== "string") return;
      if (!isSound(source, `/${type}/${index}/id`)) return;
      if (!isSound(source, `/${type}/${index}`)) addFaulty(faulty, type, item.id);
      else if (found.has(item.id)) {
        diagnostics.push(
          diagnosticAt(source, `/${type}/${index}/id`, {
            code: "duplicate-id",
            message: `The id "${item.id}" is twice in the list of ${type}.`,
            hint: "Remove one of the two, or give it another id.",
          }),
        );
      } else found.set(item.id, item);
    });
  }
  return found;
}
