import { type Checked, compareDiagnostics } from "../../core/diagnostics.ts";
import { countOf } from "../../core/text/phrase.ts";
import type { Site } from "../../site.ts";
import type { SourceFile } from "../../sources/read/read-data.ts";
import { textsOf } from "../../sources/read/texts-of.ts";
import { siteNotes } from "../shared/baseline-note.ts";
import { CachedCheckResult, type CheckResult, checkResultKey } from "../shared/cached-check-result.ts";
import type { Launch } from "../shared/launch.ts";
import type { OptionsOf } from "../shared/options.ts";
import { readDataFolder } from "../shared/read-data-folder.ts";
import { seconds } from "../shared/seconds.ts";
import { openSession, prepareThreads, report, type Session, say } from "../shared/session.ts";

type CheckSession = Session<OptionsOf<"check">>;

/** Checks everything that needs no rendering. */
export async function check(options: OptionsOf<"check">, launch: Launch): Promise<number> {
  const started = performance.now();
  const session = openSession(options, launch);
  const files = readDataFolder(options);
  prepareThreads(session, files.value.length);
  if (options.writeBaseline || options.prune)
    return (await import("./rewrite-baseline.ts")).rewriteBaseline(session, files, launch);
  const last = new CachedCheckResult(options);
  const key = checkResultKey(files, options, session.circumstances);
  const known = last.read(key);
  const {
    diagnostics,
    pages,
    drafts = 0,
    accepted,
    note,
    textOf,
  } = known ? { ...known, textOf: textsOf(files.value) } : await checkFolder(session, files);
  if (known === undefined) last.write(key, { diagnostics, pages, drafts, accepted, note });
  if (note !== undefined) say(options, note);
  if (report(options, { diagnostics, textOf, accepted })) return 1;
  say(options, `Checked ${pages} pages in ${seconds(started)}.`);
  if (drafts > 0)
    say(options, `${countOf(drafts, "draft")} left out; fairlead check --review looks at drafts too.`);
  return 0;
}

async function checkFolder(
  session: CheckSession,
  files: Checked<readonly SourceFile[]>,
): Promise<CheckResult & Pick<Site, "textOf">> {
  const site = await session.site({ files });
  const since = await sinceFindings(session, site);
  await session.threads.end();
  session.engine.values.close({ keepUnused: true });
  return {
    diagnostics: [...site.diagnostics, ...since.diagnostics].sort(compareDiagnostics),
    pages: site.records.length,
    drafts: draftsOf(site),
    accepted: site.accepted,
    note: siteNotes(site, since.value),
    textOf: site.textOf,
  };
}

function draftsOf({ index }: Site): number {
  if (index.review) return 0;
  return [...index.sources.values()].filter(({ data }) => data.state === "draft" || data.draft === true)
    .length;
}

/** The unrecorded changes since the revision that the person named, and a line on what was published since. */
async function sinceFindings(session: CheckSession, site: Site): Promise<Checked<string | undefined>> {
  const { since } = session.options;
  if (since === undefined) return { value: undefined, diagnostics: [] };
  const { checkSince } = await import("./check-since.ts");
  return checkSince(session, site, since);
}
