import type { Diagnostic } from "../../../diagnostics.ts";
import type { SiteIndex } from "../../../resolve/site-index.ts";
import type { ProseFile } from "../prose-file.ts";
import type { ProseSettings } from "../settings.ts";

/** What a prose rule judges. */
export interface ProseSite {
  readonly index: SiteIndex;
  readonly settings: ProseSettings;
  /** Every file that could be read, by path. */
  readonly files: ReadonlyMap<string, ProseFile>;
}

/** A writing rule. It judges the whole site and says where the text breaks it. */
export type ProseRule = (site: ProseSite) => readonly Diagnostic[];
