import type { SiteShell } from "../../../schema/generated/types.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { SiteLink } from "../../model/resolve/site-links.ts";
import type { TextOf } from "../../sources/read/texts-of.ts";

/** Something that a person has to supply before a site is published, and what waits for it. */
export interface Blocker {
  /** The answer or file to supply, as a whole sentence. */
  readonly supply: string;
  /** The number of places of the site that wait for it: the report lists those with the most places first. */
  readonly places: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** The site as the rules see it. */
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
