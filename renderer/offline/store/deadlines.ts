import { StorageError, toStorageError } from "./storage-error.ts";

/** How long storage may take, in milliseconds. */
export interface Deadlines {
  /** Reading one thing from a Cache. */
  readonly cache: number;
  readonly database: number;
  /** Writing an object, listing all of them: work that grows with the copy. */
  readonly bulk: number;
}

export const deadlines: Deadlines = { cache: 1500, database: 2000, bulk: 20_000 };

/** The result of `work`, or a StorageError: what it rejected with, or `silent` once `ms` are over. */
export function withDeadline<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StorageError("silent")), ms);
    const settle = (action: () => void): void => {
      clearTimeout(timer);
      action();
    };
    const fail = (error: unknown): void => settle(() => reject(toStorageError(error)));
    try {
      // A result after the deadline settles a promise that is already settled, so that no rejection is unhandled.
      work().then((value) => settle(() => resolve(value)), fail);
    } catch (error) {
      fail(error);
    }
  });
}
