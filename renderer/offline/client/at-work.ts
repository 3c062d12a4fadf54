import { siteBase } from "../../client/addresses.ts";
import { copyNames } from "../store/names.ts";

/** Whether any tab holds the lock of the copy. Where a browser has no locks, the word of the other tab has to do. */
export async function isCopyAtWork(): Promise<boolean> {
  const { held: locks } = (await navigator.locks?.query()) ?? {};
  return locks === undefined || locks.some(({ name }) => name === copyNames(siteBase()).database);
}
