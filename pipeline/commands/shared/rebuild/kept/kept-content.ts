import type { SearchPage } from "../../../../../schema/generated/types.ts";
import { mayNameProduct } from "../../../../checks/site/check-texts.ts";
import { LostValueError } from "../../../../engine/cache/lost-value.ts";
import type { PackStore } from "../../../../engine/cache/pack-store.ts";
import { assignAssetPaths } from "../../../../model/resolve/asset-path.ts";
import type { Glossary } from "../../../../pages/html/term-links.ts";
import { noteRecord, type PageFacts } from "../../../../pages/page-facts.ts";
import type { DrawnPicture, SiteContent } from "../../../../pages/site-content.ts";
import { noteHash, recordHash } from "../../../../render/record-hash.ts";
import { noteTreeName, treeName } from "../../../../render/tree-name.ts";
import type { Site } from "../../../../site.ts";
import type { TextFile } from "../../../../sources/read/read-data.ts";
import { textsOf } from "../../../../sources/read/texts-of.ts";
import { outlinesIn } from "../../../../sources/site/cached-source.ts";
import { parseFile, parseFiles } from "../../../../sources/site/parse-files.ts";
import type { SiteFiles } from "../../../../sources/site/read-files.ts";
import { sourceKey } from "../../../../sources/site/source-key.ts";
import { variableDocs } from "./constant-docs.ts";
import { type ContentOptions, type Place, placeOf, saidOf } from "./content-name.ts";
import { type KeptExport, keptExports, withText } from "./kept-exports.ts";
import {
  divideRecords,
  joinRecords,
  type KeptRecord,
  type KeptRecords,
  readOthers,
  replaceRecords,
} from "./kept-records.ts";
import { forgetFormerTexts, type KnownText, knownText, noteTexts } from "./known-texts.ts";
import { noteOutlines } from "./note-outlines.ts";
import { isFlawless, type TextRules, textRulesOf } from "./text-rules.ts";

/**
 * What a site published and what was said of it, kept by everything that it depends on but the words in its docs and the
 * numbers in its datasheets. Where nothing else has changed since, it is the content of the new site too: of docs with
 * other words the page is made anew, and nothing is read, put together or judged of the rest; where a datasheet has other
 * numbers, what may show them is made anew (`other-numbers.ts`).
 */
interface KeptContent extends KeptFrame, KeptNumbers {}

/** What is decided by the name of a content. */
interface KeptFrame
  extends Omit<
      SiteContent,
      "records" | "assets" | "exports" | "textOf" | "links" | "linksName" | "pagesName" | "pictures"
    >,
    KeptRecords {
  /** By their paths in the data folder. */
  readonly assets: readonly string[];
  readonly pictures: readonly Omit<DrawnPicture, "svg">[];
  readonly linksName: string;
  readonly pagesName: string;
  /** Names of the trees by those of their sidebars. */
  readonly treeNames: Readonly<Record<string, string>>;
  /** The hash of the page `/search`, which lists every page and takes as long to spell. */
  readonly searchHash: string;
  readonly glossary: Glossary;
  /** What was said of the files, as `saidOf` names it; absent where something was said of pages. */
  readonly said?: string | undefined;
  /** Docs that have to be at hand where datasheets have other numbers. */
  readonly variableDocs: readonly string[];
}

/** What the numbers in datasheets decide, beside records: a value of its own. What texts are judged by is one more. */
interface KeptNumbers {
  readonly exports: readonly KeptExport[];
  /** Datasheets and the hashes of their files. */
  readonly datasheets: Readonly<Record<string, string>>;
}

/** What is large and seldom asked for: a value of its own. */
interface KeptBulk extends Pick<SiteContent, "links"> {
  readonly search: SearchPage;
  /** The pictures, in their order. */
  readonly svgs: readonly string[];
}

/** More docs with other words than this are faster as a whole site. */
const MOST_CHANGED = 8;
/** So often a site is taken from the store until one is made whole, which drops from the store what nobody needs. */
const MOST_TIMES = 100;
const TIMES = "contents taken";

/** A content of the store. */
export interface FoundContent {
  readonly content: SiteContent;
  /** Notes what is not as it was, for the next command, once the store has what the fresh pages are drawn as. */
  readonly keep: () => void;
}

