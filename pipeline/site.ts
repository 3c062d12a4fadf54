import type { PageRecord, SearchPage } from "../schema/generated/types.ts";
import type { Baselined } from "./checks/baseline/apply-baseline.ts";
import { applyRules } from "./checks/rules/index.ts";
import type { CheckOptions } from "./checks/site/check-options.ts";
import { checkPaths } from "./checks/site/check-paths.ts";
import {
  acceptFindings,
  checkSite,
  checkSome,
  type Findings,
  type UncheckedSite,
} from "./checks/site/check-site.ts";
import { unreadDocs, withoutMenuWarnings } from "./checks/site/unread-docs.ts";
import { type Checked, compareStrings, type Diagnostic } from "./core/diagnostics.ts";
import { hashOf } from "./core/hash.ts";
import { analyticsHosts } from "./core/http/analytics-hosts.ts";
import { once } from "./core/once.ts";
import { type ExportedFile, makeExports } from "./exports/make-exports.ts";
import { exportedTypes } from "./exports/registry.ts";
import { indexFiles, joinFiles, type ParsedFiles } from "./model/index-files.ts";
import { formerAddresses } from "./model/resolve/former-addresses.ts";
import type { SiteIndex } from "./model/resolve/site-index.ts";
import { registerRows } from "./model/serials/registers.ts";
import { assignPictures } from "./outputs/open-graph/assign-pictures.ts";
import { producers } from "./outputs/producers.ts";
import type { Selection } from "./pages/compile-options.ts";
import { type CompiledPages, compilePages } from "./pages/compile-pages.ts";
import { routeTemplates } from "./pages/compile-site.ts";
import type { CompileContext } from "./pages/context.ts";
import { namePages } from "./pages/page-facts.ts";
import type { SiteContent } from "./pages/site-content.ts";
import type { SourceFile } from "./sources/read/read-data.ts";
import { textsOf } from "./sources/read/texts-of.ts";
import { parseFiles } from "./sources/site/parse-files.ts";
import { parseHeads } from "./sources/site/parse-heads.ts";
import { readFiles, type SiteFiles } from "./sources/site/read-files.ts";

/** Some pages, made as a whole site has them; all other pages and their findings are those of `former`. */
interface SiteSelection extends Omit<Selection, "former"> {
  readonly former?: Site | undefined;
}

/** The files that a site is made of, besides those of the data folder or in their place. */
interface SiteInput {
  /** The files of the data folder, where they have been read within the usual limits already. */
  readonly files?: Checked<readonly SourceFile[]> | undefined;
  /** Files that are read besides those of the data folder. */
  readonly added?: readonly SourceFile[] | undefined;
  /** Exchanges files that were read, to see what depends on them; the result is compared and never written. */
  readonly alter?: ((files: ParsedFiles) => ParsedFiles) | undefined;
}

/** The part of a site that is made. */
interface SiteExtent {
  /** False: no page gets a picture for links to it, as in `dev`, whose links are not shared. */
  readonly pictures?: boolean | undefined;
  /**
   * The pages to make, as `dev` makes first what somebody looks at; absent: all. The findings of such a site are those of
   * `former` but for these pages; without `former` nothing is checked.
   */
  readonly only?: SiteSelection | undefined;
}

/** The inputs of a site and the choices of how it is made. */
export interface SiteOptions extends Omit<CheckOptions, "only">, SiteInput, SiteExtent {}

/** Everything up to the records: what `check` checks and `build` renders. */
export interface Site extends SiteContent {
  readonly records: readonly PageRecord[];
  readonly search: SearchPage;
  readonly index: SiteIndex;
  /** Entries of `baseline.yaml` that accept nothing any more. */
  readonly unneeded: Baselined["unneeded"];
  readonly basis: SiteBasis;
}

/** The intermediate values of a site, from which some of its pages can be made anew. */
interface SiteBasis {
  readonly files: SiteFiles;
  readonly context: CompileContext;
  /** Absent: nothing was checked, as where the first pages are made before all files are parsed. */
  readonly findings?: Findings | undefined;
  /** The pages that were made. */
  readonly fresh: readonly PageRecord[];
}

/** Files by kind, and the sources in them. */
interface ParsedSite {
  readonly files: SiteFiles;
  readonly parsed: ParsedFiles;
}

/** All sources by id and address, with the files for other programs. */
interface IndexedSite extends ParsedSite {
  readonly index: SiteIndex;
  readonly exports: readonly ExportedFile[];
  /** The findings of reading, parsing and putting together. */
  readonly indexFindings: readonly Diagnostic[];
  readonly ruleFindings: readonly Diagnostic[];
}

/** The pages with all that is written beside them; nothing of it has been checked. */
interface PlannedSite extends UncheckedSite {
  readonly records: readonly PageRecord[];
  readonly pictures: SiteContent["pictures"];
  readonly assets: SiteContent["assets"];
  readonly serials: SiteContent["serials"];
  readonly exports: readonly ExportedFile[];
}

