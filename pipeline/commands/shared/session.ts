import { join } from "node:path";
import type { LinkedSite } from "../../checks/external/external-links.ts";
import { type Checked, compareDiagnostics, type Diagnostic } from "../../core/diagnostics.ts";
import { once } from "../../core/once.ts";
import { countOf } from "../../core/text/phrase.ts";
import { PackStore } from "../../engine/cache/pack-store.ts";
import { Engine } from "../../engine/engine.ts";
import { Threads } from "../../engine/threads/threads.ts";
import type { YieldToEventLoop } from "../../engine/yield-to-event-loop.ts";
import type { ExportedFile } from "../../exports/make-exports.ts";
import { type Bundle, openBundle } from "../../render/bundle.ts";
import { renderTask } from "../../render/render-task.ts";
import type { Site, SiteOptions } from "../../site.ts";
import type { SourceFile } from "../../sources/read/read-data.ts";
import { historyName } from "../../sources/revisions/history-name.ts";
import { parseTask } from "../../sources/site/parse-task.ts";
import { limitsOf } from "../../sources/site-config.ts";
import type { Circumstances } from "./cached-check-result.ts";
import { withCommandName } from "./command-name.ts";
import { requireData } from "./data-folder.ts";
import { displayPath } from "./display-path.ts";
import type { Launch } from "./launch.ts";
import { requireCache } from "./named-folders.ts";
import type { OptionValues } from "./options/option-list.ts";
import type { SharedOptions } from "./options.ts";
import { print, printAsIs, tellLine } from "./output.ts";
import { type Progress, progressOf } from "./progress.ts";
import { formats } from "./report/formats.ts";
import { summarise } from "./report/summary.ts";
import { sourceDate, today } from "./source-date.ts";
import { ignoreUsualCache } from "./usual-cache.ts";

/** Name of the store of what was made from the sources. */
const STORE = "site";

/** The options that decide about a site; those of single commands are absent in others. */
export type SessionOptions = SharedOptions &
  Partial<Pick<OptionValues, "against" | "external" | "pdf" | "publish" | "review" | "trial">>;

/**
 * The parts that a run of a command works with: the bundle, the cache, and the function that makes a site.
 */
export interface Session<Own extends SessionOptions = SessionOptions> {
  readonly options: Own;
  readonly bundle: Bundle;
  /** The source of the values of steps. */
  readonly engine: Engine;
  /** Those of the engine; they start when a step has enough for them. */
  readonly threads: Threads;
  /** Shows how far the work is; undefined where no person looks on. */
  readonly progress: Progress | undefined;
  /** The day, the code and this call: what a result depends on besides the data folder. */
  readonly circumstances: Circumstances;
  /** Reads the data folder anew, where it is not given as it was read. */
  readonly site: (other?: SiteVariant) => Promise<Site>;
}

/** The inputs of a site besides or in place of the data folder. */
export interface SiteVariant {
  /**
   * A folder with a past state of the data in its place. The promised addresses and the external links are
   * checked for the present state alone.
   */
  readonly data?: string;
  /** Datasheets that were printed from it. */
  readonly sheets?: readonly ExportedFile[];
  /** Its files, where they have been read already. */
  readonly files?: Checked<readonly SourceFile[]>;
  /** Files that are read besides. */
  readonly added?: readonly SourceFile[];
  /** False: without the pictures for links. */
  readonly pictures?: boolean;
  /** The pages to make; absent: all. */
  readonly only?: SiteOptions["only"];
  /** Exchanges what was read. */
  readonly alter?: SiteOptions["alter"];
  /** Lets others work between the steps. */
  readonly yieldToEventLoop?: YieldToEventLoop;
}

/** Opens the cache and checks that there is a data folder. */
export function openSession<Own extends SessionOptions>(
  options: Own,
  launch: Launch,
  // The browser shows the progress of `dev`.
  progress: Progress | undefined = options.command === "dev" ? undefined : progressOf(options),
): Session<Own> {
  requireData(options);
  requireCache(options);
  ignoreUsualCache(options.cache);
  // Refused before there is work that would be lost.
  sourceDate();
  const variant = process.env.FAIRLEAD_CLIENT === "development" ? "development" : "production";
  const bundle = openBundle(launch.bundle, variant);
  // While threads work on the site of `dev`, this thread has pages to serve.
  const threads = new Threads(bundle.thread, options.jobs, { helps: options.command !== "dev" });
  const history = once(() => historyName(options.data));
  // A run that finds nothing changed needs none of it.
  const engineOf = once(
    () =>
      new Engine({
        store: PackStore.open(options.cache, STORE, bundle.fingerprint),
        threads,
        onProgress: progress?.count,
      }),
  );
  const siteOptions = (data: string, yieldToEventLoop: YieldToEventLoop | undefined): SiteOptions => ({
    data,
    base: options.base,
    url: options.siteUrl,
    review: options.review === true,
    marks: options.command === "dev" || options.trial === true,
    client: bundle.client,
    today: today(),
    engine: engineOf().yielding(yieldToEventLoop),
  });
  const site: Session["site"] = async ({ data, yieldToEventLoop, ...variant } = {}) => {
    // Parsers and validators take longer to load than a run that finds nothing changed takes.
    const { makeSite } = await import("../../site.ts");
    const outside = data === undefined ? await outsideOf(options) : {};
    return makeSite({ ...siteOptions(data ?? options.data, yieldToEventLoop), ...outside, ...variant });
  };
  return {
    options,
    bundle,
    threads,
    progress,
    site,
    get circumstances() {
      return {
        fingerprint: bundle.fingerprint,
        today: today(),
        epoch: process.env.SOURCE_DATE_EPOCH,
        history: history(),
      };
    },
    get engine() {
      return engineOf();
    },
  };
}

