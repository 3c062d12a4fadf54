import { git, textOf } from "./git.ts";
import { parseRange, type RevisionProblem } from "./parse-range.ts";

/** The commits of a range, found in the repository of the data folder. */
export interface Commits {
  /** Path of the data folder within the repository, with a slash at its end; "" for the whole repository. */
  readonly prefix: string;
  readonly from: NamedCommit;
  /** Undefined: the files as they are now. */
  readonly to: NamedCommit | undefined;
}

export interface NamedCommit {
  /** As the person wrote it. */
  readonly revision: string;
  /** Full hash. */
  readonly commit: string;
}

/** Finds what a range such as `main..HEAD` names. */
export function findCommits(data: string, text: string): Commits | RevisionProblem {
  const range = parseRange(text);
  if ("message" in range) return range;
  const prefix = git(data, ["rev-parse", "--show-prefix"]);
  if (!prefix.ok)
    return {
      message: `The data folder is in no git repository that can be read: ${prefix.problem}.`,
      hint: "Run the command in a clone, or name its data folder with --data DIR.",
    };
  const from = findCommit(data, range.from);
  if ("message" in from) return from;
  const to = range.to === undefined ? undefined : findCommit(data, range.to);
  if (to !== undefined && "message" in to) return to;
  if (!range.fromMergeBase || to === undefined) return { prefix: textOf(prefix), from, to };
  const base = git(data, ["merge-base", from.commit, to.commit]);
  if (!base.ok)
    return {
      message: `${from.revision} and ${to.revision} have no common commit${isShallow(data) ? " in this shallow clone" : ""}.`,
      hint: isShallow(data)
        ? fetchMore
        : `Write ${from.revision}..${to.revision} to compare the two as they are.`,
    };
  return { prefix: textOf(prefix), from: { ...from, commit: textOf(base) }, to };
}

const fetchMore =
  "Fetch the history first: git fetch --unshallow, or a checkout with its whole history (fetch-depth: 0).";

function findCommit(data: string, revision: string): NamedCommit | RevisionProblem {
  const found = git(data, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`]);
  if (found.ok) return { revision, commit: textOf(found) };
  if (isShallow(data))
    return {
      message: `This clone is shallow and does not hold the revision "${revision}".`,
      hint: fetchMore,
    };
  return {
    message: `The repository has no revision "${revision}".`,
    hint: "Write a commit, branch or tag that git log shows, or fetch it first.",
  };
}

function isShallow(data: string): boolean {
  return textOf(git(data, ["rev-parse", "--is-shallow-repository"])) === "true";
}
