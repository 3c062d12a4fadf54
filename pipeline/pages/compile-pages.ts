import type { LinkIndex, PageRecord, SiteShell } from "../../schema/generated/types.ts";
import type { Diagnostic } from "../core/diagnostics.ts";
import type { PackStore } from "../engine/cache/pack-store.ts";
import { collectYielding } from "../engine/yield-to-event-loop.ts";
import type { ExportedFile } from "../exports/make-exports.ts";
import { linkIndex } from "../model/resolve/link-index.ts";
import { resolveLink } from "../model/resolve/resolve-link.ts";
import type { SiteIndex } from "../model/resolve/site-index.ts";
import { collectLinks, type SiteLink } from "../model/resolve/site-links.ts";
import { lastChanges } from "../sources/revisions/last-changes.ts";
import { downloadsOf } from "./assets.ts";
import { imageSizes } from "./cached-pictures.ts";
import type { CompileOptions } from "./compile-options.ts";
import { type CompiledSite, completeSite, eachRecord } from "./compile-site.ts";
import { CompileContext } from "./context.ts";
import { hasNotices, noticeFeedPath } from "./notice-feed-path.ts";
import { exportsClaim } from "./pages/exports-page.ts";
import { offlineClaim } from "./pages/offline-page.ts";
import { siteShell } from "./shell.ts";

/** The pages of a site, and what they were found to link to and to use. */
export interface CompiledPages {
  /** With the files below /exports and the pages that no file stands for. */
  readonly index: SiteIndex;
  readonly context: CompileContext;
  readonly compiled: CompiledSite & { readonly diagnostics: readonly Diagnostic[] };
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
  const { client, url, yieldToEventLoop, isEarly } = options;
  const context = contextOf(indexed, exports, options);
  const { index } = context;
  const wanted = isEarly === true ? new Set<string>() : undefined;
  const compiled = completeSite(
    await collectYielding(eachRecord(context, wanted), yieldToEventLoop),
    context,
  );
  keepRedirectedFiles(context);
  const shell = siteShell(context, client, url);
  await yieldToEventLoop?.();
  const siteLinks = collectLinks(index);
  await yieldToEventLoop?.();
  const links = linkIndex(index, {
    records: [...compiled.records, compiled.search, compiled.offline],
    ...{ siteLinks, valueUses: context.valueUses },
    exports: [...index.exports, ...feedsOf(compiled.records, url)],
    options: linkOptions(options),
    downloads: downloadsOf(index, context.usedAssets),
  });
  return { index, context, compiled, shell, siteLinks, links };
}

/** The feed of notices, which names the site by its whole address. */
function feedsOf(records: readonly PageRecord[], url: string | undefined): string[] {
  return url !== undefined && hasNotices(records) ? [`/${noticeFeedPath}`] : [];
}

function linkOptions({ base, url, output, review }: CompileOptions): NonNullable<LinkIndex["options"]> {
  return { base, siteUrl: url !== undefined, pdf: output?.pdf === true, review };
}

/** What compile functions know; `days` are those of the last changes, where they have been read already. */
export function contextOf(
  indexed: SiteIndex,
  exports: readonly ExportedFile[],
  { data, base, store }: Pick<CompileOptions, "data" | "base" | "store">,
  days = daysOf(indexed, data, store),
): CompileContext {
  indexed.pages.claimOwn(offlineClaim);
  if (exports.length > 0) indexed.pages.claimOwn(exportsClaim);
  const index = { ...indexed, exports: new Set(exports.map(({ pathname }) => pathname)) };
  return new CompileContext(index, base, imageSizes(store), exports, days);
}

function daysOf({ config }: SiteIndex, data: string, store: PackStore): CompileContext["lastChanges"] {
  const { repository } = config.source;
  return repository === undefined || repository.lastChange === false ? new Map() : lastChanges(data, store);
}

/** A file that only a former address leads to is published too. */
function keepRedirectedFiles(context: CompileContext): void {
  for (const { to } of context.index.pages.aliases().values()) {
    const target = resolveLink(to, { path: "site.yaml" }, context.index);
    if (target.kind === "asset") context.usedAssets.add(target.asset.path);
  }
}
