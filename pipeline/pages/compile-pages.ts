import type { LinkIndex, PageRecord, SiteShell } from "../../schema/generated/types.ts";
import type { Engine } from "../engine/engine.ts";
import type { ExportedFile } from "../exports/make-exports.ts";
import { linkIndex } from "../model/resolve/link-index.ts";
import { resolveLink } from "../model/resolve/resolve-link.ts";
import type { SiteIndex } from "../model/resolve/site-index.ts";
import { collectLinks, publishedSources, type SiteLink } from "../model/resolve/site-links.ts";
import type { Source } from "../sources/parse/source.ts";
import { lastChanges } from "../sources/revisions/last-changes.ts";
import { downloadsOf } from "./assets.ts";
import { pageDrawings, pictureFindings } from "./cached-pictures.ts";
import type { CompileOptions, FormerPages, Selection } from "./compile-options.ts";
import { type CompletedSite, completeSite, eachRecord, visibleAddress } from "./compile-site.ts";
import { CompileContext } from "./context.ts";
import { claimParts } from "./division/part-claims.ts";
import { hasNotices, noticeFeedPath } from "./notice-feed-path.ts";
import { exportsClaim } from "./pages/exports-page.ts";
import { offlineClaim } from "./pages/offline-page.ts";
import { siteShell } from "./shell.ts";

/** The pages of a site, and what they were found to link to and to use. */
export interface CompiledPages {
  /** With the files below /exports and the pages without a file. */
  readonly index: SiteIndex;
  readonly context: CompileContext;
  readonly compiled: CompletedSite;
  readonly shell: SiteShell;
  readonly siteLinks: readonly SiteLink[];
  readonly links: LinkIndex;
}

/** Compiles the pages of an index; `exports` are the files that other programs read, sorted. */
export async function compilePages(
  indexed: SiteIndex,
  exports: readonly ExportedFile[],
  options: CompileOptions,
): Promise<CompiledPages> {
  const { client, url, engine, only } = options;
  const context = contextOf(indexed, exports, options);
  const { index } = context;
  const wanted = only && wantedPages(index, only);
  const made = await engine.collect(eachRecord(context, wanted));
  const { compiled, shell } = await engine.step(() => {
    const compiled = completeSite(made, context, wanted && { wanted, others: only?.former?.records ?? [] });
    if (only?.former !== undefined) keepIncomplete(context, only.former, made);
    keepRedirectedFiles(context);
    return { compiled, shell: siteShell(context, client, url) };
  });
  const siteLinks = await engine.step(() => collectLinks(index, only && sourcesOf(index, only, made)));
  const links =
    only?.former?.links ??
    linkIndex(index, {
      records: [...compiled.records, compiled.search, compiled.offline],
      siteLinks,
      valueUses: context.valueUses,
      exports: [...index.exports, ...feedsOf(compiled.records, url)],
      options: linkOptions(options),
      downloads: downloadsOf(index, context.usedAssets),
    });
  return { index, context, compiled, shell, siteLinks, links };
}

/** The selected addresses, those of the pages that are shown there, and those of the selected files. */
function wantedPages(index: SiteIndex, { pathnames, files }: Selection): ReadonlySet<string> {
  const ofFiles = [...index.pages.all()].filter(
    ({ source }) => source !== undefined && files.has(source.path),
  );
  return new Set([
    ...pathnames,
    ...[...pathnames].map((pathname) => visibleAddress(index, pathname)),
    ...ofFiles.map(({ pathname }) => pathname),
  ]);
}

/** The published files that were selected, and those of the pages that were made. */
function sourcesOf(index: SiteIndex, { files }: Selection, fresh: readonly PageRecord[]): Source[] {
  const paths = new Set([...files, ...fresh.map(({ source }) => source)]);
  return publishedSources(index).filter(({ path }) => paths.has(path));
}

/** Which other pages are incomplete is known from before. */
function keepIncomplete(
  { incomplete }: CompileContext,
  former: FormerPages,
  fresh: readonly PageRecord[],
): void {
  const made = new Set(fresh.map(({ pathname }) => pathname));
  for (const pathname of former.basis.context.incomplete) if (!made.has(pathname)) incomplete.add(pathname);
}

/** The feed of notices, which names the site by its whole address. */
function feedsOf(records: readonly PageRecord[], url: string | undefined): string[] {
  return url !== undefined && hasNotices(records) ? [`/${noticeFeedPath}`] : [];
}

function linkOptions({ base, url, output, review }: CompileOptions): NonNullable<LinkIndex["options"]> {
  return { base, siteUrl: url !== undefined, pdf: output?.pdf === true, review };
}

/** The context of compile functions. */
function contextOf(
  indexed: SiteIndex,
  exports: readonly ExportedFile[],
  { data, base, engine, only, marks }: Pick<CompileOptions, "data" | "base" | "engine" | "only" | "marks">,
): CompileContext {
  const days = only?.former?.basis.context.lastChanges ?? daysOf(indexed, data, engine);
  indexed.pages.claimOwn(offlineClaim);
  if (exports.length > 0) indexed.pages.claimOwn(exportsClaim);
  const moved = new Map<string, ReadonlyMap<string, string>>();
  const index = { ...indexed, exports: new Set(exports.map(({ pathname }) => pathname)), moved };
  for (const [pathname, parts] of claimParts(index)) moved.set(pathname, parts);
  const { sizeOf } = pictureFindings(engine);
  return new CompileContext(index, base, sizeOf, exports, days, pageDrawings(engine), marks);
}

function daysOf({ config }: SiteIndex, data: string, engine: Engine): CompileContext["lastChanges"] {
  const { repository } = config.source;
  return repository === undefined || repository.lastChange === false ? new Map() : lastChanges(data, engine);
}

/** A file that only a former address leads to is published too. */
function keepRedirectedFiles(context: CompileContext): void {
  for (const { to } of context.index.pages.aliases().values()) {
    const target = resolveLink(to, { path: "site.yaml" }, context.index);
    if (target.kind === "asset") context.usedAssets.add(target.asset.path);
  }
}
