import type { SiteShell } from "../../../../schema/generated/types.ts";
import { applyRules } from "../../../checks/rules/index.ts";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import type { ExportedFile } from "../../../exports/make-exports.ts";
import { indexFiles, type ParsedFiles } from "../../../model/index-files.ts";
import { contextOf } from "../../../pages/compile-pages.ts";
import { routeTemplates } from "../../../pages/compile-site.ts";
import type { CompileContext } from "../../../pages/context.ts";
import { siteShell } from "../../../pages/shell.ts";
import type { SiteOptions } from "../../../site.ts";
import { exportsOf } from "../../../site.ts";
import type { SiteFiles } from "../../../sources/site/read-files.ts";
import { isSameJson } from "./same-json.ts";

/** What is known of a former site. */
interface FormerFrame {
  readonly shell: SiteShell;
  /** The files below /exports, where they can be no others; absent: they are made. */
  readonly exports?: readonly ExportedFile[] | undefined;
  /** Days of the last changes of files; absent: they are asked for. */
  readonly lastChanges?: CompileContext["lastChanges"] | undefined;
}

/** A site before its pages are compiled. */
interface FramedSite {
  readonly context: CompileContext;
  readonly exports: readonly ExportedFile[];
  readonly ruled: readonly Diagnostic[];
  /** All that was found so far, what the rules say included. */
  readonly found: readonly Diagnostic[];
}

/**
 * The steps of a whole site up to the pages, for whoever then makes some of them. Undefined where the frame around the
 * pages is another one than before, so that all of them are.
 */
export function withinFrame(
  parsed: ParsedFiles,
  files: SiteFiles,
  former: FormerFrame,
  options: SiteOptions,
): FramedSite | undefined {
  const { value, diagnostics } = indexFiles(parsed, files, {
    review: options.review,
    templates: routeTemplates,
  });
  const ruled = applyRules(value);
  const exports = former.exports ?? exportsOf(value, ruled, options);
  const context = contextOf(value, exports, options, former.lastChanges);
  if (!isSameJson(siteShell(context, options.client, options.url), former.shell)) return undefined;
  return { context, exports, ruled, found: [...files.diagnostics, ...diagnostics, ...ruled] };
}