/** The content of the site that these files make, where the store has what is needed; undefined where it must be made whole. */
export async function keptContent(
  files: SiteFiles,
  options: ContentOptions,
): Promise<FoundContent | undefined> {
  const { store } = options;
  const { limits } = files;
  const outlines = outlinesIn(store);
  const unread = files.texts.filter((file) => outlines.get(sourceKey(file, limits)) === undefined);
  const times = store.getJson<number>(TIMES) ?? MOST_TIMES;
  if (times >= MOST_TIMES || unread.length > MOST_CHANGED) return undefined;
  await parseFiles(unread, { limits, store });
  const place = placeOf(files, options);
  const { name, docs } = place;
  const frame = store.has(bulkName(name)) ? store.readJson<KeptFrame>(name) : undefined;
  const numbers = frame && store.readJson<KeptNumbers>(numbersName(name));
  if (frame === undefined || numbers === undefined) return undefined;
  const kept = { ...frame, ...numbers };
  const known = new Map(docs.map((file) => [file.path, knownText(file, place)]));
  const changed = docs.filter(({ path }) => known.get(path) === undefined);
  if (changed.length > MOST_CHANGED || !areFineBy(kept, changed, place)) return undefined;
  const changedSheets = changedDatasheets(kept, place);
  if (changedSheets.size > 0 && changed.length > 0) return undefined;
  const others = readOthers(kept, place);
  const joined = { kept, records: joinRecords(kept, others, place, known), others, known };
  const current =
    changedSheets.size === 0
      ? withOtherWords(joined, changed, place)
      : await withOtherNumbers(joined, changedSheets, place, options);
  if (current === undefined) return undefined;
  store.putJson(TIMES, times + 1);
  // Much of what it has was not looked at.
  store.keepAll();
  return { content: contentOf(current, place), keep: current.keep };
}

/** A content of the store with the records of its pages. */
interface JoinedContent {
  readonly kept: KeptContent;
  readonly records: readonly PageFacts[];
  /** Those of them that the store has whole. */
  readonly others: readonly KeptRecord[];
  /** What is known of the texts of docs, by their paths. */
  readonly known: ReadonlyMap<string, KnownText | undefined>;
}

/** The same as it is now. */
interface CurrentContent extends Pick<JoinedContent, "kept" | "records">, Pick<FoundContent, "keep"> {
  readonly fresh: readonly PageFacts[];
}

/** Of texts that are few, nobody has looked whether they name a product. */
const mayName = (): boolean => true;

/** The content with the words that these docs have now. */
function withOtherWords(
  { kept, records }: JoinedContent,
  changed: readonly TextFile[],
  place: Place,
): CurrentContent {
  const sources = new Set(changed.map(({ path }) => path));
  const fresh = records.filter(({ source }) => sources.has(source));
  return { kept, records, fresh, keep: () => noteTexts(changed, { records: fresh, mayName }, place) };
}

function contentOf({ kept, records, fresh }: CurrentContent, { name, files, store }: Place): SiteContent {
  const assets = new Map(assignAssetPaths(files.assets).map((asset) => [asset.path, asset]));
  for (const [sidebar, tree] of Object.entries(kept.sidebars)) noteTreeName(tree, kept.treeNames[sidebar]);
  const bulk = (): KeptBulk => bulkOf(name, store);
  noteHash(kept.search, kept.searchHash);
  noteRecord(kept.search, () => bulk().search);
  return {
    ...kept,
    linksName: () => kept.linksName,
    pagesName: () => kept.pagesName,
    get links() {
      return bulk().links;
    },
    pictures: kept.pictures.map((picture, at) => ({
      ...picture,
      get svg() {
        return bulk().svgs[at] ?? "";
      },
    })),
    ...{ records, fresh },
    assets: kept.assets.flatMap((path) => assets.get(path) ?? []),
    exports: kept.exports.map((file) => withText(file, store)),
    textOf: textsOf(files.texts),
  };
}

