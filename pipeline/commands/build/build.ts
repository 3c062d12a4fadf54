import { join } from "node:path";
import type { Checked, Diagnostic } from "../../core/diagnostics.ts";
import type { Engine } from "../../engine/engine.ts";
import type { SiteContent } from "../../pages/site-content.ts";
import type { BuildTools } from "../../render/producer.ts";
import type { Site } from "../../site.ts";
import type { SourceFile } from "../../sources/read/read-data.ts";
import { textsOf } from "../../sources/read/texts-of.ts";
import type { EarlyFindings } from "../../write/early-findings.ts";
import type { LinkHelper } from "../../write/link-tree.ts";
import { withBuildLock } from "../../write/location/build-lock.ts";
import type { OutputChoice } from "../../write/location/output-problem.ts";
import { retainedReleasesFile } from "../../write/retained-files.ts";
import { StreamingWriter } from "../../write/streaming-writer.ts";
import { findTask, linkTask } from "../../write/write-tasks.ts";
import { isOutputOf, type WriteReport, writeTree } from "../../write/write-tree.ts";
import { siteNotes } from "../shared/baseline-note.ts";
import { CachedCheckResult, type CheckResult, checkResultKey } from "../shared/cached-check-result.ts";
import type { Launch } from "../shared/launch.ts";
import { requirePrevious } from "../shared/named-folders.ts";
import type { OptionsOf } from "../shared/options.ts";
import { publishNote } from "../shared/publish-note.ts";
import { readDataFolder } from "../shared/read-data-folder.ts";
import { seconds } from "../shared/seconds.ts";
import { isRefused, openSession, prepareThreads, report, type Session, say } from "../shared/session.ts";
import { missingAddress } from "../shared/site-address.ts";
import { sourceDate } from "../shared/source-date.ts";

type BuildSession = Session<OptionsOf<"build">>;

/** So many files of the data folder count as one thing: to look at what was written of them takes far less than to parse them. */
const FILES_PER_THING = 10;

/** Checks, renders, writes. On an error nothing is written and the last good output stays. */
export async function build(options: OptionsOf<"build">, launch: Launch): Promise<number> {
  const started = performance.now();
  const session = openSession(options, launch);
  requirePrevious(options);
  const outcome = await withBuildLock(options.out, () => buildLocked(session, started));
  if (outcome.ok) return outcome.value;
  return refuse(options, outcome.problem);
}

async function buildLocked(session: BuildSession, started: number): Promise<number> {
  const { options, circumstances } = session;
  const files = readDataFolder(options);
  prepareThreads(session, files.value.length);
  const last = new CachedCheckResult(options);
  const input = checkResultKey(files, options, circumstances);
  const known = last.read(input);
  if (known && input !== undefined && isStillRight(known, input, options)) {
    report(options, { ...known, textOf: textsOf(files.value) });
    sayNote(options, known);
    say(options, `Built ${known.pages} pages in ${seconds(started)} (0 rendered, no file changed).`);
    return 0;
  }
  const findings = findOutput(session, files.value.length);
  const made = await makeAll(session, { files, input, started, findings });
  if (typeof made === "number") return made;
  last.write(input, made);
  return 0;
}

/** Whether the output is the one that a build from these files would make. */
function isStillRight({ diagnostics }: CheckResult, input: string, options: OptionsOf<"build">): boolean {
  return !isRefused(options, diagnostics) && isOutputOf(input, foldersOf(options));
}

/** Looks at the output meanwhile, where there are so many files of it that a thread pays; else that is done in its turn. */
async function findOutput(
  { options, engine }: BuildSession,
  files: number,
): Promise<EarlyFindings | undefined> {
  const worth = files / FILES_PER_THING;
  return engine.aside(findTask, () => foldersOf(options), { worth })?.catch(() => undefined);
}

interface Making {
  readonly files: Checked<readonly SourceFile[]>;
  readonly input: string | undefined;
  readonly started: number;
  readonly findings: Promise<EarlyFindings | undefined>;
}

/** Makes and writes the site; an exit code where nothing was written. */
async function makeAll(
  session: BuildSession,
  { files: sources, input, started, findings }: Making,
): Promise<CheckResult | number> {
  const { options } = session;
  const read = await session.site({ files: sources });
  const note = notesOf(read);
  sayNote(options, { note });
  if (isRefused(options, findingsOf(read))) return writeNothing(session, read);
  const printed = options.pdf
    ? await (await import("./print-datasheets.ts")).printDatasheets(session, read)
    : { ok: true as const, sheets: [] };
  if (!printed.ok) return refuse(options, printed.problem);
  const site =
    printed.sheets.length === 0 ? read : await session.site({ sheets: printed.sheets, files: sources });
  if (isRefused(options, findingsOf(site))) return writeNothing(session, site);
  const pictures = await picturesOf(site, session);
  const early = StreamingWriter.begin(choiceOf(options));
  try {
    const made = await writeSite(site, { session, pictures, early, input, started, findings });
    return typeof made === "number" ? made : { ...made, note };
  } finally {
    early?.end();
    pictures?.values.close({ keepUnused: true });
  }
}

