import { UsageError } from "../../core/usage-error.ts";
import { isSystemError } from "../disk/disk-failure.ts";
import { displayPath } from "../disk/outcome.ts";

const HINTS: Readonly<Record<string, string>> = {
  ENOSPC: "The disk is full, and what was there before is whole. Free some space, then run this again.",
  EDQUOT:
    "The quota of this user is used up, and what was there before is whole. Free some space, then run this again.",
  EROFS: "The disk can only be read. Use a copy that can be written.",
  ENAMETOOLONG: "The path is too long for this system. Choose shorter names.",
};
const READABLE = "Let the user who runs this read it.";
const WRITABLE = "Make it and its folder writable for the user who runs this.";

/** Does something with a file of a person; what the system refuses is wrong use, which names the file, and no bug. */
export function withFile<T>(path: string, what: "read" | "written", run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw refusedFile(path, what, error.code);
  }
}

/** The wrong use of a command to which the system refuses a file; `code` is its word, such as EACCES. */
export function refusedFile(path: string, what: "read" | "written" | "used", code: string): UsageError {
  return new UsageError(
    `${displayPath(path)} cannot be ${what} (${code}).`,
    HINTS[code] ?? (what === "read" ? READABLE : WRITABLE),
  );
}
