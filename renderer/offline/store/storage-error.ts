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

/** Browsers name a full disk alike and everything else each in its own way. */
export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const name = typeof error === "object" && error !== null && "name" in error ? error.name : undefined;
  return new StorageError(name === "QuotaExceededError" ? "full" : "refused", error);
}
