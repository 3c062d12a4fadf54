import { applyChecks } from "../checks/apply-checks.ts";
import { judgeValues } from "../compile/judge-values.ts";
import { orphanPages } from "../compile/orphan-pages.ts";
import { judgeContract } from "../contract/judge-contract.ts";
import { compareDiagnostics, type Diagnostic } from "../diagnostics.ts";
import { isExternalCode } from "../external/judge-outcomes.ts";
import { judgePictures } from "../resolve/judge-pictures.ts";
import { judgeRedirects } from "../resolve/judge-redirects.ts";
import { judgeEdges, judgeReferences } from "../resolve/link-edges.ts";
import type { Source } from "../resolve/source.ts";
import { unstableAnchors } from "../resolve/unstable-anchors.ts";
import { unusedImages } from "../resolve/unused-images.ts";
import type { SiteOptions } from "../site.ts";
import type { CompiledPages } from "./compile-pages.ts";
import { judgeTexts } from "./judge-texts.ts";
import { pictureFaults } from "./kept-pictures.ts";
import type { SiteFiles } from "./read-files.ts";

/** All that is known of a site before it is judged as a whole. */
export interface JudgedSite extends CompiledPages {
  readonly files: SiteFiles;
  readonly sources: readonly Source[];
  /** What the steps before have found. */
  readonly found: readonly Diagnostic[];
  readonly textOf: (path: string) => string | undefined;
}

/** All mistakes of all files, in the severities that the site chose, sorted. */
export async function judgeSite(site: JudgedSite, options: SiteOptions): Promise<Diagnostic[]> {
  const { index, context, compiled, edges, links, files, textOf } = site;
  const { store, today = "", against, external } = options;
  const diagnostics = [
    ...site.found,
    ...judgeReferences(index),
    ...judgeValues(index),
    ...compiled.diagnostics,
    ...context.diagnostics,
    ...judgeEdges(edges, anchorsOf(site)),
    ...judgePictures(edges, pictureFaults(store)),
    ...judgeRedirects(index),
    ...unstableAnchors(index, edges),
    ...unusedImages(index, context.usedAssets, edges, site.sources),
    ...orphanPages({ ...site, records: compiled.records, sidebars: compiled.sidebars }),
    ...judgeTexts({ index, files, store, today }),
    ...(against === undefined ? [] : judgeContract(against, { index, links, unsure: context.incomplete })),
    ...((await external?.({ index, edges })) ?? []),
  ];
  const accepted = applyChecks(withoutRepeats(diagnostics), {
    ...{ index, today, textOf },
    isJudged: (code) => external !== undefined || !isExternalCode(code),
  });
  return [...accepted].sort(compareDiagnostics);
}

/** Anchors by address, of the pages of which no part is missing. */
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
