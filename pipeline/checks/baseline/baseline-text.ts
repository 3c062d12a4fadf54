import { compareStrings, type Diagnostic } from "../../core/diagnostics.ts";
import { groupBy } from "../../core/group-by.ts";
import { markedTexts } from "../settings/apply-exceptions.ts";
import { isAcceptable, keyOf, type ListedFinding, listedFinding } from "./listed-findings.ts";

/** A listed finding with how often it is found. */
export interface CountedFinding extends ListedFinding {
  readonly count: number;
}

const HEAD = `# Findings that this site accepts for now. Only these are accepted: anything new fails, and what is mended is reported.
# Made by fairlead check --write-baseline; fairlead check --prune takes out what is mended, fairlead report baseline lists the rest.
`;

/** The findings that a baseline may accept, and `others` that it goes on to list, each once with the larger of its two counts: the most frequent code first, then by file and text. */
export function countFindings(
  found: readonly Diagnostic[],
  textOf: (file: string) => string | undefined,
  others: readonly CountedFinding[] = [],
): CountedFinding[] {
  const marked = markedTexts(textOf);
  const counts = new Map<string, CountedFinding>();
  const totals = new Map<string, number>();
  const countOf = (finding: ListedFinding): number => counts.get(keyOf(finding))?.count ?? 0;
  const add = ({ code, file, about }: ListedFinding, count: number): void => {
    const finding = { code, file, about };
    counts.set(keyOf(finding), { ...finding, count: countOf(finding) + count });
    totals.set(code, (totals.get(code) ?? 0) + count);
  };
  for (const diagnostic of found)
    if (isAcceptable(diagnostic.code)) add(listedFinding(diagnostic, marked(diagnostic)), 1);
  for (const other of others) add(other, Math.max(0, other.count - countOf(other)));
  return [...counts.values()].sort(
    (a, b) =>
      (totals.get(b.code) ?? 0) - (totals.get(a.code) ?? 0) ||
      compareStrings(a.code, b.code) ||
      compareStrings(a.file, b.file) ||
      compareStrings(a.about, b.about),
  );
}

/** `baseline.yaml` with a line for each finding, so that two branches which mend different ones merge. `describe` says what a code is about. */
export function baselineText(
  findings: readonly CountedFinding[],
  describe: (code: string) => string | undefined,
): string {
  if (findings.length === 0) return `${HEAD}findings: []\n`;
  const parts = [...groupBy(findings, ({ code }) => code)].map(([code, ofCode]) => {
    const about = describe(code)?.replace(/\s+/g, " ") ?? "";
    return `\n  # ${about === "" ? code : `${code}: ${about}`}\n${ofCode.map(lineOf).join("")}`;
  });
  return `${HEAD}findings:\n${parts.join("")}`;
}

function lineOf({ code, file, about, count }: CountedFinding): string {
  const parts = [
    `code: ${code}`,
    `file: ${JSON.stringify(file)}`,
    ...(about === "" ? [] : [`about: ${JSON.stringify(about)}`]),
    ...(count === 1 ? [] : [`count: ${count}`]),
  ];
  return `  - { ${parts.join(", ")} }\n`;
}
