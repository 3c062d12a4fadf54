import type { WriteProblem } from "./outcome.ts";
import { displayPath } from "./outcome.ts";

interface SystemError extends Error {
  readonly code: string;
  readonly syscall: string;
  readonly path?: string;
  readonly dest?: string;
}

const REASONS: Readonly<Record<string, readonly [reason: string, hint: string]>> = {
  ENOSPC: ["the disk is full", "Free some space and build again."],
  EDQUOT: ["the quota of this user is used up", "Free some space and build again."],
  EROFS: ["the file system is read-only", "Choose another folder with --out."],
  EACCES: [
    "permission is denied",
    "Change the owner or the mode of the folder, or choose another with --out.",
  ],
  EPERM: [
    "the operation is not permitted",
    "Change the owner or the mode of the folder, or choose another with --out.",
  ],
  EBUSY: ["it is in use or a mount point", "Choose a folder below the mount point with --out."],
  EMFILE: ["too many files are open", "Raise the limit of open files (ulimit -n)."],
  ENAMETOOLONG: ["the path is too long for this system", "Choose a shorter folder with --out."],
};

/** Whether an error comes from the file system, in contrast to a bug of ours. */
export function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && "code" in error && "syscall" in error;
}

/** A failure of the disk as a message for the person at the keyboard; the old output is still in place then. */
export function diskProblem(error: SystemError, out: string): WriteProblem {
  const [reason, hint] = REASONS[error.code] ?? [
    `the system answered ${error.code}`,
    "Look at the named path.",
  ];
  const path = displayPath(error.dest ?? error.path ?? out);
  return {
    code: "output-not-written",
    severity: "error",
    file: displayPath(out),
    message: `The output was not changed: "${path}" could not be written because ${reason}.`,
    hint,
  };
}
