import { changesMarkdown } from "../../changes/changes-markdown.ts";
import { changesText } from "../../changes/changes-text.ts";
import { compareSites } from "../../changes/compare-sites.ts";
import { interfaceVerdict } from "../../changes/interface-verdict.ts";
import { UsageError } from "../../core/usage-error.ts";
import type { Site } from "../../site.ts";
import type { Commits } from "../../sources/revisions/find-commits.ts";
import type { Launch } from "../shared/launch.ts";
import type { OptionsOf } from "../shared/options.ts";
import { print, tellLine } from "../shared/output.ts";
import { commitsOf, pastSite, type SiteReader } from "../shared/past-site.ts";
import { jsonText } from "../shared/report/json-text.ts";
import { openSession, report } from "../shared/session.ts";

/** `fairlead diff REV`: what changed between two states of the data, as fields. The work tree is only read. */
export async function diff(options: OptionsOf<"diff">, launch: Launch): Promise<number> {
  const [range] = options.operands;
  if (range === undefined)
    throw new UsageError(
      "No revision is named.",
      "Write a commit, branch or tag, such as fairlead diff main, or two as main..HEAD.",
    );
  const session = openSession(options, launch);
  try {
    const compared = await readStates(session, range);
    // The values of a file with mistakes are not known: they would be listed as removed.
    if (hasErrors(compared.next)) {
      report(options, compared.next);
      return 1;
    }
    const { from, old } = compared;
    if (hasErrors(old)) {
      tellLine(`Files of ${from.revision} have mistakes; their content is missing below:`);
      for (const file of filesWithErrors(old)) tellLine(`  ${file}`);
    }
    print(printedChanges(compared, options.markdown ? "markdown" : options.format));
    return 0;
  } finally {
    session.engine.values.close({ keepUnused: true });
  }
}

/** Two states of the data; without `to` the second is the files as they are. */
export interface ComparedStates extends Pick<Commits, "from" | "to"> {
  readonly old: Site;
  readonly next: Site;
}

/** The two states that a range such as `v1..v2` names; with one end alone, the other is the data folder as it is. */
export async function readStates(reader: SiteReader, range: string): Promise<ComparedStates> {
  const { prefix, from, to } = commitsOf(reader, range);
  const old = await pastSite(reader, prefix, from.commit);
  const next = to === undefined ? await reader.site() : await pastSite(reader, prefix, to.commit);
  return { from, to, old, next };
}

/** The text that the command prints about two states. */
export function printedChanges({ from, to, old, next }: ComparedStates, format: string): string {
  const changes = compareSites(old, next);
  const states = { from, to: to ?? "the files as they are now" };
  if (format === "markdown") return changesMarkdown(states, changes);
  if (format === "pretty") return changesText(states, changes);
  const breaking = interfaceVerdict(changes);
  return jsonText({
    version: 1,
    command: "diff",
    from,
    to: to ?? null,
    ...changes,
    ...(breaking === undefined ? {} : { breaking }),
  });
}

function hasErrors({ diagnostics }: Site): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}

function filesWithErrors({ diagnostics }: Site): string[] {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return [...new Set(errors.map(({ file }) => file))];
}
