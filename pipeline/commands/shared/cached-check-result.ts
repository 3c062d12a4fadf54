import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Checked, Diagnostic } from "../../core/diagnostics.ts";
import { hashOf } from "../../core/hash.ts";
import { replaceFile } from "../../engine/cache/replace-file.ts";
import { detectDialect } from "../../sources/dialects/detect.ts";
import { contentOf } from "../../sources/read/content-of.ts";
import type { SourceFile } from "../../sources/read/read-data.ts";
import type { OptionValues } from "./options/option-list.ts";
import type { SharedOptions } from "./options.ts";

/** The result of a check: its diagnostics and the number of pages. */
export interface CheckResult {
  /** Paths are relative to the data folder. */
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  /** The findings that the baseline accepts; absent: none. */
  readonly accepted?: readonly Diagnostic[] | undefined;
  /** How many files were left out as drafts. */
  readonly drafts?: number | undefined;
  /** A further note of the command about the site. */
  readonly note?: string | undefined;
}

/** The inputs besides the files of the data folder that decide about the result. */
export interface Circumstances {
  /** The fingerprint of the code. */
  readonly fingerprint: string;
  /** As YYYY-MM-DD. */
  readonly today: string;
  /** SOURCE_DATE_EPOCH. */
  readonly epoch: string | undefined;
  /** The source of the dates of pages, from `historyName`. */
  readonly history: string | undefined;
}

/** The options that decide about a result; those of `check` alone are absent in `build`, and the reverse. */
type CheckOptions = Pick<SharedOptions, "base" | "command" | "data" | "siteUrl"> &
  Partial<
    Pick<
      OptionValues,
      | ("against" | "external" | "pdf" | "previous" | "publish")
      | ("release" | "removeWorker" | "review" | "since")
    >
  >;

/**
 * One name for everything that the result, and the output, of a command depend on. Undefined where there is more than
 * the data folder to look at: other sites, revisions, an earlier release, or files that were refused before they were read.
 */
export function checkResultKey(
  { value: files, diagnostics }: Checked<readonly SourceFile[]>,
  options: CheckOptions,
  { fingerprint, today, epoch = "", history = "" }: Circumstances,
): string | undefined {
  const { command, base, siteUrl = "", review, release, removeWorker, publish } = options;
  const { external, since, against, previous, pdf } = options;
  if (external === true || pdf === true || [since, against, previous].some((option) => option !== undefined))
    return undefined;
  if (files.some(({ kind }) => kind === "refused")) return undefined;
  return hashOf(
    ...[fingerprint, process.version, today, epoch, history],
    JSON.stringify([command, base, siteUrl, review, release, removeWorker, publish, diagnostics]),
    detectDialect(options.data)?.sign ?? "",
    ...files.flatMap((file) => [file.path, contentOf(file)]),
  );
}

/** The last result of a command on a data folder, kept in the cache. */
export class CachedCheckResult {
  readonly #path: string | undefined;

  constructor({ cache, command, data }: Pick<SharedOptions, "cache" | "command" | "data">) {
    this.#path = cache === undefined ? undefined : join(cache, "verdicts", `${hashOf(command, data)}.json`);
  }

  /** Undefined where something has changed since, or nothing is known. */
  read(key: string | undefined): CheckResult | undefined {
    if (this.#path === undefined || key === undefined) return undefined;
    try {
      const cached = JSON.parse(readFileSync(this.#path, "utf8")) as CheckResult & { readonly key: string };
      return cached.key === key ? cached : undefined;
    } catch {
      return undefined;
    }
  }

  /** A result that cannot be kept costs the next run its time and nothing else. */
  write(key: string | undefined, { diagnostics, pages, drafts, accepted, note }: CheckResult): void {
    if (this.#path === undefined || key === undefined) return;
    try {
      replaceFile(this.#path, JSON.stringify({ key, diagnostics, pages, drafts, accepted, note }));
    } catch {
      // A full or read-only disk.
    }
  }
}
