import type { Diagnostic } from "../../../core/diagnostics.ts";
import { groupBy } from "../../../core/group-by.ts";
import { hashOf } from "../../../core/hash.ts";
import { TreePaths } from "../../../core/paths/tree-paths.ts";
import { countOf } from "../../../core/text/phrase.ts";
import type { Site } from "../../../site.ts";
import { withBuildLock } from "../../../write/location/build-lock.ts";
import type { OutputFile } from "../../../write/tree-plan.ts";
import { writeTree } from "../../../write/write-tree.ts";
import { baselineNote } from "../../shared/baseline-note.ts";
import { displayPath } from "../../shared/display-path.ts";
import type { Launch } from "../../shared/launch.ts";
import { mistakeHead, mistakeStyles } from "../../shared/mistake-styles.ts";
import type { OptionsOf } from "../../shared/options.ts";
import { readDataFolder } from "../../shared/read-data-folder.ts";
import { seconds } from "../../shared/seconds.ts";
import {
  displayDiagnostics,
  isRefused,
  openSession,
  report,
  type Session,
  say,
} from "../../shared/session.ts";
import { TRIAL_MARK, type TrialMark } from "../../shared/trial-mark.ts";
import { MISTAKES_PATH, mistakesFile } from "./mistakes-page.ts";
import { type Numbered, withMistakes } from "./place-mistakes.ts";

/** `fairlead build --trial`: a look at a site whatever is wrong with it, which nothing can take for a release. */
export async function buildTrial(options: OptionsOf<"build">, launch: Launch): Promise<number> {
  const started = performance.now();
  const session = openSession(options, launch);
  const outcome = await withBuildLock(options.out, () => writeTrial(session, started));
  if (outcome.ok) return outcome.value;
  report(options, { diagnostics: [], textOf: () => undefined }, [outcome.problem]);
  return 1;
}

async function writeTrial(session: Session<OptionsOf<"build">>, started: number): Promise<number> {
  const { options, bundle, engine, threads, progress } = session;
  const files = readDataFolder(options);
  const first = await session.site({ files, pictures: false });
  const mistakes = numbered(options, first);
  const site =
    mistakes.length === 0
      ? first
      : await session.site({ files, pictures: false, added: [mistakesFile(mistakes, first.index)] });
  const { buildSite } = await import("../../../build.ts");
  const built = await buildSite(trialSite(site, mistakes), {
    bundle,
    engine,
    rootAttributes: "data-offline-off data-trial",
    head: mistakeHead(options.base),
  });
  const { redirects } = site;
  const mark = { trial: true, mistakes: mistakes.length, redirects, policy: built.policy } as const;
  const written = await writeTree(trialFiles(built.all(), mark), {
    out: options.out,
    sources: [options.data],
    cacheDir: undefined,
    markers: [TRIAL_MARK],
    onProgress: progress && ((done, total) => progress.count("write", done, total)),
  });
  engine.values.close({ keepUnused: true });
  await threads.end();
  const note = baselineNote(first);
  if (note !== undefined) say(options, note);
  report(options, first, written.ok ? [] : [written.problem]);
  if (!written.ok) return 1;
  say(
    options,
    `Wrote a trial of ${countOf(built.pages, "page")} to ${displayPath(options.out)} in ${seconds(started)}. It is no release.`,
  );
  return isRefused(options, first.diagnostics) ? 1 : 0;
}

/** The errors of a site in the order of the list. */
function numbered(options: OptionsOf<"build">, { diagnostics }: Site): Numbered[] {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return errors.map((error, at) => {
    const [diagnostic = error] = displayDiagnostics(options, [error as Diagnostic]);
    return { number: at + 1, path: error.file, diagnostic };
  });
}

/** A site with its mistakes on its pages, and with a bar on all of them that says what they are. */
function trialSite(site: Site, mistakes: readonly Numbered[]): Site {
  const byFile = groupBy(mistakes, ({ path }) => path);
  const list = site.index.docs.get(MISTAKES_PATH)?.pathname;
  const { base } = site.shell;
  const count =
    mistakes.length === 0
      ? "No mistake keeps"
      : `${countOf(mistakes.length, "mistake")} ${mistakes.length === 1 ? "keeps" : "keep"}`;
  const link = list === undefined ? "" : ` <a href="${base.replace(/\/$/, "")}${list}">All mistakes</a>`;
  const html = `<strong>A trial, no release.</strong> ${count} this site from being published.${link}`;
  return {
    ...site,
    records: site.records.map((record) =>
      withMistakes(record, byFile.get(record.source ?? "") ?? [], site.index),
    ),
    shell: { ...site.shell, announcement: { id: "trial", html, closable: false } },
  };
}

/** Files by which devices, hosts, search engines and the next build know a release. */
const ofReleases =
  /^(?:sw\.js|latest\.json|links\.json|kept-releases\.json|sitemap.*|llms\.txt|robots\.txt|_headers|_redirects|nginx.*)$|^packs\//;

/** The files of a site as those of a trial, which nothing can take for a release. */
function trialFiles(files: readonly OutputFile[], mark: TrialMark): OutputFile[] {
  const own = {
    [TRIAL_MARK]: `${JSON.stringify(mark)}\n`,
    "robots.txt": "User-agent: *\nDisallow: /\n",
  };
  const added = Object.entries(own).map(([path, text]) => ({ path, key: hashOf(text), bytes: () => text }));
  const paths = new TreePaths();
  // The list of mistakes has a page whose address no disk can hold; of two at one place the first one is looked at.
  return [mistakeStyles, ...added, ...files.filter(({ path }) => !ofReleases.test(path))].filter(
    ({ path }) => paths.add(path) === undefined,
  );
}
