import type { PageRecord } from "../../../../schema/generated/types.ts";
import { acceptFindings, checkFiles, checkPages, type Findings } from "../../../checks/site/check-site.ts";
import { compareStrings, type Diagnostic } from "../../../core/diagnostics.ts";
import { once } from "../../../core/once.ts";
import type { ParsedFiles } from "../../../model/index-files.ts";
import { keepAliasPages } from "../../../model/resolve/alias-paths.ts";
import { formerAddresses } from "../../../model/resolve/former-addresses.ts";
import { collectLinks, publishedSources } from "../../../model/resolve/site-links.ts";
import { registerRows } from "../../../model/serials/registers.ts";
import { compileSome, firstDocAddress } from "../../../pages/compile-site.ts";
import type { CompileContext } from "../../../pages/context.ts";
import { namePages } from "../../../pages/page-facts.ts";
import type { Site, SiteOptions } from "../../../site.ts";
import type { Source } from "../../../sources/parse/source.ts";
import type { TextFile } from "../../../sources/read/read-data.ts";
import { textsOf } from "../../../sources/read/texts-of.ts";
import { parseFiles } from "../../../sources/site/parse-files.ts";
import type { SiteFiles } from "../../../sources/site/read-files.ts";
import { withinFrame } from "./within-frame.ts";

/** A site in which the pages of some files, and some pages besides, are those of a new state of the files. */
export interface RemadeSite {
  /** The others are as they were: what they show of the files may be a state behind, and so may what is said of them. */
  readonly site: Site;
  readonly remade: readonly PageRecord[];
}

/** Files that were saved, and addresses of pages that somebody looks at. */
export interface Change {
  readonly saved: readonly TextFile[];
  readonly shown: ReadonlySet<string>;
}

/**
 * The pages that somebody looks at, as a site of the saved files has them: the same steps as for a whole site, but only
 * these pages are compiled and only their links are judged. Undefined where a file decides about all pages.
 */
export async function remakePages(
  former: Site,
  change: Change,
  options: SiteOptions,
): Promise<RemadeSite | undefined> {
  const { saved, shown } = change;
  if (saved.some(({ path }) => concernsAll(path) || former.textOf(path) === undefined)) return undefined;
  const files = withTexts(former.basis.files, saved);
  const opened = unreadTexts(former, shown);
  const fresh = await parseFiles([...opened, ...saved], { ...options, limits: files.limits });
  const parsed = withSources(former.basis.parsed, fresh);
  const frame = {
    shell: former.shell,
    exports: fresh.some(({ type }) => type !== "doc") ? undefined : former.exports,
    lastChanges: former.basis.context.lastChanges,
  };
  const framed = withinFrame(parsed, files, frame, options);
  if (framed === undefined) return undefined;
  const { context, exports, ruled, found } = framed;
  const compiled = compileSome(context, wantedPages(context, change));
  keepIncomplete(context, former.basis.context, compiled.records);
  const records = withRecords(former.records, compiled.records);
  const made = { ...compiled, context, files, found, all: records, change };
  const findings = former.basis.findings && check(made, former.basis.findings, options);
  const { index } = context;
  const textOf = textsOf(files.texts);
  const diagnostics = findings === undefined ? [] : acceptFindings(findings, { index, textOf }, options);
  const basis = { files, parsed, ruled, context, findings };
  const ofIndex = {
    index,
    redirects: keepAliasPages(formerAddresses(index), former.redirects),
    serials: registerRows(index),
  };
  const pagesName = once(() => namePages(records));
  const site = { ...former, ...ofIndex, exports, records, pagesName, textOf, diagnostics, basis };
  return { site, remade: compiled.records };
}

/** The pages of the saved files, and those that are shown. */
function wantedPages({ index }: CompileContext, { saved, shown }: Change): ReadonlySet<string> {
  const paths = new Set(saved.map(({ path }) => path));
  const own = [...index.pages.all()].filter(({ source }) => paths.has(source?.path ?? ""));
  return new Set([...shown, ...own.map(({ pathname }) => pathname)]);
}

interface Remade {
  readonly context: CompileContext;
  readonly files: SiteFiles;
  /** What the steps before have found. */
  readonly found: readonly Diagnostic[];
  readonly records: readonly PageRecord[];
  readonly diagnostics: readonly Diagnostic[];
  /** All records of the site: where links lead. */
  readonly all: readonly PageRecord[];
  readonly change: Change;
}

/** Checks the saved files, and the files of the pages that were made; of the others is said what was said before. */
function check(
  { context, files, found, records, diagnostics, all, change }: Remade,
  before: Findings,
  options: SiteOptions,
): Findings {
  const { index } = context;
  const judged = new Set([...change.saved.map(({ path }) => path), ...records.map(({ source }) => source)]);
  const sources = publishedSources(index).filter(({ path }) => judged.has(path));
  const compiled = { records: all, diagnostics: [...diagnostics] };
  const pages = checkPages({ index, context, compiled, siteLinks: collectLinks(index, sources) }, options);
  return {
    files: checkFiles({ index, files, found }, options),
    pages: [...before.pages.filter(({ file }) => !judged.has(file)), ...pages],
    site: before.site,
  };
}

/** Docs of which nothing but the head was parsed, and which these pages show. */
function unreadTexts({ basis, index }: Site, shown: ReadonlySet<string>): TextFile[] {
  const { unread = new Set() } = basis.parsed;
  if (unread.size === 0) return [];
  const first = shown.has("/") ? firstDocAddress(index) : undefined;
  const paths = new Set(
    [...shown, ...(first === undefined ? [] : [first])].map(
      (pathname) => index.pages.get(pathname)?.source?.path,
    ),
  );
  return basis.files.texts.filter(({ path }) => paths.has(path) && unread.has(path));
}

/** Titles, menus, versions and limits of the whole site. */
function concernsAll(path: string): boolean {
  return /^(site\.ya?ml|versions\.json)$/.test(path);
}

function withTexts(files: SiteFiles, saved: readonly TextFile[]): SiteFiles {
  const byPath = new Map(saved.map((file) => [file.path, file]));
  return { ...files, texts: files.texts.map((file) => byPath.get(file.path) ?? file) };
}

function withSources(parsed: ParsedFiles, fresh: readonly Source[]): ParsedFiles {
  const byPath = new Map(fresh.map((source) => [source.path, source]));
  const { unread } = parsed;
  return {
    ...parsed,
    sources: parsed.sources.map((source) => byPath.get(source.path) ?? source),
    ...(unread === undefined ? {} : { unread: new Set([...unread].filter((path) => !byPath.has(path))) }),
  };
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
