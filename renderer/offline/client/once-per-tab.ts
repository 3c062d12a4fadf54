import { siteBase } from "../../client/addresses.ts";
import { readStored, writeStored } from "../../client/storage.ts";

/** Whether a message was not shown in this tab yet; it is marked as shown. */
export function isFirstInTab(name: string): boolean {
  const key = `fairlead${siteBase()}said-${name}`;
  if (readStored("sessionStorage", key) !== undefined) return false;
  return writeStored("sessionStorage", key, "1");
}
