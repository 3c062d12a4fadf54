/** Why storage did not do as asked: no space, not allowed or broken, no answer within the deadline. */
export type StorageReason = "full" | "refused" | "silent";

export class StorageError extends Error {
  readonly reason: StorageReason;

  constructor(reason: StorageReason, cause?: unknown) {
    super(`Storage is ${reason}.`, { cause });
    this.name = "StorageError";
    this.reason = reason;
  }
}

/** Firefox passes the name of its own on where a Cache has no room (seen in 153); everybody else keeps to the standard. */
const FULL: readonly unknown[] = ["QuotaExceededError", "NS_ERROR_FILE_NO_DEVICE_SPACE"];

/** Browsers name what they refuse each in its own way. */
export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const name = typeof error === "object" && error !== null && "name" in error ? error.name : undefined;
  return new StorageError(FULL.includes(name) ? "full" : "refused", error);
}
