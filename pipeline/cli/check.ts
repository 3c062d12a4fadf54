import { type Checked, compareDiagnostics, type Diagnostic } from "../diagnostics.ts";
import type { SourceFile } from "../read/read-data.ts";
import { textsOf } from "../read/texts-of.ts";
import type { Site } from "../site.ts";
import type { Launch } from "./main.ts";
import type { Options } from "./options.ts";
import { readDataFolder } from "./read-data-folder.ts";
import { seconds } from "./seconds.ts";
import { openSession, report, type Session, say } from "./session.ts";
import { LastVerdict, type Verdict, verdictKey } from "./verdict.ts";

/** Judges everything that needs no rendering. */
export async function check(options: Options, launch: Launch): Promise<number> {
  const started = performance.now();
  const session = openSession(options, launch);
  const files = readDataFolder(options);
  const last = new LastVerdict(options);
  const key = verdictKey(files, options, session.circumstances);
  const known = last.read(key);
  const { diagnostics, pages, textOf } = known
    ? { ...known, textOf: textsOf(files.value) }
    : await judge(session, files);
  if (known === undefined) last.write(key, { diagnostics, pages });
  if (report(options, { diagnostics, textOf })) return 1;
  say(options, `Checked ${pages} pages in ${seconds(started)}.`);
  return 0;
}

async function judge(
  session: Session,
  files: Checked<readonly SourceFile[]>,
): Promise<Verdict & Pick<Site, "textOf">> {
  const site = await session.site({ files });
  const since = await sinceFindings(session, site);
  await session.threads.end();
  session.store.close({ keepUnused: true });
  return {
    diagnostics: [...site.diagnostics, ...since].sort(compareDiagnostics),
    pages: site.records.length,
    textOf: site.textOf,
  };
}

/** What has changed without a word since the revision that the person named. */
async function sinceFindings(session: Session, site: Site): Promise<readonly Diagnostic[]> {
  const { since } = session.options;
  if (since === undefined) return [];
  const { judgeSince } = await import("./judge-since.ts");
  return judgeSince(session, site, since);
}
