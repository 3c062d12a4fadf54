import { baselineOf, baselinePath, entriesOf } from "../../checks/baseline/baseline-entries.ts";
import { baselineText, type CountedFinding, countFindings } from "../../checks/baseline/baseline-text.ts";
import { isAboutBaseline, isAcceptable } from "../../checks/baseline/listed-findings.ts";
import { prunedText } from "../../checks/baseline/pruned-text.ts";
import type { BaselineEntry } from "../../checks/baseline/unneeded-entries.ts";
import { isExternalCode } from "../../checks/external/check-outcomes.ts";
import type { Checked } from "../../core/diagnostics.ts";
import { countOf } from "../../core/text/phrase.ts";
import type { Site } from "../../site.ts";
import type { SourceFile } from "../../sources/read/read-data.ts";
import { SafeFolder } from "../../write/safe-folder/safe-folder.ts";
import { describeCode } from "../shared/code-page.ts";
import type { Launch } from "../shared/launch.ts";
import type { OptionsOf } from "../shared/options.ts";
import { tellLine } from "../shared/output.ts";
import { report, type Session, say } from "../shared/session.ts";

type CheckOptions = OptionsOf<"check">;

/** `fairlead check --write-baseline` and `--prune`: the baseline of today's findings, or the one that is there without what is mended. */
export async function rewriteBaseline(
  session: Session<CheckOptions>,
  files: Checked<readonly SourceFile[]>,
  { manual }: Launch,
): Promise<number> {
  const { options } = session;
  const folder = new SafeFolder(options.data);
  const path = baselinePath(files.value);
  // Read before the check: a save of that time is not overwritten.
  const before = folder.read(path);
  const site = await session.site({ files });
  await session.threads.end();
  session.engine.values.close({ keepUnused: true });
  if (!options.writeBaseline && hasErrors(site)) {
    report(options, site);
    tellLine(
      `Nothing was taken out of ${path}: errors that are not accepted can hide other findings. Mend them first.`,
    );
    return 1;
  }
  const present = before?.bytes.toString("utf8");
  const findings = listedFindings(site, options);
  const text = options.writeBaseline
    ? baselineText(findings, (code) => describeCode(manual, code))
    : prunedText(present ?? "", site.unneeded);
  const isKept = text === (present ?? "") || folder.write(path, text, before?.version ?? "absent");
  if (!isKept) {
    tellLine(`${path} was changed meanwhile and stays as it is. Run the command again.`);
    return 1;
  }
  const diagnostics = site.diagnostics.filter(({ code }) => !isSettled(code, options));
  const isFailed = report(options, { diagnostics, textOf: site.textOf });
  if (options.writeBaseline && isAnyRefused(site, options) && entriesBefore(site).length > 0)
    tellLine(`Errors that no baseline accepts can hide other findings of ${path}: its former entries stay.`);
  say(options, options.writeBaseline ? writtenInWords(path, findings) : prunedInWords(path, site));
  return isFailed ? 1 : 0;
}

/** Whether there are errors that no baseline accepts; an unneeded entry hides nothing, whatever its severity is. */
function hasErrors({ diagnostics }: Site): boolean {
  return diagnostics.some(({ severity, code }) => severity === "error" && code !== "baseline-unneeded");
}

/** All findings that a baseline may list, and those that it lists although this run could not find them. */
function listedFindings(site: Site, options: CheckOptions): CountedFinding[] {
  const { accepted, diagnostics, textOf } = site;
  const isBlind = isAnyRefused(site, options);
  const unseen = entriesBefore(site).filter(
    ({ code }) => isBlind || (!options.external && isExternalCode(code)),
  );
  return countFindings([...accepted, ...diagnostics], textOf, unseen);
}

/** The entries of the baseline that is there. */
function entriesBefore({ index }: Site): BaselineEntry[] {
  const source = baselineOf(index);
  return source === undefined ? [] : entriesOf(source);
}

/** Whether there is an error that no baseline accepts: it can hide other findings, such as those of a file that cannot be read. */
function isAnyRefused({ diagnostics }: Site, options: CheckOptions): boolean {
  return diagnostics.some(({ severity, code }) => severity === "error" && !isSettled(code, options));
}

/** Whether the new baseline has ended a finding: it lists it, or the finding was about the former baseline. */
function isSettled(code: string, { writeBaseline }: CheckOptions): boolean {
  return writeBaseline ? isAcceptable(code) || isAboutBaseline(code) : code === "baseline-unneeded";
}

function writtenInWords(path: string, findings: readonly CountedFinding[]): string {
  const count = findings.reduce((sum, finding) => sum + finding.count, 0);
  return `Wrote ${path}: it accepts ${countOf(count, "finding")} in ${countOf(new Set(findings.map(({ file }) => file)).size, "file")}. fairlead report baseline lists them.`;
}

function prunedInWords(path: string, { unneeded, accepted }: Site): string {
  const surplus = unneeded.reduce((sum, entry) => sum + entry.surplus, 0);
  return `${surplus === 0 ? `${path} lists nothing that is mended` : `Took ${countOf(surplus, "finding")} out of ${path}`}; it accepts ${countOf(accepted.length, "finding")}.`;
}
