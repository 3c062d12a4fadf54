/** Two states of the data: the older one a commit, the newer one a commit or the work tree. */
interface RevisionRange {
  readonly from: string;
  /** Undefined: the files as they are now. */
  readonly to: string | undefined;
  /** `A...B` begins where the two branches parted. */
  readonly fromMergeBase: boolean;
}

/** A word that names no revision, with what to write instead. */
export interface RevisionProblem {
  readonly message: string;
  readonly hint: string;
}

/** Reads `REV`, `REV..REV` and `REV...REV`. A word that git could take for an option is refused. */
export function parseRange(text: string): RevisionRange | RevisionProblem {
  const [from = "", to, ...rest] = text.split(/\.{2,3}/);
  if (rest.length > 0 || /\.{4}/.test(text)) return refused(text);
  const range = { from, to: to === "" ? "HEAD" : to, fromMergeBase: text.includes("...") };
  for (const revision of [range.from, range.to]) {
    if (revision !== undefined && !isRevision(revision)) return refused(revision);
  }
  return range;
}

/**
 * Whether a word may be handed to git as a revision: no option, no path (`:`), no search of messages, no
 * control sign. The meaning of the rest is up to git.
 */
function isRevision(text: string): boolean {
  return (
    /^[A-Za-z0-9_@][A-Za-z0-9_@/.+~^{}#-]{0,249}$/.test(text) && !text.includes("..") && !text.includes("^{/")
  );
}

function refused(text: string): RevisionProblem {
  const printable = text.replace(/[\p{Cc}\p{Cf}]/gu, "\uFFFD").slice(0, 80);
  return {
    message: `"${printable}" names no revision.`,
    hint: "Write a commit, branch or tag such as main, v1.2 or HEAD~3, or two of them as main..HEAD.",
  };
}
