import { mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import { UsageError } from "../../core/usage-error.ts";
import type { Site } from "../../site.ts";
import { type Commits, findCommits } from "../../sources/revisions/find-commits.ts";
import type { RevisionProblem } from "../../sources/revisions/parse-range.ts";
import { readCommit } from "../../sources/revisions/read-commit.ts";
import { withFile } from "../../write/safe-folder/system-refusal.ts";
import { temporaryFolder } from "../../write/safe-folder/temporary-folder.ts";
import type { Session } from "./session.ts";

/** The way to the site of a data folder, in its present and in its past. */
export type SiteReader = Pick<Session, "site"> & { readonly options: Pick<Session["options"], "data"> };

/** The commits that a person named, or a usage error that says what is wrong with the words. */
export function commitsOf({ options }: SiteReader, revisions: string): Commits {
  return orRefuse(findCommits(options.data, revisions));
}

/** The site as it was in a commit. Its files are read from git into a folder of their own that is removed again. */
export async function pastSite(reader: SiteReader, prefix: string, commit: string): Promise<Site> {
  const folder = temporaryFolder("fairlead-past-");
  try {
    // The name of a folder decides which of its files are read.
    const path = join(folder.path, basename(reader.options.data));
    mkdirSync(path);
    orRefuse(withFile(path, "written", () => readCommit(reader.options.data, { commit, prefix }, path)));
    return await reader.site({ data: path });
  } finally {
    folder.remove();
  }
}

function orRefuse<T extends object>(outcome: T | RevisionProblem): T {
  if ("message" in outcome) throw new UsageError(outcome.message, outcome.hint);
  return outcome;
}
