import { LostValueError } from "../cache/lost-value.ts";
import type { PackStore } from "../cache/pack-store.ts";
import type { Glossary } from "../compile/term-links.ts";
import type { Diagnostic } from "../diagnostics.ts";
import type { ExportedFile, WrittenExport } from "../exports/make-exports.ts";
import type { DrawnPicture } from "../open-graph/assign-pictures.ts";
import type { TextFile } from "../read/read-data.ts";
import { textsOf } from "../read/texts-of.ts";
import type { Site, SiteContent } from "../site.ts";
import { proseSettings } from "../validate/prose/settings.ts";
import { type ContentOptions, contentName, hasOutline, isDoc, type Place } from "./content-name.ts";
import { divideRecords, joinRecords, type KeptRecords } from "./kept-records.ts";
import { outlinesIn } from "./kept-source.ts";
import { hashesOf, noteTexts } from "./known-texts.ts";
import { outlineOf } from "./outline.ts";
import { parseFile, parseFiles, sourceKey } from "./parse-files.ts";
import type { SiteFiles } from "./read-files.ts";
import { isFlawless, type TextRules, textRulesOf } from "./text-rules.ts";

/**
 * What a site published and what was said of it, kept by everything that it depends on but the words in its docs. Where
 * nothing else has changed since, it is the content of the new site too: of docs with other words the page is made anew,
 * and nothing is read, put together or judged of the rest.
 */
interface KeptContent
  extends Omit<SiteContent, "records" | "assets" | "exports" | "textOf" | "links" | "linksName" | "pictures">,
    KeptRecords {
  /** By their paths in the data folder. */
  readonly assets: readonly string[];
  readonly exports: readonly KeptExport[];
  readonly pictures: readonly Omit<DrawnPicture, "svg">[];
  readonly linksName: string;
  readonly glossary: Glossary;
  readonly rules: TextRules;
}

/** A file without its text, which the store has under `key`. */
type KeptExport = Omit<ExportedFile, "text"> & { readonly key: string };

/** What is large and seldom asked for: a value of its own. */
interface KeptBulk extends Pick<SiteContent, "links"> {
  /** The pictures, in their order. */
  readonly svgs: readonly string[];
}

/** More docs with other words than this are faster as a whole site. */
const MOST_CHANGED = 8;
/** So often a site is taken from the store until one is made whole, which drops from the store what nobody needs. */
const MOST_TIMES = 100;
const TIMES = "contents taken";

/** The content of the site that these files make, where the store has what is needed; undefined where it must be made whole. */
export async function keptContent(
  files: SiteFiles,
  options: ContentOptions,
): Promise<SiteContent | undefined> {
  const { store } = options;
  const { limits } = files;
  const outlines = outlinesIn(store);
  const unread = files.texts.filter(
    (file) => isDoc(file) && outlines.get(sourceKey(file, limits)) === undefined,
  );
  const times = store.getJson<number>(TIMES) ?? MOST_TIMES;
  if (times >= MOST_TIMES || unread.length > MOST_CHANGED) return undefined;
  await parseFiles(unread, { limits, store });
  const name = contentName(files, options);
  const kept = store.has(bulkName(name)) ? store.readJson<KeptContent>(name) : undefined;
  if (kept === undefined) return undefined;
  const place = { name, files, store };
  const docs = files.texts.filter((file) => hasOutline(file, place));
  const published = new Map(docs.map((file) => [file.path, hashesOf(file, place)]));
  const changed = docs.filter(({ path }) => published.get(path) === undefined);
  if (changed.length > MOST_CHANGED || !changed.every((file) => isFineBy(kept, file, place)))
    return undefined;
  const records = joinRecords(kept, place, published);
  noteTexts(changed, records, place);
  store.putJson(TIMES, times + 1);
  const assets = new Map(files.assets.map((asset) => [asset.path, asset]));
  const bulk = (): KeptBulk => bulkOf(name, store);
  return {
    ...kept,
    linksName: () => kept.linksName,
    get links() {
      return bulk().links;
    },
    pictures: kept.pictures.map((picture, at) => ({
      ...picture,
      get svg() {
        return bulk().svgs[at] ?? "";
      },
    })),
    records,
    assets: kept.assets.flatMap((path) => assets.get(path) ?? []),
    exports: kept.exports.map((file) => withText(file, store)),
    textOf: textsOf(files.texts),
  };
}

