import type { LinkIndex, SiteShell } from "../../schema/generated/types.ts";
import { downloadsOf } from "../compile/assets.ts";
import { type CompiledSite, compileSite } from "../compile/compile-site.ts";
import { CompileContext } from "../compile/context.ts";
import { exportsClaim } from "../compile/exports-page.ts";
import { offlineClaim } from "../compile/offline-page.ts";
import { siteShell } from "../compile/shell.ts";
import type { Diagnostic } from "../diagnostics.ts";
import type { ExportedFile } from "../exports/make-exports.ts";
import { collectEdges, type Edge } from "../resolve/link-edges.ts";
import { linkIndex } from "../resolve/link-index.ts";
import { resolveLink } from "../resolve/resolve-link.ts";
import type { SiteIndex } from "../resolve/site-index.ts";
import { lastChanges } from "../revisions/last-changes.ts";
import type { SiteOptions } from "../site.ts";
import { imageSizes } from "./kept-pictures.ts";

/** The pages of a site, and what they were found to link to and to use. */
export interface CompiledPages {
  /** With the files below /exports and the pages that no file stands for. */
  readonly index: SiteIndex;
  readonly context: CompileContext;
  readonly compiled: CompiledSite & { readonly diagnostics: readonly Diagnostic[] };
  readonly shell: SiteShell;
  readonly edges: readonly Edge[];
  readonly links: LinkIndex;
}

/** Compiles the pages of an index; `exports` are the files that other programs read, sorted. */
export function compilePages(
  indexed: SiteIndex,
  exports: readonly ExportedFile[],
  { data, base, url, client, store }: SiteOptions,
): CompiledPages {
  indexed.pages.claimOwn(offlineClaim);
  if (exports.length > 0) indexed.pages.claimOwn(exportsClaim);
  const index = { ...indexed, exports: new Set(exports.map(({ pathname }) => pathname)) };
  const { repository } = index.config.source;
  const days =
    repository === undefined || repository.lastChange === false ? undefined : lastChanges(data, store);
  const context = new CompileContext(index, base, imageSizes(store), exports, days);
  const compiled = compileSite(context);
  keepRedirectedFiles(context);
  const shell = siteShell(context, client, url);
  const edges = collectEdges(index);
  const pages = [...compiled.records, compiled.search, compiled.offline];
  const links = linkIndex(index, pages, edges, context.valueUses, {
    exports: [...index.exports],
    downloads: downloadsOf(index, context.usedAssets),
  });
  return { index, context, compiled, shell, edges, links };
}

/** A file that only a former address leads to is published too. */
function keepRedirectedFiles(context: CompileContext): void {
  for (const { to } of context.index.pages.aliases().values()) {
    const target = resolveLink(to, { path: "site.yaml" }, context.index);
    if (target.kind === "asset") context.usedAssets.add(target.asset.path);
  }
}
