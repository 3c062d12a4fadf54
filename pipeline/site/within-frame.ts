import type { SiteShell } from "../../schema/generated/types.ts";
import { routeTemplates } from "../compile/compile-site.ts";
import type { CompileContext } from "../compile/context.ts";
import { siteShell } from "../compile/shell.ts";
import type { Diagnostic } from "../diagnostics.ts";
import type { ExportedFile } from "../exports/make-exports.ts";
import type { SiteOptions } from "../site.ts";
import { exportsOf } from "../site.ts";
import { applyRules } from "../validate/rules/index.ts";
import { contextOf } from "./compile-pages.ts";
import { indexFiles, type ParsedFiles } from "./index-files.ts";
import { isSameJson } from "./same-json.ts";
import type { SiteFiles } from "./sources/read-files.ts";

/** What is known of a former site. */
export interface FormerFrame {
  readonly shell: SiteShell;
  /** The files below /exports, where they can be no others; absent: they are made. */
  readonly exports?: readonly ExportedFile[] | undefined;
  /** Days of the last changes of files; absent: they are asked for. */
  readonly lastChanges?: CompileContext["lastChanges"] | undefined;
}

/** A site before its pages are compiled. */
export interface FramedSite {
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
