import { unrecordedValues } from "../changes/unrecorded-values.ts";
import { compareDiagnostics, type Diagnostic } from "../diagnostics.ts";
import type { Site } from "../site.ts";
import type { Launch } from "./main.ts";
import { type Options, UsageError } from "./options.ts";
import { commitsOf, pastSite, type SiteReader } from "./past-site.ts";
import { openSession, report, say } from "./session.ts";

/** Judges everything that needs no rendering. */
export async function check(options: Options, launch: Launch): Promise<number> {
  const started = performance.now();
  const session = openSession(options, launch);
  const site = await session.site();
  const since = await judgeSince(session, site, options.since);
  session.store.close({ keepUnused: true });
  const diagnostics = [...site.diagnostics, ...since].sort(compareDiagnostics);
  if (report(options, { diagnostics, textOf: site.textOf })) return 1;
  say(options, `Checked ${site.records.length} pages in ${seconds(started)}.`);
  return 0;
}

/** Published values that changed since the revision that the person named, and that no revision entry explains. */
export async function judgeSince(
  reader: SiteReader,
  site: Site,
  since: string | undefined,
): Promise<Diagnostic[]> {
  if (since === undefined) return [];
  if (since.includes(".."))
    throw new UsageError(`--since takes one revision, not "${since}".`, "Compare two with fairlead diff.");
  const { prefix, from } = commitsOf(reader, since);
  return unrecordedValues(await pastSite(reader, prefix, from.commit), site, from.revision);
}

/** Time since a moment, for people: "0.8 s". */
export function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(2)}\u00A0s`;
}
