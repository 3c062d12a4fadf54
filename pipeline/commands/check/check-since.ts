import { unrecordedValues } from "../../changes/unrecorded-values.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { UsageError } from "../../core/usage-error.ts";
import type { Site } from "../../site.ts";
import { commitsOf, pastSite, type SiteReader } from "../shared/past-site.ts";

/** Published values that changed since the revision that the person named, and that no revision entry explains. */
export async function checkSince(reader: SiteReader, site: Site, since: string): Promise<Diagnostic[]> {
  if (since.includes(".."))
    throw new UsageError(`--since takes one revision, not "${since}".`, "Compare two with fairlead diff.");
  const { prefix, from } = commitsOf(reader, since);
  return unrecordedValues(await pastSite(reader, prefix, from.commit), site, from.revision);
}
