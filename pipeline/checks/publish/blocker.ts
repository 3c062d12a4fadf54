import type { SiteShell } from "../../../schema/generated/types.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { SiteLink } from "../../model/resolve/site-links.ts";
import type { TextOf } from "../../sources/read/texts-of.ts";

/** Something that a person has to supply before a site is published, and what waits for it. */
export interface Blocker {
  /** What to supply, as a whole sentence. */
  readonly supply: string;
  /** How many places of the site wait for it: the larger, the earlier it stands in the report. */
  readonly places: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** What the rules look at. */
export interface CandidateSite {
  readonly index: SiteIndex;
  /** Where it will be published, as far as that is known. */
  readonly shell: Pick<SiteShell, "url" | "base">;
  /** Every link of every published file; collected only for a rule that asks. */
  readonly siteLinks: () => readonly SiteLink[];
  readonly textOf: TextOf;
}

/** One reason why a site is not ready for the public. */
export type PublishRule = (site: CandidateSite) => readonly Blocker[];
