import { type Checked, compareDiagnostics, type Diagnostic } from "../diagnostics.ts";
import type { SourceFile } from "../read/read-data.ts";
import type { Site } from "../site.ts";
import type { Launch } from "./main.ts";
import { type Options, UsageError } from "./options.ts";
import { commitsOf, pastSite, type SiteReader } from "./past-site.ts";
import { readDataFolder } from "./read-data-folder.ts";
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
  const since = await judgeSince(session, site, session.options.since);
  await session.threads.end();
  session.store.close({ keepUnused: true });
  return {
    diagnostics: [...site.diagnostics, ...since].sort(compareDiagnostics),
    pages: site.records.length,
    textOf: site.textOf,
  };
}

/** The text of a file, for the frame of a diagnostic. */
export function textsOf(files: readonly SourceFile[]): Site["textOf"] {
  const texts = new Map(files.flatMap((file) => (file.kind === "text" ? [[file.path, file] as const] : [])));
  return (path) => texts.get(path)?.text;
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
  const { unrecordedValues } = await import("../changes/unrecorded-values.ts");
  return unrecordedValues(await pastSite(reader, prefix, from.commit), site, from.revision);
}

/** Time since a moment, for people: "0.8 s". */
export function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(2)}\u00A0s`;
}
