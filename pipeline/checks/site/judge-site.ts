import { compareDiagnostics, type Diagnostic } from "../../core/diagnostics.ts";
import { judgeDownloads } from "../../model/resolve/judge-downloads.ts";
import { judgePictures } from "../../model/resolve/judge-pictures.ts";
import { judgeRedirects } from "../../model/resolve/judge-redirects.ts";
import { type Edge, judgeEdges, judgeReferences } from "../../model/resolve/link-edges.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { unstableAnchors } from "../../model/resolve/unstable-anchors.ts";
import { unusedImages } from "../../model/resolve/unused-images.ts";
import type { CompiledPages } from "../../pages/compile-pages.ts";
import type { CompileContext } from "../../pages/context.ts";
import { pictureFaults } from "../../pages/kept-pictures.ts";
import { orphanPages } from "../../pages/pages/orphan-pages.ts";
import { judgeValues } from "../../pages/values/judge-values.ts";
import type { Source } from "../../sources/parse/source.ts";
import type { TextOf } from "../../sources/read/texts-of.ts";
import type { SiteFiles } from "../../sources/site/read-files.ts";
import { judgeContract } from "../contract/judge-contract.ts";
import { isExternalCode } from "../external/judge-outcomes.ts";
import { applyChecks } from "../settings/apply-checks.ts";
import type { JudgeOptions } from "./judge-options.ts";
import type { JudgedPaths } from "./judge-paths.ts";
import { judgeTexts } from "./judge-texts.ts";
import { promisedPages } from "./promised-pages.ts";
import { withoutEchoes } from "./without-echoes.ts";

/** All that is known of a site before it is judged as a whole. */
export interface JudgedSite extends CompiledPages {
  readonly files: SiteFiles;
  readonly sources: readonly Source[];
  /** What the steps before have found. */
  readonly found: readonly Diagnostic[];
  readonly textOf: TextOf;
  /** What a build would write. */
  readonly paths: JudgedPaths;
}

/** What is wrong with a site, by what has to be looked at to find it, in the severities of the rules. */
export interface Findings {
  /** The files and the index of them. */
  readonly files: readonly Diagnostic[];
  /** Pages and what they link to, each by itself. */
  readonly pages: readonly Diagnostic[];
  /** All pages together. */
  readonly site: readonly Diagnostic[];
}

/** All mistakes of all files. */
export async function judgeSite(site: JudgedSite, options: JudgeOptions): Promise<Findings> {
  const files = judgeFiles(site, options);
  await options.pause?.();
  const pages = judgePages(site, options);
  await options.pause?.();
  return { files, pages, site: await judgeWhole(site, options) };
}

/** What needs no page. */
export function judgeFiles(
  { index, files, found }: Pick<JudgedSite, "index" | "files" | "found">,
  { store, today = "" }: JudgeOptions,
): Diagnostic[] {
  return [
    ...found,
    ...judgeReferences(index),
    ...judgeValues(index),
    ...judgeRedirects(index),
    ...judgeTexts({ index, files, store, today }),
  ];
}

/** What the compiled pages, and the edges, are judged by; both may be some of the site. */
export interface JudgedPages {
  readonly index: SiteIndex;
  readonly context: CompileContext;
  /** What the records were found to have wrong; `records` has also those that are linked to. */
  readonly compiled: Pick<CompiledPages["compiled"], "records" | "diagnostics">;
  readonly edges: readonly Edge[];
}

/** What compiling has found, and what the links and files of all pages come to. */
export function judgePages(
  { index, context, compiled, edges }: JudgedPages,
  { store }: JudgeOptions,
): Diagnostic[] {
  return [
    ...compiled.diagnostics,
    ...context.diagnostics,
    ...judgeEdges(edges, anchorsOf({ index, context, compiled })),
    ...judgeDownloads(edges),
    ...judgePictures(edges, pictureFaults(store)),
    ...unstableAnchors(index, edges),
  ];
}

async function judgeWhole(site: JudgedSite, options: JudgeOptions): Promise<Diagnostic[]> {
  const { index, context, compiled, edges, paths } = site;
  return [
    ...paths.diagnostics,
    ...unusedImages(index, context.usedAssets, edges, site.sources),
    ...orphanPages({ ...site, records: compiled.records, sidebars: compiled.sidebars }),
    ...(await judgePromises(site, options)),
    ...((await options.external?.({ index, edges })) ?? []),
  ];
}

/** Like is held against like: the published site against what this one is with the options that it was built with. */
async function judgePromises(site: JudgedSite, options: JudgeOptions): Promise<Diagnostic[]> {
  const { against, output } = options;
  if (against === undefined) return [];
  const { links, context } = await promisedPages(site, against.options, options);
  return judgeContract(against, {
    ...{ index: site.index, links, made: site.links },
    ...{ unsure: context.incomplete, isWritten: output !== undefined },
  });
}

/** What was found, in the severities that the site chose, sorted. */
export function acceptFindings(
  { files, pages, site }: Findings,
  { index, textOf }: Pick<JudgedSite, "index" | "textOf">,
  { today = "", external }: JudgeOptions,
): Diagnostic[] {
  const accepted = applyChecks(withoutEchoes(withoutRepeats([...files, ...pages, ...site])), {
    ...{ index, today, textOf },
    isJudged: (code) => external !== undefined || !isExternalCode(code),
  });
  return [...accepted].sort(compareDiagnostics);
}

/** Anchors by address, of the pages of which no part is missing. */
function anchorsOf({ index, context, compiled }: Omit<JudgedPages, "edges">) {
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