/** Read, parse, validate, resolve, emit: the straight line from files to records. */
export async function makeSite(options: SiteOptions): Promise<Site> {
  const files = await options.engine.step(() => readFiles(options));
  const parsed = await parsedFiles(files, options);
  const indexed = await indexedSite({ files, parsed }, options);
  const pages = await compilePages(indexed.index, indexed.exports, options);
  const planned = await plannedSite(indexed, pages, options);
  return checkedSite(planned, options);
}

async function parsedFiles(
  files: SiteFiles,
  { only, engine, alter }: Pick<SiteOptions, "only" | "engine" | "alter">,
): Promise<ParsedFiles> {
  const parsing = { limits: files.limits, engine, assets: files.assets };
  const parsed = await engine.step(async () =>
    joinFiles(
      files,
      only === undefined
        ? await parseFiles(files.texts, parsing)
        : await parseHeads(files.texts, only.files, parsing),
    ),
  );
  return alter?.(parsed) ?? parsed;
}

async function indexedSite(
  site: ParsedSite,
  options: Pick<SiteOptions, "engine" | "review" | "sheets" | "alter">,
): Promise<IndexedSite> {
  const { engine, review } = options;
  const { files, parsed } = site;
  const indexed = await engine.step(() => indexFiles(parsed, files, { review, templates: routeTemplates }));
  const ruleFindings = await engine.step(() => applyRules(indexed.value));
  const exports = await engine.step(() => exportsOf(indexed.value, ruleFindings, options));
  return { ...site, index: indexed.value, exports, indexFindings: indexed.diagnostics, ruleFindings };
}

async function plannedSite(
  indexed: IndexedSite,
  pages: CompiledPages,
  { engine, pictures: hasPictures }: Pick<SiteOptions, "engine" | "pictures">,
): Promise<PlannedSite> {
  const { files, parsed, exports, ruleFindings } = indexed;
  const { index, compiled, shell, context } = pages;
  const { records, pictures } =
    hasPictures === false
      ? { records: compiled.records, pictures: [] }
      : assignPictures(compiled.records, shell);
  const unread = unreadDocs(files, records.length > 0);
  const menuFindings = withoutMenuWarnings(indexed.indexFindings, unread);
  const assets = [...context.usedAssets].sort(compareStrings).flatMap((path) => index.assets.get(path) ?? []);
  const serials = await engine.step(() => registerRows(index));
  const content = { records, pictures, sidebars: compiled.sidebars, shell, assets, exports, serials };
  return {
    ...pages,
    files,
    records,
    pictures,
    assets,
    exports,
    serials,
    sources: parsed.sources,
    earlierFindings: [...files.diagnostics, ...menuFindings, ...unread, ...ruleFindings],
    textOf: textsOf(files.texts),
    paths: checkPaths(content, producers, formerAddresses(index), index),
  };
}

async function checkedSite(site: PlannedSite, options: SiteOptions): Promise<Site> {
  const { index, shell, links, exports, textOf, records, pictures, serials, assets, paths } = site;
  const { compiled, context, files } = site;
  const freshPathnames = new Set(compiled.fresh.map(({ pathname }) => pathname));
  const fresh = records.filter(({ pathname }) => freshPathnames.has(pathname));
  const findings = await findingsOf(site, options);
  const judged = findings && acceptFindings(findings, site, options);
  return {
    index,
    shell,
    links,
    exports,
    textOf,
    records,
    pictures,
    serials,
    assets,
    sidebars: compiled.sidebars,
    notFound: compiled.notFound,
    search: compiled.search,
    offline: compiled.offline,
    linksName: once(() => hashOf(JSON.stringify(links))),
    pagesName: once(() => namePages(records)),
    redirects: paths.redirects,
    hosts: analyticsHosts(index.config.source),
    diagnostics: judged?.findings ?? [],
    accepted: judged?.accepted ?? [],
    unneeded: judged?.unneeded ?? [],
    basis: { files, context, findings, fresh },
  };
}

/** A site that was made in part is not checked as a whole; the first one has nothing to be checked against. */
async function findingsOf(site: UncheckedSite, options: SiteOptions): Promise<Findings | undefined> {
  const { only } = options;
  if (only === undefined) return checkSite(site, options);
  const before = only.former?.basis.findings;
  return before && checkSome(site, { before, files: only.files }, options);
}

/** The files that other programs read, sorted; none of a source that the rules refuse. */
function exportsOf(
  index: SiteIndex,
  ruleFindings: readonly Diagnostic[],
  { engine, sheets = [], alter }: Pick<SiteOptions, "engine" | "sheets" | "alter">,
): ExportedFile[] {
  const faulty = new Set(ruleFindings.filter(({ severity }) => severity === "error").map(({ file }) => file));
  const dataFiles = makeExports({
    index,
    engine,
    types: exportedTypes,
    // Rules have nothing to say about files that were exchanged: those as written were checked before.
    isSound: ({ path }) => alter !== undefined || !faulty.has(path),
  });
  return [...dataFiles, ...sheets].sort((a, b) => compareStrings(a.pathname, b.pathname));
}