/** The notes of a build about a site besides diagnostics, a line each. */
function notesOf(site: Site): string | undefined {
  return siteNotes(site, publishNote(site));
}

function sayNote(options: OptionsOf<"build">, { note }: Pick<CheckResult, "note">): void {
  if (note !== undefined) say(options, note);
}

/** The findings about a site, and those that only a build reports. */
function findingsOf(site: Pick<SiteContent, "diagnostics" | "shell">): Diagnostic[] {
  return [...missingAddress(site), ...site.diagnostics];
}

interface Writing extends Omit<Making, "files"> {
  readonly session: BuildSession;
  readonly pictures: Engine | undefined;
  readonly early: StreamingWriter | undefined;
}

async function writeSite(
  site: SiteContent,
  { session, pictures, early, input, started, findings }: Writing,
): Promise<CheckResult | number> {
  const { options, bundle, engine, threads, progress } = session;
  const { buildSite } = await import("../../build.ts");
  const copy = copyOf(options);
  const tools = { bundle, engine, pictures, early, assert: true };
  const built = await buildSite(site, { ...tools, ...copy });
  const outputFindings = await findings;
  const { textOf, shell, accepted } = site;
  const found = { shell, diagnostics: [...site.diagnostics, ...built.diagnostics], textOf };
  const diagnostics = findingsOf(found);
  if (isRefused(options, diagnostics)) {
    await threads.end();
    return writeNothing(session, found);
  }
  const files = [...built.all(), ...retainedReleasesFile(options.previous)];
  // Threads are ended while this one writes, where none is to link.
  const hasTree = outputFindings?.tree !== undefined;
  const ended = hasTree ? threads.end() : undefined;
  const helper = engine.hasThreads ? linkHelper(engine) : undefined;
  const written = await writeTree(files, {
    ...choiceOf(options),
    input,
    findings: outputFindings,
    early,
    helper,
    onProgress: progress && ((done, total) => progress.count("write", done, total)),
  });
  engine.values.close({ keepUnused: false });
  pictures?.values.close({ keepUnused: false });
  await (ended ?? threads.end());
  if (!written.ok) return refuse(options, written.problem);
  report(options, { diagnostics, textOf, accepted });
  say(
    options,
    `Built ${built.pages} pages in ${seconds(started)} (${built.rendered} rendered, ${filesInWords(written.value)}).`,
  );
  return { diagnostics, accepted, pages: built.pages };
}

/** A thread that is there anyway. Whatever hinders it, the next build goes without what it was to link. */
function linkHelper(engine: Engine): LinkHelper {
  return async (links) => {
    const linked = engine
      .aside(linkTask, () => links)
      ?.then(
        () => true,
        () => false,
      );
    return (await linked) ?? false;
  };
}

/** The pictures for links to a site that were drawn before; nothing where it has none, or is no release. */
async function picturesOf(
  site: SiteContent,
  { options, bundle, engine }: BuildSession,
): Promise<Engine | undefined> {
  if (site.pictures.length === 0 || options.removeWorker) return undefined;
  const { openPictures } = await import("../../outputs/open-graph/picture-files.ts");
  return engine.over(openPictures(options.cache, bundle.pictureFonts));
}

/** Where the output lies, and what is known of it. */
function foldersOf({ out, cache }: OptionsOf<"build">): {
  readonly out: string;
  readonly cacheDir: string | undefined;
} {
  return { out, cacheDir: cache === undefined ? undefined : join(cache, "output") };
}

/** The folder that becomes the output, and those that it may have nothing to do with. */
function choiceOf(options: OptionsOf<"build">): OutputChoice {
  const { data, previous } = options;
  return { ...foldersOf(options), sources: [data], ...(previous === undefined ? {} : { previous }) };
}

/** The kind of build for devices: a copy of a release, or pages that neither save nor register a worker. */
function copyOf({
  removeWorker,
  release,
}: OptionsOf<"build">): Pick<BuildTools, "release" | "rootAttributes"> {
  if (removeWorker) return { rootAttributes: "data-offline-off" };
  return {
    release: {
      release,
      date: sourceDate()
        ?.toISOString()
        .replace(/\.\d+Z$/, "Z"),
    },
  };
}

function writeNothing(
  { options, engine }: BuildSession,
  site: Pick<SiteContent, "diagnostics" | "textOf" | "shell">,
): number {
  report(options, { diagnostics: findingsOf(site), textOf: site.textOf });
  engine.values.close({ keepUnused: true });
  say(options, "Nothing was written.");
  return 1;
}

function filesInWords({ created: written, linked, copied, removed, swapped }: WriteReport): string {
  if (!swapped) return "no file changed";
  return [
    `${written} files written`,
    `${linked + copied} kept`,
    ...(removed > 0 ? [`${removed} removed`] : []),
  ].join(", ");
}

/** The output cannot be written: a diagnostic like any other, in the wanted form. */
function refuse(options: OptionsOf<"build">, problem: Diagnostic): number {
  report(options, { diagnostics: [], textOf: () => undefined }, [problem]);
  return 1;
}
