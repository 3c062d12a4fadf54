import type { PageRecord } from "../../schema/generated/types.ts";
import { compileSome } from "../compile/compile-site.ts";
import type { CompileContext } from "../compile/context.ts";
import { siteShell } from "../compile/shell.ts";
import { compareStrings, type Diagnostic } from "../diagnostics.ts";
import type { TextFile } from "../read/read-data.ts";
import { collectEdges, publishedSources } from "../resolve/link-edges.ts";
import type { Source } from "../resolve/source.ts";
import { exportsOf, type Site, type SiteOptions, textsOf } from "../site.ts";
import { applyRules } from "../validate/rules/index.ts";
import { contextOf } from "./compile-pages.ts";
import { indexFiles, type ParsedFiles } from "./index-files.ts";
import { acceptFindings, type Findings, judgeFiles, judgePages } from "./judge-site.ts";
import { parseFiles } from "./parse-files.ts";
import type { SiteFiles } from "./read-files.ts";

/** A site in which the pages of some files, and some pages besides, are those of a new state of the files. */
export interface RemadeSite {
  /** The others are as they were: what they show of the files may be a state behind, and so may what is said of them. */
  readonly site: Site;
  readonly remade: readonly PageRecord[];
}

/**
 * The pages that somebody looks at, as a site of the saved files has them: the same steps as for a whole site, but only
 * these pages are compiled and only their links are judged. Undefined where a file decides about all pages.
 */
export async function remakePages(
  former: Site,
  { saved, shown }: { readonly saved: readonly TextFile[]; readonly shown: ReadonlySet<string> },
  options: SiteOptions,
): Promise<RemadeSite | undefined> {
  const { basis } = former;
  if (saved.some(({ path }) => concernsAll(path) || former.textOf(path) === undefined)) return undefined;
  const files = withTexts(basis.files, saved);
  const parsed = withSources(basis.parsed, await parseFiles(saved, { ...options, limits: files.limits }));
  const indexed = indexFiles(parsed, files, options.review);
  const ruled = applyRules(indexed.value);
  const isRecord = parsed.sources.some(({ path, type }) => type !== "doc" && isOneOf(saved, path));
  const exports = isRecord ? exportsOf(indexed.value, ruled, options) : former.exports;
  const context = contextOf(indexed.value, exports, options, basis.context.lastChanges);
  const shell = siteShell(context, options.client, options.url);
  if (JSON.stringify(shell) !== JSON.stringify(former.shell)) return undefined;
  const { index } = context;
  const own = [...index.pages.all()].filter(({ source }) => isOneOf(saved, source?.path ?? ""));
  const compiled = compileSome(context, new Set([...shown, ...own.map(({ pathname }) => pathname)]));
  const records = withRecords(former.records, compiled.records);
  keepIncomplete(context, basis.context, compiled.records);
  const concerned = new Set([
    ...saved.map(({ path }) => path),
    ...compiled.records.map(({ source }) => source),
  ]);
  const edges = collectEdges(
    index,
    publishedSources(index).filter(({ path }) => concerned.has(path)),
  );
  const found = [...files.diagnostics, ...indexed.diagnostics, ...ruled];
  const judged = { index, context, compiled: { ...compiled, records }, edges };
  const textOf = textsOf(files);
  const findings: Findings = {
    files: judgeFiles({ index, files, found }, options),
    pages: withFindings(basis.findings.pages, judgePages(judged, options), concerned),
    site: basis.findings.site,
  };
  const diagnostics = acceptFindings(findings, { index, textOf }, options);
  const site = {
    ...former,
    ...{ index, exports, records, textOf, diagnostics },
    basis: { files, parsed, ruled, context, findings },
  };
  return { site, remade: compiled.records };
}

/** Titles, menus, versions and limits of the whole site. */
function concernsAll(path: string): boolean {
  return /^(site\.ya?ml|versions\.json)$/.test(path);
}

function isOneOf(files: readonly TextFile[], path: string): boolean {
  return files.some((file) => file.path === path);
}

function withTexts(files: SiteFiles, saved: readonly TextFile[]): SiteFiles {
  const byPath = new Map(saved.map((file) => [file.path, file]));
  return { ...files, texts: files.texts.map((file) => byPath.get(file.path) ?? file) };
}

function withSources(parsed: ParsedFiles, fresh: readonly Source[]): ParsedFiles {
  const byPath = new Map(fresh.map((source) => [source.path, source]));
  return { ...parsed, sources: parsed.sources.map((source) => byPath.get(source.path) ?? source) };
}

function withRecords(records: readonly PageRecord[], fresh: readonly PageRecord[]): readonly PageRecord[] {
  const byPathname = new Map([...records, ...fresh].map((record) => [record.pathname, record]));
  return [...byPathname.values()].sort((a, b) => compareStrings(a.pathname, b.pathname));
}

/** Of which other pages a part is missing is known from before. */
function keepIncomplete(context: CompileContext, former: CompileContext, fresh: readonly PageRecord[]): void {
  const remade = new Set(fresh.map(({ pathname }) => pathname));
  for (const pathname of former.incomplete) if (!remade.has(pathname)) context.incomplete.add(pathname);
}

/** What was said of files that are judged anew is forgotten. */
function withFindings(
  before: readonly Diagnostic[],
  now: readonly Diagnostic[],
  files: ReadonlySet<string>,
): readonly Diagnostic[] {
  return [...before.filter(({ file }) => !files.has(file)), ...now];
}
