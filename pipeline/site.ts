import type {
  LinkIndex,
  NotFoundPage,
  OfflinePage,
  PageRecord,
  SearchPage,
  SiteShell,
} from "../schema/generated/types.ts";
import { hashOf } from "./cache/hash.ts";
import type { CompiledSite } from "./compile/compile-site.ts";
import type { CompileContext } from "./compile/context.ts";
import { compareStrings, type Diagnostic } from "./diagnostics.ts";
import { namePages, type PageFacts, type SearchFacts } from "./emit/page-facts.ts";
import { type ExportedFile, makeExports } from "./exports/make-exports.ts";
import { exportedTypes } from "./exports/registry.ts";
import { once } from "./once.ts";
import { assignPictures, type DrawnPicture } from "./open-graph/assign-pictures.ts";
import { type TextOf, textsOf } from "./read/texts-of.ts";
import type { Asset } from "./resolve/asset-path.ts";
import { type FormerAddress, formerAddresses } from "./resolve/former-addresses.ts";
import type { SiteIndex } from "./resolve/site-index.ts";
import { registerRows, type SerialRow } from "./serials/registers.ts";
import { analyticsHosts, type PolicyHosts } from "./serve/analytics-hosts.ts";
import { compilePages } from "./site/compile-pages.ts";
import { indexFiles, joinFiles, type ParsedFiles } from "./site/index-files.ts";
import { judgePaths } from "./site/judge-paths.ts";
import { acceptFindings, type Findings, judgeSite } from "./site/judge-site.ts";
import type { SiteOptions } from "./site/site-options.ts";
import { parseFiles } from "./site/sources/parse-files.ts";
import { parseHeads } from "./site/sources/parse-heads.ts";
import { readFiles, type SiteFiles } from "./site/sources/read-files.ts";
import { applyRules } from "./validate/rules/index.ts";

/** What a site publishes, and what is wrong with it: all that is written or reported. */
export interface SiteContent {
  readonly records: readonly PageFacts[];
  /** Those of which the store may not have yet what they are drawn as; absent: all. */
  readonly fresh?: readonly PageFacts[] | undefined;
  readonly notFound: NotFoundPage;
  /** The page `/search`, which no file stands for. */
  readonly search: SearchFacts;
  /** The page `/offline`, which no file stands for either. */
  readonly offline: OfflinePage;
  readonly sidebars: CompiledSite["sidebars"];
  readonly shell: SiteShell;
  readonly links: LinkIndex;
  /** Names the link index by what it says; made when it is first asked for, which a check never does. */
  readonly linksName: () => string;
  /** Names what lists say of the pages, as `namePages` does. */
  readonly pagesName: () => string;
  readonly redirects: readonly FormerAddress[];
  /** Assets that pages show or offer. */
  readonly assets: readonly Asset[];
  /** Pictures for links to the pages; none without the site's address. */
  readonly pictures: readonly DrawnPicture[];
  /** Files that other programs read. */
  readonly exports: readonly ExportedFile[];
  /** What the serial check knows. */
  readonly serials: readonly SerialRow[];
  readonly hosts: PolicyHosts;
  /** All mistakes of all files, sorted. Paths are relative to the data folder. */
  readonly diagnostics: readonly Diagnostic[];
  readonly textOf: TextOf;
}

/** Everything up to the records: what `check` judges and `build` renders. */
export interface Site extends SiteContent {
  readonly records: readonly PageRecord[];
  readonly search: SearchPage;
  readonly index: SiteIndex;
  readonly basis: SiteBasis;
}

/** What a site was made of, for whoever makes some of its pages anew. */
export interface SiteBasis {
  readonly files: SiteFiles;
  /** As parsed, before values were filled in. */
  readonly parsed: ParsedFiles;
  readonly ruled: readonly Diagnostic[];
  readonly context: CompileContext;
  /** Absent: the site was not judged, as an early one is not. */
  readonly findings?: Findings | undefined;
}

/** Read, parse, validate, resolve, emit: the straight line from files to records. */
export async function makeSite(options: SiteOptions): Promise<Site> {
  const { pause } = options;
  const files = readFiles(options);
  await pause?.();
  const read = await parsedFiles(files, options);
  const parsed = options.alter?.(read) ?? read;
  await pause?.();
  const indexed = indexFiles(parsed, files, options.review);
  await pause?.();
  const ruled = applyRules(indexed.value);
  await pause?.();
  const exports = exportsOf(indexed.value, ruled, options);
  await pause?.();
  const pages = await compilePages(indexed.value, exports, options);
  const { index, context, compiled, shell, links } = pages;
  const { records } = compiled;
  const pictured = options.pictures === false ? { records, pictures: [] } : assignPictures(records, shell);
  const textOf = textsOf(files.texts);
  const found = [...files.diagnostics, ...indexed.diagnostics, ...ruled];
  const assets = [...context.usedAssets].sort(compareStrings).flatMap((path) => index.assets.get(path) ?? []);
  const { records: written, pictures } = pictured;
  const { sidebars } = compiled;
  const serials = registerRows(index);
  await pause?.();
  const paths = judgePaths(
    { records: written, pictures, sidebars, shell, assets, exports, serials },
    formerAddresses(index),
    index,
  );
  const judged = { ...pages, files, sources: parsed.sources, found, textOf, paths };
  const findings = options.isEarly === true ? undefined : await judgeSite(judged, options);
  return {
    ...{ index, shell, links, exports, textOf },
    linksName: once(() => hashOf(JSON.stringify(links))),
    pagesName: once(() => namePages(pictured.records)),
    redirects: paths.redirects,
    hosts: analyticsHosts(index.config.source),
    diagnostics: findings === undefined ? [] : acceptFindings(findings, judged, options),
    ...{ records: written, pictures, sidebars, serials, assets },
    ...{ notFound: compiled.notFound, search: compiled.search, offline: compiled.offline },
    basis: { files, parsed, ruled, context, findings },
  };
}

async function parsedFiles(
  files: SiteFiles,
  { isEarly, store, threads, pause }: SiteOptions,
): Promise<ParsedFiles> {
  const parsing = { limits: files.limits, store, threads, pause };
  const { sources, ...rest } =
    isEarly === true
      ? await parseHeads(files.texts, parsing)
      : { sources: await parseFiles(files.texts, parsing) };
  return { ...rest, ...joinFiles(files, sources) };
}

/** The files that other programs read, sorted; none of a source that the rules refuse. */
export function exportsOf(
  index: SiteIndex,
  ruled: readonly Diagnostic[],
  { store, sheets = [], alter }: Pick<SiteOptions, "store" | "sheets" | "alter">,
): ExportedFile[] {
  const faulty = new Set(ruled.filter(({ severity }) => severity === "error").map(({ file }) => file));
  const made = makeExports({
    ...{ index, store, types: exportedTypes },
    // Rules have nothing to say about files that were exchanged: those as written were judged before.
    isSound: ({ path }) => alter !== undefined || !faulty.has(path),
  });
  return [...made, ...sheets].sort((a, b) => compareStrings(a.pathname, b.pathname));
}
