import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UsageError } from "../../core/usage-error.ts";
import type { Site } from "../../site.ts";
import { type Commits, findCommits } from "../../sources/revisions/find-commits.ts";
import type { RevisionProblem } from "../../sources/revisions/parse-range.ts";
import { readCommit } from "../../sources/revisions/read-commit.ts";
import type { Session } from "./session.ts";

/** The way to the site of a data folder, in its present and in its past. */
export type SiteReader = Pick<Session, "site"> & { readonly options: Pick<Session["options"], "data"> };

/** The commits that a person named, or a usage error that says what is wrong with the words. */
export function commitsOf({ options }: SiteReader, revisions: string): Commits {
  return orRefuse(findCommits(options.data, revisions));
}

/** The site as it was in a commit. Its files are read from git into a folder of their own that is removed again. */
export async function pastSite(reader: SiteReader, prefix: string, commit: string): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "fairlead-past-"));
  try {
    orRefuse(readCommit(reader.options.data, { commit, prefix }, folder));
    return await reader.site({ data: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function orRefuse<T extends object>(outcome: T | RevisionProblem): T {
  if ("message" in outcome) throw new UsageError(outcome.message, outcome.hint);
  return outcome;
}
