import { join } from "node:path";
import { UsageError } from "../../../core/usage-error.ts";
import type { Site } from "../../../site.ts";
import { displayPath } from "../../shared/display-path.ts";
import type { OptionsOf } from "../../shared/options.ts";
import { report, say } from "../../shared/session.ts";
import { cleanFacts } from "./clean-facts.ts";
import type { DataTarget } from "./data-target.ts";
import { encodingNotes } from "./encoding-notes.ts";
import { type ForeignSite, findSystem } from "./find-system.ts";
import { finishSettings } from "./finish-settings.ts";
import type { FormerState } from "./former-state.ts";
import { mapFrontMatter } from "./front-matter.ts";
import { leaveOutPattern } from "./glob.ts";
import { rememberRun, runKey } from "./last-run.ts";
import { joinOutcomes, mergeFiles } from "./merge-files.ts";
import { mirroredRedirects } from "./mirrored-redirects.ts";
import type { ImportNote } from "./note.ts";
import { otherNotes } from "./other-notes.ts";
import { isPagePath, type Plan } from "./plan.ts";
import { planFiles } from "./plan-files.ts";
import { type Settling, settleSite } from "./settle-site.ts";
import { settingsOf } from "./site-of-source.ts";
import { settingsText } from "./site-settings.ts";
import { soundSettings } from "./sound-settings.ts";
import type { SourceFolder } from "./source-folder.ts";
import { Staging } from "./staging.ts";
import { tellImport } from "./tell-import.ts";
import { templateText } from "./template-text.ts";
import { usage } from "./usage.ts";
import { writeBaseline } from "./write-baseline.ts";
import { writeFiles, writeState } from "./write-import.ts";

interface Importing {
  readonly options: OptionsOf<"import">;
  readonly source: SourceFolder;
  readonly target: DataTarget;
  readonly former: FormerState;
  /** The key of this run, for the next one. */
  readonly key: string | undefined;
  readonly siteOf: (folder: string) => Promise<Site>;
  readonly describe: (code: string) => string | undefined;
  readonly code: string;
}

/** Imports a source whole: plans the files, settles the site, and merges it into the data folder. Gives the exit code. */
export async function importSource({
  options,
  source,
  target,
  former,
  key,
  siteOf,
  describe,
  code,
}: Importing): Promise<number> {
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
  const settings = settingsOf(source, site, options);
  const settled = await settledPlan({ plan, source, secondNames, siteOf, settings, describe });
  const notes = [
    ...settled.findings,
    ...[...mapped, ...settled.mended, ...otherNotes(site, left, plan)],
    ...planned.notes,
    ...leftOutNotes(options.leaveOut, leftOut),
    ...[...encodingNotes(source), ...cleaned, ...settled.refused],
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

interface SettledNotes {
  /** The findings of `check` in the data folder. */
  readonly findings: readonly ImportNote[];
  /** The mends in pages and settings. */
  readonly mended: readonly ImportNote[];
  /** Settings that `site.yaml` cannot have. */
  readonly refused: readonly ImportNote[];
}

/** Brings a plan to what the data folder will have, with its settings and its baseline. */
async function settledPlan({
  describe,
  ...settling
}: Omit<Settling, "staging"> & Pick<Importing, "describe">): Promise<SettledNotes> {
  const { plan, siteOf } = settling;
  const staging = new Staging();
  try {
    const settled = await settleSite({ ...settling, staging });
    const mirrored = mirroredRedirects(settled.settings.site.facts.mirrored ?? [], settled.site);
    const redirects = [...settled.settings.redirects, ...mirrored];
    const finished = finishSettings({ ...settled.settings, redirects }, settled.site);
    const sound = soundSettings(settingsText({ ...settled.settings, ...finished }, plan));
    plan.set("site.yaml", { text: sound.text });
    const findings = await writeBaseline(plan, { staging, siteOf, describe });
    return { findings, mended: [...settled.notes, ...finished.notes], refused: sound.notes };
  } finally {
    staging.remove();
  }
}

function textsIn(plan: Plan): number {
  return [...plan.values()].filter((file) => "text" in file).length;
}

/** Front matter of all pages as pages have it here. */
function mapAll(
  plan: Plan,
  { dialect, facts: { variables, books = [], further } }: ForeignSite,
): ImportNote[] {
  return [...plan].flatMap(([path, file]) => {
    if (!("text" in file) || !isPagePath(path)) return [];
    const book = books.map((folder) => `docs/${folder}`).find((folder) => path.startsWith(`${folder}/`));
    const hasTemplates = variables !== undefined || book !== undefined;
    const filled = hasTemplates
      ? templateText(file.text, { file: path, variables: variables ?? {}, book, further })
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
