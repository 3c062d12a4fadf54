import { compareDiagnostics, type Diagnostic } from "../../core/diagnostics.ts";
import { checkDownloads } from "../../model/resolve/check-downloads.ts";
import { checkPictures } from "../../model/resolve/check-pictures.ts";
import { checkRedirects } from "../../model/resolve/check-redirects.ts";
import { faultsOfUsed } from "../../model/resolve/faults-of-used.ts";
import { checkEdges, checkReferences } from "../../model/resolve/site-links.ts";
import { unstableAnchors } from "../../model/resolve/unstable-anchors.ts";
import { unusedImages } from "../../model/resolve/unused-images.ts";
import { checkVersionLinks } from "../../model/resolve/version-links.ts";
import { pictureFindings } from "../../pages/cached-pictures.ts";
import type { CompiledPages } from "../../pages/compile-pages.ts";
import { orphanPages } from "../../pages/pages/orphan-pages.ts";
import { checkValues } from "../../pages/values/check-values.ts";
import type { Source } from "../../sources/parse/source.ts";
import type { TextOf } from "../../sources/read/texts-of.ts";
import type { SiteFiles } from "../../sources/site/read-files.ts";
import { limitsOf } from "../../sources/site-config.ts";
import { applyBaseline, type Baselined } from "../baseline/apply-baseline.ts";
import { checkContract } from "../contract/check-contract.ts";
import { isExternalCode } from "../external/check-outcomes.ts";
import { checkPhotographs } from "../photographs/check-photographs.ts";
import { checkPublish } from "../publish/check-publish.ts";
import { applyChecks, withSeverities } from "../settings/apply-checks.ts";
import type { CheckOptions } from "./check-options.ts";
import type { CheckedPaths } from "./check-paths.ts";
import { checkTexts } from "./check-texts.ts";
import { promisedPages } from "./promised-pages.ts";
import { withoutEchoes } from "./without-echoes.ts";

/** All that is known of a site before it is checked as a whole. */
export interface UncheckedSite extends CompiledPages {
  readonly files: SiteFiles;
  readonly sources: readonly Source[];
  /** The findings of the steps before. */
  readonly earlierFindings: readonly Diagnostic[];
  readonly textOf: TextOf;
  /** The paths that a build would write. */
  readonly paths: CheckedPaths;
}

/**
 * The mistakes of a site, by the part that has to be examined to find them, in the severities of the rules.
 */
export interface Findings {
  /** The files and the index of them. */
  readonly files: readonly Diagnostic[];
  /** Pages and what they link to, each by itself. */
  readonly pages: readonly Diagnostic[];
  /** All pages together. */
  readonly site: readonly Diagnostic[];
}

/** All mistakes of all files. */
export async function checkSite(site: UncheckedSite, options: CheckOptions): Promise<Findings> {
  const { engine } = options;
  const files = await engine.step(() => checkFiles(site, options));
  const pages = await engine.step(() => checkPages(site, options));
  return { files, pages, site: await checkWhole(site, options) };
}

/** The known findings of a site some of whose pages were made anew. */
interface CheckedBefore {
  readonly before: Findings;
  /** Paths of the files that were looked at, besides those of the pages. */
  readonly files: ReadonlySet<string>;
}

/** All mistakes of the files, and of the pages that were made; what was found in the others, and in all together, stays. */
export function checkSome(
  site: UncheckedSite,
  { before, files }: CheckedBefore,
  options: CheckOptions,
): Findings {
  const checked = new Set([...files, ...site.compiled.fresh.map(({ source }) => source)]);
  return {
    files: checkFiles(site, options),
    pages: [...before.pages.filter(({ file }) => !checked.has(file)), ...checkPages(site, options)],
    site: before.site,
  };
}

/** Checks that need no page. */
function checkFiles(
  { index, files, earlierFindings }: Pick<UncheckedSite, "index" | "files" | "earlierFindings">,
  { engine, today = "" }: CheckOptions,
): Diagnostic[] {
  return [
    ...earlierFindings,
    ...checkReferences(index),
    ...checkValues(index),
    ...checkRedirects(index),
    ...checkTexts({ index, files, engine, today }),
    ...checkPhotographs(index, pictureFindings(engine)),
  ];
}

/** The findings of compiling, and those about the links of the pages. */
function checkPages(pages: CompiledPages, { engine }: CheckOptions): Diagnostic[] {
  const { index, context, compiled, siteLinks } = pages;
  return [
    ...compiled.diagnostics,
    ...context.diagnostics,
    ...checkEdges(siteLinks, anchorsOf(pages)),
    ...checkDownloads(siteLinks),
    ...checkPictures(siteLinks, pictureFindings(engine), limitsOf(index.config.source)),
    ...unstableAnchors(index, siteLinks),
    ...checkVersionLinks(siteLinks, index),
  ];
}

async function checkWhole(site: UncheckedSite, options: CheckOptions): Promise<Diagnostic[]> {
  const { index, context, compiled, siteLinks, paths } = site;
  return [
    ...paths.diagnostics,
    ...faultsOfUsed(siteLinks, site.files.unusable, index),
    ...unusedImages(index, context.usedAssets, siteLinks, site.sources).filter(({ file }) =>
      site.files.isOwn(file),
    ),
    ...orphanPages({ ...site, records: compiled.records, sidebars: compiled.sidebars }),
    ...(options.publish === true ? checkPublish({ ...site, siteLinks: () => siteLinks }) : []),
    ...(await checkPromises(site, options)),
    ...((await options.external?.({ index, siteLinks })) ?? []),
  ];
}

/** Like is compared with like: the published site with this one as it is with the options that it was built with. */
async function checkPromises(site: UncheckedSite, options: CheckOptions): Promise<Diagnostic[]> {
  const { against, output } = options;
  if (against === undefined) return [];
  const { links, context } = await promisedPages(site, against.options, options);
  return checkContract(against, {
    index: site.index,
    links,
    builtLinks: site.links,
    unsure: context.incomplete,
    isWritten: output !== undefined,
  });
}

/** The findings in the severities that the site chose, sorted, apart from those that its baseline accepts. */
export function acceptFindings(
  { files, pages, site }: Findings,
  { index, textOf }: Pick<UncheckedSite, "index" | "textOf">,
  { today = "", external }: CheckOptions,
): Baselined {
  const isChecked = (code: string): boolean => external !== undefined || !isExternalCode(code);
  const all = withoutEchoes(withoutRepeats([...files, ...pages, ...site]));
  const judged = applyChecks(all, { index, today, textOf, isChecked });
  const baselined = applyBaseline(judged, { index, textOf, isChecked });
  return { ...baselined, findings: [...withSeverities(baselined.findings, index)].sort(compareDiagnostics) };
}

/** Anchors by address, of the pages that are complete. */
function anchorsOf({ index, context, compiled }: CompiledPages) {
  const whole = compiled.records.filter(
    ({ pathname }) => !context.incomplete.has(pathname) && !index.pages.isContested(pathname),
  );
  const anchors = new Map(whole.map((record) => [record.pathname, new Set(record.anchors)]));
  return (pathname: string): ReadonlySet<string> | undefined => anchors.get(pathname);
}

/** A value or link that two pages show is reported once, where it is written. */
function withoutRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ file, line, column, code, message }) => {
    const key = JSON.stringify([file, line, column, code, message]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
