import type { Diagnostic } from "../../core/diagnostics.ts";
import type { Blocker, CandidateSite, PublishRule } from "./blocker.ts";
import { contactMissing } from "./contact-missing.ts";
import { legalDrafts } from "./legal-drafts.ts";
import { ownSources } from "./own-sources.ts";
import { readings } from "./readings.ts";
import { workingPapers } from "./working-papers.ts";

/** Findings with the same number of places keep the order of this list. */
const rules: readonly PublishRule[] = [contactMissing, legalDrafts, ownSources, workingPapers, readings];

/** Everything that blocks publication; findings for which most places wait come first. */
export function findBlockers(site: CandidateSite): Blocker[] {
  return rules.flatMap((rule) => rule(site)).sort((a, b) => b.places - a.places);
}

/** The same as diagnostics. */
export function checkPublish(site: CandidateSite): Diagnostic[] {
  return findBlockers(site).flatMap(({ diagnostics }) => diagnostics);
}
