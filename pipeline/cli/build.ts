import { join } from "node:path";
import { type BuildTools, buildSite } from "../build.ts";
import type { Diagnostic } from "../diagnostics.ts";
import { epochDate } from "../offline/latest.ts";
import type { Site } from "../site.ts";
import { withBuildLock } from "../write/build-lock.ts";
import { keptReleasesFile } from "../write/kept-files.ts";
import { type WriteReport, writeTree } from "../write/write-tree.ts";
import { seconds } from "./check.ts";
import type { Launch } from "./main.ts";
import type { Options } from "./options.ts";
import { printDatasheets } from "./print-datasheets.ts";
import { isRefused, openSession, report, type Session, say } from "./session.ts";

/** Checks, renders, writes. On an error nothing is written and the last good output stays. */
export async function build(options: Options, launch: Launch): Promise<number> {
  const started = performance.now();
  const session = openSession(options, launch);
  const outcome = await withBuildLock(options.out, () => buildLocked(session, started));
  if (outcome.ok) return outcome.value;
  return refuse(options, outcome.problem);
}

async function buildLocked(session: Session, started: number): Promise<number> {
  const { options, bundle, store } = session;
  const read = await session.site();
  if (isRefused(options, read.diagnostics)) return writeNothing(session, read);
  const printed = options.pdf ? await printDatasheets(session, read) : { ok: true as const, sheets: [] };
  if (!printed.ok) return refuse(options, printed.problem);
  const site = printed.sheets.length === 0 ? read : await session.site({ sheets: printed.sheets });
  if (isRefused(options, site.diagnostics)) return writeNothing(session, site);
  const built = await buildSite(site, { bundle, store, jobs: options.jobs, prove: true, ...copyOf(options) });
  const diagnostics = [...site.diagnostics, ...built.diagnostics];
  if (isRefused(options, diagnostics)) return writeNothing(session, { ...site, diagnostics });
  const files = [...built.files, ...keptReleasesFile(options.previous)];
  const written = await writeTree(files, {
    out: options.out,
    sources: [options.data],
    cacheDir: options.cache === undefined ? undefined : join(options.cache, "output"),
    ...(options.previous === undefined ? {} : { previous: options.previous }),
  });
  store.close({ keepUnused: false });
  if (!written.ok) return refuse(options, written.problem);
  report(options, { ...site, diagnostics });
  say(
    options,
    `Built ${built.pages} pages in ${seconds(started)} (${built.rendered} rendered, ${filesInWords(written.value)}).`,
  );
  return 0;
}

/** What is built for devices: the copy of a release, or pages that neither save nor register a worker. */
function copyOf({ removeWorker, release }: Options): Pick<BuildTools, "release" | "rootAttributes"> {
  if (removeWorker) return { rootAttributes: "data-offline-off" };
  return { release: { release, date: epochDate(process.env.SOURCE_DATE_EPOCH) } };
}

function writeNothing({ options, store }: Session, site: Site): number {
  report(options, site);
  store.close({ keepUnused: true });
  say(options, "Nothing was written.");
  return 1;
}

function filesInWords({ written, linked, copied, removed, swapped }: WriteReport): string {
  if (!swapped) return "no file changed";
  return [
    `${written} files written`,
    `${linked + copied} kept`,
    ...(removed > 0 ? [`${removed} removed`] : []),
  ].join(", ");
}

/** The output cannot be written: a diagnostic like any other, in the wanted form. */
function refuse(options: Options, problem: Diagnostic): number {
  report(options, { diagnostics: [], textOf: () => undefined }, [problem]);
  return 1;
}
