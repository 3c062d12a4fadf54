import { git, textOf } from "./git.ts";

/**
 * Names what the files of a folder are dated by: the commit, the place of the folder in its repository, and whether the
 * clone is shallow. Undefined outside of a repository, and before its first commit.
 */
export function historyName(folder: string): string | undefined {
  const answer = git(folder, ["rev-parse", "--is-shallow-repository", "--show-prefix", "--verify", "HEAD"]);
  return answer.ok ? textOf(answer) : undefined;
}
