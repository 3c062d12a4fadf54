import type { Diagnostic } from "../../../core/diagnostics.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { ProseFile } from "../prose-file.ts";
import type { ProseSettings } from "../settings.ts";

/** A writing rule that needs to see one file alone: what it says is kept until the file or the settings change. */
export type FileRule = (settings: ProseSettings) => (file: ProseFile) => readonly Diagnostic[];

/** The data that a rule over all pages checks. */
interface ProseSite {
  readonly index: SiteIndex;
  readonly settings: ProseSettings;
  /** Words of running text by file, for every file that could be read. */
  readonly words: ReadonlyMap<string, number>;
}

/** A writing rule that compares pages, or that depends on what is published. */
export type SiteRule = (site: ProseSite) => readonly Diagnostic[];
