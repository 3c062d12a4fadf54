import { git, textOf } from "./git.ts";

/** The commit that a folder is at; undefined outside of a repository, and before its first commit. */
export function headCommit(folder: string): string | undefined {
  const answer = git(folder, ["rev-parse", "--verify", "HEAD"]);
  return answer.ok ? textOf(answer) : undefined;
}
