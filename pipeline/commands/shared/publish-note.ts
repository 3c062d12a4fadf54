import type { Blocker, CandidateSite } from "../../checks/publish/blocker.ts";
import { findBlockers } from "../../checks/publish/check-publish.ts";
import { once } from "../../core/once.ts";
import { countOf } from "../../core/text/phrase.ts";
import { collectLinks } from "../../model/resolve/site-links.ts";
import type { Site } from "../../site.ts";

/** The answers and files that a person has to supply before a site is published. */
export function blockersOf({ index, shell, textOf }: Pick<Site, "index" | "shell" | "textOf">): Blocker[] {
  const site: CandidateSite = { index, shell, textOf, siteLinks: once(() => collectLinks(index)) };
  return findBlockers(site);
}

/** One line that a build has to say of a site which is not ready for the public. */
export function publishNote(site: Pick<Site, "index" | "shell" | "textOf">): string | undefined {
  const blockers = blockersOf(site);
  if (blockers.length === 0) return undefined;
  return `Warning: not ready to be published, ${countOf(blockers.length, "thing")} to supply: fairlead report publish lists what.`;
}
