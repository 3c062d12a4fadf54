import type { PageRecord, SearchPage } from "../schema/generated/types.ts";
import type { Baselined } from "./checks/baseline/apply-baseline.ts";
import { applyRules } from "./checks/rules/index.ts";
import type { CheckOptions } from "./checks/site/check-options.ts";
import { checkPaths } from "./checks/site/check-paths.ts";
import {
  acceptFindings,
  type CheckedSite,
  checkSite,
  checkSome,
  type Findings,
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
import { compilePages } from "./pages/compile-pages.ts";
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

/** The inputs of a site and the choices of how it is made. */
export interface SiteOptions extends CheckOptions {
  /** The files of the data folder, where they have been read within the usual limits already. */
  readonly files?: Checked<readonly SourceFile[]> | undefined;
  /** Files that are read besides those of the data folder. */
  readonly added?: readonly SourceFile[] | undefined;
  /** False: no page gets a picture for links to it, as in `dev`, whose links are not shared. */
  readonly pictures?: boolean | undefined;
  /** The pages to make; absent: all. `dev` makes first what somebody looks at. */
  readonly only?: SiteSelection | undefined;
  /** Exchanges files that were read, to see what depends on them; the result is compared and never written. */
  readonly alter?: ((files: ParsedFiles) => ParsedFiles) | undefined;
}

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

/** Read, parse, validate, resolve, emit: the straight line from files to records. */
export async function makeSite(options: SiteOptions): Promise<Site> {
  const { engine, review } = options;
  const files = await engine.step(() => readFiles(options));
  const read = await engine.step(() => parsedFiles(files, options));
  const parsed = options.alter?.(read) ?? read;
  const indexed = await engine.step(() => indexFiles(parsed, files, { review, templates: routeTemplates }));
  const ruleFindings = await engine.step(() => applyRules(indexed.value));
  const exports = await engine.step(() => exportsOf(indexed.value, ruleFindings, options));
  const pages = await compilePages(indexed.value, exports, options);
  const { index, context, compiled, shell, links } = pages;
  const { records, pictures } =
    options.pictures === false
      ? { records: compiled.records, pictures: [] }
      : assignPictures(compiled.records, shell);
  const textOf = textsOf(files.texts);
  const unread = unreadDocs(files, records.length > 0);
  const earlierFindings = [
    ...files.diagnostics,
    ...withoutMenuWarnings(indexed.diagnostics, unread),
    ...unread,
    ...ruleFindings,
  ];
  const assets = [...context.usedAssets].sort(compareStrings).flatMap((path) => index.assets.get(path) ?? []);
  const { sidebars } = compiled;
  const serials = await engine.step(() => registerRows(index));
  const paths = checkPaths(
    { records, pictures, sidebars, shell, assets, exports, serials },
    producers,
    formerAddresses(index),
    index,
  );
  const freshPathnames = new Set(compiled.fresh.map(({ pathname }) => pathname));
  const isFresh = ({ pathname }: PageRecord): boolean => freshPathnames.has(pathname);
  const site: CheckedSite = { ...pages, files, sources: parsed.sources, earlierFindings, textOf, paths };
  const findings = await findingsOf(site, options);
  const judged = findings && acceptFindings(findings, site, options);
  return {
    index,
    shell,
    links,
    exports,
    textOf,
    linksName: once(() => hashOf(JSON.stringify(links))),
    pagesName: once(() => namePages(records)),
    redirects: paths.redirects,
    hosts: analyticsHosts(index.config.source),
    diagnostics: judged?.findings ?? [],
    accepted: judged?.accepted ?? [],
    unneeded: judged?.unneeded ?? [],
    records,
    pictures,
    sidebars,
    serials,
    assets,
    notFound: compiled.notFound,
    search: compiled.search,
    offline: compiled.offline,
    basis: { files, context, findings, fresh: records.filter(isFresh) },
  };
}

/**
 * A site that was made in part is not checked as a whole; the first one has nothing to be checked against.
 */
async function findingsOf(site: CheckedSite, options: SiteOptions): Promise<Findings | undefined> {
  const { only } = options;
  if (only === undefined) return checkSite(site, options);
  const before = only.former?.basis.findings;
  return before && checkSome(site, { before, files: only.files }, options);
}

async function parsedFiles(files: SiteFiles, { only, engine }: SiteOptions): Promise<ParsedFiles> {
  const parsing = { limits: files.limits, engine, assets: files.assets };
  const sources =
    only === undefined
      ? await parseFiles(files.texts, parsing)
      : await parseHeads(files.texts, only.files, parsing);
  return joinFiles(files, sources);
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
