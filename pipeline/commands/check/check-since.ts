import { addedValuesNote } from "../../changes/added-values.ts";
import { unrecordedValues } from "../../changes/unrecorded-values.ts";
import type { Checked } from "../../core/diagnostics.ts";
import { UsageError } from "../../core/usage-error.ts";
import type { Site } from "../../site.ts";
import { commitsOf, pastSite, type SiteReader } from "../shared/past-site.ts";

/**
 * Published values that changed since the revision that the person named, and that no revision entry explains; and one
 * line on the values that were published since then.
 */
export async function checkSince(
  reader: SiteReader,
  site: Site,
  since: string,
): Promise<Checked<string | undefined>> {
  if (since.includes(".."))
    throw new UsageError(`--since takes one revision, not "${since}".`, "Compare two with fairlead diff.");
  const { prefix, from } = commitsOf(reader, since);
  const old = await pastSite(reader, prefix, from.commit);
  return {
    value: addedValuesNote(old, site, from.revision),
    diagnostics: unrecordedValues(old, site, from.revision),
  };
}
