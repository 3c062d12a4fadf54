import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { UsageError } from "../../../core/usage-error.ts";
import type { Site } from "../../../site.ts";
import { displayPath } from "../../shared/display-path.ts";
import type { OptionsOf } from "../../shared/options.ts";
import { report, say } from "../../shared/session.ts";
import { cleanFacts } from "./clean-facts.ts";
import { DataTarget } from "./data-target.ts";
import { encodingNotes } from "./encoding-notes.ts";
import { type ForeignSite, findSystem } from "./find-system.ts";
import { finishSettings } from "./finish-settings.ts";
import { readFormerState } from "./former-state.ts";
import { mapFrontMatter } from "./front-matter.ts";
import { leaveOutPattern } from "./glob.ts";
import { rememberRun, runKey, unchangedSince } from "./last-run.ts";
import { joinOutcomes, mergeFiles } from "./merge-files.ts";
import type { ImportNote } from "./note.ts";
import { otherNotes } from "./other-notes.ts";
import { isPagePath, type Plan } from "./plan.ts";
import { planFiles } from "./plan-files.ts";
import { settleSite } from "./settle-site.ts";
import { settingsOf } from "./site-of-source.ts";
import { settingsText } from "./site-settings.ts";
import { soundSettings } from "./sound-settings.ts";
import { SourceFolder } from "./source-folder.ts";
import { tellImport, tellUnchanged } from "./tell-import.ts";
import { templateText } from "./template-text.ts";
import { writeBaseline } from "./write-baseline.ts";
import { writeFiles, writeState } from "./write-import.ts";

const usage = "Write fairlead import docs DIR --to DATA, where DIR holds the docs and their settings.";

/** Facts about Fairlead itself. */
interface Own {
  /** The description of a code in the manual. */
  readonly describe?: (code: string) => string | undefined;
  /** The version of the code that runs. */
  readonly code?: string;
}

/** A data folder from the docs of another system, or what changed in them since it was imported last; an exit code. */
export async function importDocs(
  options: OptionsOf<"import">,
  siteOf: (folder: string) => Promise<Site>,
  { describe = () => undefined, code = "" }: Own = {},
): Promise<number> {
  const source = sourceOf(options);
  const target = new DataTarget(targetOf(options));
  target.require(source.path);
  const former = readFormerState(target);
  const key = runKey(source, options, code);
  const differing = unchangedSince(key, former, target);
  if (differing !== undefined) {
    tellUnchanged(options, { target, source, differing });
    return 0;
  }
  const { site, notes: cleaned } = cleanFacts(findSystem(source, options.dialect));
  requireDocs(source, site);
  const planned = planFiles(source, site);
  const { plan, left, leftOut, secondNames, diagnostics } = planned;
  if (diagnostics.length > 0) {
    report(options, { diagnostics: [], textOf: () => undefined }, diagnostics);
    say(options, "Nothing was written.");
    return 1;
  }
  if (![...plan.keys()].some(isPagePath))
    throw new UsageError(`${displayPath(source.path)} has no docs in Markdown.`, usage);
  const mapped = mapAll(plan, site);
  const settled = await settleSite({
    ...{ plan, source, secondNames, siteOf },
    settings: settingsOf(source, site, options),
  });
  const finished = finishSettings(settled.settings, settled.site);
  const sound = soundSettings(settingsText({ ...settled.settings, ...finished }, plan));
  plan.set("site.yaml", { text: sound.text });
  const found = await writeBaseline(plan, { siteOf, describe });
  const notes = [
    ...found,
    ...[...mapped, ...settled.notes, ...finished.notes, ...otherNotes(site, left, plan)],
    ...planned.notes,
    ...leftOutNotes(options.leaveOut, leftOut),
    ...[...encodingNotes(source), ...cleaned, ...sound.notes],
  ];
  const merging = { plan, former, target };
  const outcomes = mergeFiles(merging);
  const merged = options.dryRun ? joinOutcomes(outcomes, merging) : writeFiles(outcomes, merging);
  // Before the state is written, so that what people have to decide is never lost.
  tellImport(options, { target, site, source, merged, plan, notes });
  if (options.dryRun) return 0;
  writeState(merged, { ...merging, notes });
  // A source that has changed meanwhile may have been read before or after.
  const isWhole = merged.conflicts.length === 0 && runKey(source, options, code) === key;
  rememberRun(isWhole ? key : undefined, textsIn(plan), target);
  return 0;
}

function textsIn(plan: Plan): number {
  return [...plan.values()].filter((file) => "text" in file).length;
}

function sourceOf({ operands: [, folder], encoding, leaveOut }: OptionsOf<"import">): SourceFolder {
  if (folder === undefined) throw new UsageError("import docs needs a folder.", usage);
  const path = resolve(folder);
  if (!existsSync(path)) throw new UsageError(`There is no folder ${displayPath(path)}.`, usage);
  if (!statSync(path).isDirectory())
    throw new UsageError(
      `${displayPath(path)} is no folder.`,
      "Unpack an archive first; nothing is unpacked here.",
    );
  return new SourceFolder(path, encoding, leaveOut.map(leaveOutPattern));
}

function targetOf({ to }: OptionsOf<"import">): string {
  if (to === undefined) throw new UsageError("import docs needs a data folder to write.", usage);
  return resolve(to);
}

/** Front matter of all pages as pages have it here. */
function mapAll(plan: Plan, { dialect, facts: { variables, books = [] } }: ForeignSite): ImportNote[] {
  return [...plan].flatMap(([path, file]) => {
    if (!("text" in file) || !isPagePath(path)) return [];
    const book = books.map((folder) => `docs/${folder}`).find((folder) => path.startsWith(`${folder}/`));
    const hasTemplates = variables !== undefined || book !== undefined;
    const filled = hasTemplates
      ? templateText(file.text, { file: path, variables: variables ?? {}, book })
      : { text: file.text, notes: [] };
    const mapped = mapFrontMatter(path, filled.text, dialect);
    if (mapped.text !== file.text) plan.set(path, { text: mapped.text });
    return [...filled.notes, ...mapped.notes];
  });
}

function leftOutNotes(globs: readonly string[], files: readonly string[]): ImportNote[] {
  const patterns = globs.map((glob) => [glob, leaveOutPattern(glob)] as const);
  const unused = patterns.filter(([, pattern]) => !files.some((file) => pattern.test(file)));
  return [
    ...files.map((file): ImportNote => ({ kind: "left", message: "Files that --leave-out names", file })),
    ...unused.map(
      ([glob]): ImportNote => ({
        kind: "todo",
        message: "Patterns of --leave-out that no file of the docs fits",
        file: glob,
      }),
    ),
  ];
}

function requireDocs(source: SourceFolder, { facts }: ForeignSite): void {
  if (source.hasFolder(facts.docs)) return;
  const folder = displayPath(join(source.path, facts.docs));
  throw new UsageError(`There is no folder ${folder}, where the settings have the docs.`, usage);
}