/** Keeps the content of a site for the next command. One with an error is not kept. */
export function keepContent(site: Site, options: ContentOptions): void {
  const { store } = options;
  const { basis, index } = site;
  const { files } = basis;
  const exports = site.exports.filter((file): file is WrittenExport => "key" in file);
  const isWhole = basis.findings !== undefined && exports.length === site.exports.length;
  if (!isWhole || site.diagnostics.some(({ severity }) => severity === "error")) return;
  noteOutlines(site, store);
  const name = contentName(files, options);
  const { basis: _basis, index: _index, textOf: _textOf, links, pictures, ...content } = site;
  const kept: KeptContent = {
    ...content,
    linksName: site.linksName(),
    ...divideRecords(site.records, { name, store }),
    assets: site.assets.map(({ path }) => path),
    exports: exports.map(({ text: _, ...file }) => file),
    pictures: pictures.map(({ svg: _, ...picture }) => picture),
    glossary: basis.context.glossary,
    rules: textRulesOf(index),
  };
  store.put(name, JSON.stringify(kept));
  store.put(
    bulkName(name),
    JSON.stringify({ links, svgs: pictures.map(({ svg }) => svg) } satisfies KeptBulk),
  );
  store.putJson(TIMES, 0);
  const place = { name, files, store };
  noteTexts(
    files.texts.filter((file) => hasOutline(file, place)),
    site.records,
    place,
  );
}

const bulkName = (name: string): string => `bulk of ${name}`;

function bulkOf(name: string, store: PackStore): KeptBulk {
  const bulk = store.getJson<KeptBulk>(bulkName(name));
  if (bulk === undefined) throw new LostValueError(`The link index of ${name} is not in the store.`);
  return bulk;
}

/** Outlines of all docs. One of which something was said, or for which there is an exception, counts as a whole from now on. */
function noteOutlines({ basis, index }: Site, store: PackStore): void {
  const { findings, files, parsed } = basis;
  const found = Object.values(findings ?? {}).flatMap((some: readonly Diagnostic[]) => some);
  const excepted = proseSettings(index)?.exceptions.map(({ exception }) => exception.file) ?? [];
  const named = new Set([...found.map(({ file }) => file), ...excepted]);
  const outlines = outlinesIn(store);
  const sources = new Map(parsed.sources.map((source) => [source.path, source]));
  for (const file of files.texts.filter(isDoc)) {
    const key = sourceKey(file, files.limits);
    const source = sources.get(file.path);
    if (named.has(file.path)) outlines.set(key, "");
    // Who has parsed it may have been a command that kept nothing.
    else if (outlines.get(key) === undefined) outlines.set(key, (source && outlineOf(source)) ?? "");
  }
}

/** Whether the words of a doc are all that has changed, for what is said of the site, too. */
function isFineBy({ rules, diagnostics }: KeptContent, file: TextFile, { files, store }: Place): boolean {
  const source = parseFile(file, files.limits, store);
  const isNamed = diagnostics.some(({ message, hint }) => `${message} ${hint}`.includes(file.path));
  return source !== undefined && !isNamed && isFlawless(file, source, rules);
}

function withText(file: KeptExport, store: PackStore): ExportedFile {
  return {
    ...file,
    get text() {
      const text = store.getJson<string>(file.key);
      if (text === undefined) throw new LostValueError(`The file ${file.pathname} is not in the store.`);
      return text;
    },
  };
}