/** Keeps the content of a site for the next command. One with an error is not kept. */
export function keepContent(site: Site, options: ContentOptions): void {
  const { store } = options;
  const { basis, index } = site;
  const { files, findings } = basis;
  const { sources } = basis.parsed;
  const exports = keptExports(site.exports);
  if (
    findings === undefined ||
    exports === undefined ||
    site.diagnostics.some(({ severity }) => severity === "error")
  )
    return;
  noteOutlines(site, store);
  const place = placeOf(files, options);
  const { name } = place;
  const { basis: _basis, index: _index, textOf: _textOf, ...published } = site;
  const { records, exports: _exports, links, pictures, search, ...content } = published;
  const { groups: _groups, ...searchFacts } = search;
  const { docs, others } = divideRecords(records, place);
  const frame: KeptFrame = {
    ...content,
    search: searchFacts,
    linksName: site.linksName(),
    pagesName: site.pagesName(),
    searchHash: recordHash(site.search, store),
    treeNames: Object.fromEntries(
      Object.entries(site.sidebars).map(([name, tree]) => [name, treeName(tree)]),
    ),
    ...{ docs, others },
    assets: site.assets.map(({ path }) => path),
    pictures: pictures.map(({ svg: _, ...picture }) => picture),
    glossary: basis.context.glossary,
    variableDocs: variableDocs({ sources, index, findings }),
    ...(findings.pages.length > 0 ? {} : { said: saidOf(findings.files) }),
  };
  store.put(name, JSON.stringify(frame));
  putNumbers({ exports, datasheets: datasheetsOf(place) }, textRulesOf(index), place);
  const bulk: KeptBulk = { links, search, svgs: pictures.map(({ svg }) => svg) };
  store.put(bulkName(name), JSON.stringify(bulk));
  store.putJson(TIMES, 0);
  forgetFormerTexts(place);
  noteTexts(place.docs, { records, mayName: (file) => mayNameProduct(file, files.limits, store) }, place);
}

/** Paths of datasheets that are others than before. */
function changedDatasheets(kept: KeptContent, { datasheets }: Place): ReadonlySet<string> {
  return new Set(datasheets.flatMap(({ path, hash }) => (kept.datasheets[path] === hash ? [] : [path])));
}

function datasheetsOf({ datasheets }: Pick<Place, "datasheets">): KeptContent["datasheets"] {
  return Object.fromEntries(datasheets.map(({ path, hash }) => [path, hash]));
}

/** The content with the numbers that datasheets have now; undefined where the site must be made whole for them. */
async function withOtherNumbers(
  { kept, records, others, known }: JoinedContent,
  changed: ReadonlySet<string>,
  place: Place,
  options: ContentOptions,
): Promise<CurrentContent | undefined> {
  const { said } = kept;
  if (said === undefined) return undefined;
  // Only here does a content that is kept need what a whole site is made with.
  const { otherNumbers } = await import("./other-numbers.ts");
  const naming = new Set([...known].flatMap(([path, text]) => (text?.[0] === 0 ? [] : [path])));
  const other = await otherNumbers({ ...kept, records, said, changed, naming }, place, options);
  const exports = other && keptExports(other.exports);
  if (other === undefined || exports === undefined) return undefined;
  const { rules } = other;
  const fresh = [...other.records.values()];
  const keep = (): void => {
    replaceRecords(kept, others, other.records, place);
    putNumbers({ exports, datasheets: datasheetsOf(place) }, rules, place);
    forgetFormerTexts(place);
    const sources = new Set(fresh.map(({ source }) => source));
    const texts = place.docs.filter(({ path }) => sources.has(path));
    noteTexts(texts, { records: fresh, mayName }, place);
  };
  return {
    kept: { ...kept, exports },
    records: records.map((page) => other.records.get(page.pathname) ?? page),
    ...{ fresh, keep },
  };
}

function putNumbers(numbers: KeptNumbers, rules: TextRules, { name, store }: Place): void {
  store.put(numbersName(name), JSON.stringify(numbers));
  store.put(rulesName(name), JSON.stringify(rules));
}

const numbersName = (name: string): string => `numbers of ${name}`;
const rulesName = (name: string): string => `rules of ${name}`;
const bulkName = (name: string): string => `bulk of ${name}`;

function bulkOf(name: string, store: PackStore): KeptBulk {
  const bulk = store.getJson<KeptBulk>(bulkName(name));
  if (bulk === undefined) throw new LostValueError(`The link index of ${name} is not in the store.`);
  return bulk;
}

/** Whether the words of these docs are all that has changed, for what is said of the site, too. */
function areFineBy(
  { diagnostics }: KeptContent,
  changed: readonly TextFile[],
  { name, files, store }: Place,
): boolean {
  if (changed.length === 0) return true;
  const rules = store.readJson<TextRules>(rulesName(name));
  return changed.every((file) => {
    const source = parseFile(file, files.limits, store);
    const isNamed = diagnostics.some(({ message, hint }) => `${message} ${hint}`.includes(file.path));
    return rules !== undefined && source !== undefined && !isNamed && isFlawless(file, source, rules);
  });
}