/**
 * Lets threads start and load the parsers, as soon as it is known that there are so many files and that
 * nothing of them is cached: that takes as long as to parse a hundred, and much is done before the first one
 * is. They load the renderer while the records are made, which one thread does alone.
 */
export function prepareThreads({ options, threads, bundle }: Session, files: number): void {
  const { cache } = options;
  if (cache !== undefined && PackStore.isThere(cache, STORE)) return;
  const helpers = threads.for(files);
  helpers?.prepare(parseTask, { files: [], limits: limitsOf(undefined) });
  if (options.command === "build")
    helpers?.prepareLater(renderTask, { serverEntry: bundle.serverEntry, records: [] });
}

/** Lets the next run begin with an empty store. */
export function forgetStore(cache: string): void {
  PackStore.forget(cache, STORE);
}

/** The published site and settings that a site is checked against, and what is written. */
async function outsideOf(
  options: SessionOptions,
): Promise<Pick<SiteOptions, "against" | "external" | "output" | "publish">> {
  const { against } = options;
  return {
    output: options.command === "build" ? { pdf: options.pdf === true } : undefined,
    against:
      against === undefined
        ? undefined
        : await (await import("../../checks/contract/read-contract.ts")).readContract(against),
    publish: options.publish === true,
    external: options.external === true ? (site) => askOthers(site, options) : undefined,
  };
}

async function askOthers(site: LinkedSite, options: SessionOptions): Promise<readonly Diagnostic[]> {
  const { checkExternal } = await import("../../checks/external/check-external.ts");
  return checkExternal(site, { ...options, today: today() });
}

/** Diagnostics with paths relative to the folder in which the command runs, and the pages that explain them. */
export function displayDiagnostics(
  options: SessionOptions,
  diagnostics: readonly Diagnostic[],
): Diagnostic[] {
  return diagnostics
    .map((diagnostic) =>
      explained(options, { ...diagnostic, file: displayPath(join(options.data, diagnostic.file)) }),
    )
    .sort(compareDiagnostics);
}

function explained({ manualUrl }: SharedOptions, diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, docs: manualAddress(diagnostic.code, manualUrl) };
}

/** Whether a command must fail: there are errors, or more warnings than the person allows. */
export function isRefused({ maxWarnings }: SharedOptions, diagnostics: readonly Diagnostic[]): boolean {
  const { errors, warnings } = summarise(diagnostics);
  return errors > 0 || warnings > (maxWarnings ?? warnings);
}

/** Prints diagnostics in the wanted form and says whether the data has mistakes. JSON goes to standard output. */
export function report(options: SessionOptions, site: Reported, more: readonly Diagnostic[] = []): boolean {
  const { diagnostics, text } = reportOf(options, site, more);
  writeReport(options, text);
  const { errors, warnings } = summarise(diagnostics);
  const isOver = isRefused(options, diagnostics) && errors === 0;
  if (isOver) tellLine(`${countOf(warnings, "warning")}, and --max-warnings allows ${options.maxWarnings}.`);
  return errors > 0 || isOver;
}

/** The part of a site that is reported. */
export interface Reported extends Pick<Site, "diagnostics" | "textOf"> {
  /** The findings that its baseline accepts; absent: it accepts nothing. */
  readonly accepted?: readonly Diagnostic[] | undefined;
}

/** Diagnostics in the wanted form; an empty text where people have nothing to read. `more` has whole paths. */
export function reportOf(options: SessionOptions, site: Reported, more: readonly Diagnostic[] = []) {
  const diagnostics = [
    ...displayDiagnostics(options, site.diagnostics),
    ...more.map((one) => explained(options, one)),
  ];
  const isPretty = options.format === "pretty";
  const colour = isPretty && process.stderr.isTTY === true && process.env.NO_COLOR === undefined;
  const { version, manualUrl } = options;
  const accepted = isPretty ? [] : displayDiagnostics(options, site.accepted ?? []);
  const context = { textOf: displayTexts(options, site), accepted, colour, version, manualUrl };
  const isSilent = isPretty && diagnostics.length === 0;
  return { diagnostics, text: isSilent ? "" : formats[options.format](diagnostics, context) };
}

/** Writes a report to where those who wait for its form read it. */
export function writeReport({ format }: SharedOptions, text: string): void {
  printAsIs(text, format === "pretty" ? "stderr" : "stdout");
}

/** The texts of a site by the paths that are shown. */
export function displayTexts({ data }: SharedOptions, site: Reported): Site["textOf"] {
  const folder = displayPath(data);
  return (file) => site.textOf(folder === "." ? file : file.slice(folder.length + 1));
}

/** A note about the result, in a line or several; never on standard output when that holds JSON. */
export function say(options: SessionOptions, line: string): void {
  if (options.quiet) return;
  print(`${withCommandName(line)}\n`, options.format === "pretty" ? "stdout" : "stderr");
}

/**
 * The page of the manual about a code: `/diagnostics/link-not-found` within the manual, and a whole address where it
 * is known at which address the manual is published. It never changes, because codes do not.
 */
export function manualAddress(code: string, manualUrl: string | undefined): string {
  return `${manualUrl ?? ""}/diagnostics/${code}`;
}
