import { compareStrings, type Diagnostic } from "../../core/diagnostics.ts";
import { groupBy } from "../../core/group-by.ts";
import { countOf } from "../../core/text/phrase.ts";
import { escapeControls } from "../../core/text/visible-text.ts";
import type { CountedFinding } from "./baseline-text.ts";

/** The findings that the baseline of a site accepts, for the report: each one once, and all of them by kind and by file. */
interface BaselineReport {
  readonly total: number;
  readonly kinds: readonly Counted[];
  readonly pages: readonly PageCount[];
  readonly findings: readonly CountedFinding[];
}

/** How often a code is accepted, in how many files. */
interface Counted {
  readonly code: string;
  readonly count: number;
  readonly files: number;
}

/** The number of accepted findings of one file, and the number for each code. */
interface PageCount {
  readonly file: string;
  /** Address of its page; absent: it has none. */
  readonly pathname?: string;
  readonly count: number;
  readonly codes: Readonly<Record<string, number>>;
}

/** The report on the accepted findings of a site, most frequent first. */
export function baselineReport(
  findings: readonly CountedFinding[],
  pathnameOf: (file: string) => string | undefined,
): BaselineReport {
  const kinds = [...groupBy(findings, ({ code }) => code)].map(([code, all]) => ({
    code,
    count: sum(all),
    files: new Set(all.map(({ file }) => file)).size,
  }));
  const pages = [...groupBy(findings, ({ file }) => file)].map(([file, all]) => {
    const pathname = pathnameOf(file);
    const byCode = [...groupBy(all, ({ code }) => code)].map(([code, ofCode]) => [code, sum(ofCode)]);
    const codes = Object.fromEntries(byCode) as Record<string, number>;
    return { file, ...(pathname === undefined ? {} : { pathname }), count: sum(all), codes };
  });
  return {
    total: sum(findings),
    kinds: kinds.sort((a, b) => b.count - a.count || compareStrings(a.code, b.code)),
    pages: pages.sort((a, b) => b.count - a.count || compareStrings(a.file, b.file)),
    findings,
  };
}

function sum(findings: readonly CountedFinding[]): number {
  return findings.reduce((total, { count }) => total + count, 0);
}

/** The report for people: the kinds with what each means, then the pages. */
export function baselineReportText(
  { total, kinds, pages }: BaselineReport,
  describe: (code: Diagnostic["code"] | string) => string | undefined,
): string {
  if (total === 0) return "The baseline accepts nothing.\n";
  const ofKinds = kinds.map(
    ({ code, count, files }) =>
      `${column(count)}  ${code}  (${countOf(files, "file")})  ${describe(code) ?? ""}`,
  );
  const ofPages = pages.map(
    ({ file, pathname, count, codes }) =>
      `${column(count)}  ${file}${pathname === undefined ? "" : `  ${pathname}`}  ${Object.entries(codes)
        .map(([code, number]) => `${code} ${number}`)
        .join(", ")}`,
  );
  const lines = [
    `${countOf(total, "accepted finding")} in ${countOf(pages.length, "file")}.`,
    ...["", "By kind", ...ofKinds, "", "By page", ...ofPages],
  ];
  return `${lines.map((line) => escapeControls(line.trimEnd())).join("\n")}\n`;
}

function column(count: number): string {
  return String(count).padStart(6);
}
