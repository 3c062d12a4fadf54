import { baselineReport, baselineReportText } from "../../checks/baseline/baseline-report.ts";
import { countFindings } from "../../checks/baseline/baseline-text.ts";
import { blockersText } from "../../checks/publish/blockers-text.ts";
import { unconfirmedValues } from "../../checks/review/unconfirmed-values.ts";
import { valuesText } from "../../checks/review/values-text.ts";
import { nearest } from "../../core/text/nearest.ts";
import { UsageError } from "../../core/usage-error.ts";
import type { Site } from "../../site.ts";
import { describeCode } from "../shared/code-page.ts";
import type { Launch } from "../shared/launch.ts";
import type { OptionsOf } from "../shared/options.ts";
import { print } from "../shared/output.ts";
import { blockersOf } from "../shared/publish-note.ts";
import { jsonText } from "../shared/report/json-text.ts";
import { displayDiagnostics, openSession, report as reportDiagnostics } from "../shared/session.ts";
import { today } from "../shared/source-date.ts";

/** The reports by name: what each says of a site, for people or as one JSON object. */
const reports: Readonly<
  Record<string, (site: Site, options: OptionsOf<"report">, launch: Launch) => string>
> = {
  values: valuesReport,
  publish: publishReport,
  baseline: reportOnBaseline,
};

/** `fairlead report values`, `publish` and `baseline`: lists for the owners of the data. Nothing is published. */
export async function report(options: OptionsOf<"report">, launch: Launch): Promise<number> {
  const write = reportNamed(options.operands[0]);
  const session = openSession(options, launch);
  const site = await session.site();
  session.engine.values.close({ keepUnused: true });
  // A file with mistakes is missing from the report: it must not look complete.
  if (site.diagnostics.some(({ severity }) => severity === "error")) {
    reportDiagnostics(options, site);
    return 1;
  }
  print(write(site, options, launch));
  return 0;
}

function reportNamed(name: string | undefined) {
  const names = Object.keys(reports);
  const found = name !== undefined && Object.hasOwn(reports, name) ? reports[name] : undefined;
  if (found !== undefined) return found;
  const near = nearest(name ?? "", names);
  const offered = (near.length > 0 ? near : names).map((one) => `fairlead report ${one}`);
  throw new UsageError(
    name === undefined ? "No report is named." : `There is no report "${name}".`,
    `Write ${offered.join(" or ")}.`,
  );
}

/** The values without confirmation. */
function valuesReport({ index }: Site, { format }: OptionsOf<"report">): string {
  const products = unconfirmedValues(index, today());
  return format === "json" ? jsonText({ version: 1, report: "values", products }) : valuesText(products);
}

/** The findings that the baseline accepts. */
function reportOnBaseline(
  { index, accepted, textOf }: Site,
  { format }: OptionsOf<"report">,
  { manual }: Launch,
): string {
  const made = baselineReport(countFindings(accepted, textOf), (file) => {
    const source = index.sources.get(file);
    return index.docs.get(file)?.pathname ?? (source && index.pages.ofSource(source));
  });
  return format === "json"
    ? jsonText({ version: 1, report: "baseline", ...made })
    : baselineReportText(made, (code) => describeCode(manual, code));
}

/** The answers and files that a person must supply before the site is published. */
function publishReport(site: Site, options: OptionsOf<"report">): string {
  const blockers = blockersOf(site).map(({ diagnostics, ...blocker }) => ({
    ...blocker,
    diagnostics: displayDiagnostics(options, diagnostics),
  }));
  return options.format === "json"
    ? jsonText({ version: 1, report: "publish", blockers })
    : blockersText(blockers);
}
