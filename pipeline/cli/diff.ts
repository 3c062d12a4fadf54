import { changesMarkdown } from "../changes/changes-markdown.ts";
import { changesText } from "../changes/changes-text.ts";
import { compareSites } from "../changes/compare-sites.ts";
import { jsonText } from "../report/json-text.ts";
import type { Launch } from "./launch.ts";
import { type Options, UsageError } from "./options.ts";
import { commitsOf, pastSite, type SiteReader } from "./past-site.ts";
import { openSession } from "./session.ts";

/** `fairlead diff REV`: what changed between two states of the data, as fields. The work tree is only read. */
export async function diff(options: Options, launch: Launch): Promise<number> {
  const [range] = options.operands;
  if (range === undefined)
    throw new UsageError(
      "No revision is named.",
      "Write a commit, branch or tag, such as fairlead diff main, or two as main..HEAD.",
    );
  const session = openSession(options, launch);
  try {
    process.stdout.write(
      await printedChanges(session, range, options.markdown ? "markdown" : options.format),
    );
    return 0;
  } finally {
    session.store.close({ keepUnused: true });
  }
}

/** What the command prints about a range of revisions. */
export async function printedChanges(reader: SiteReader, range: string, format: string): Promise<string> {
  const { prefix, from, to } = commitsOf(reader, range);
  const old = await pastSite(reader, prefix, from.commit);
  const next = to === undefined ? await reader.site() : await pastSite(reader, prefix, to.commit);
  const changes = compareSites(old, next);
  const states = { from, to: to ?? "the files as they are now" };
  if (format === "markdown") return changesMarkdown(states, changes);
  if (format === "pretty") return changesText(states, changes);
  return jsonText({ version: 1, command: "diff", from, to: to ?? null, ...changes });
}
