import { siteBase } from "../../client/addresses.ts";
import { readStored, writeStored } from "../../client/storage.ts";

/** Says whether something has not been said in this tab yet. */
export function saidOnce(name: string): boolean {
  const key = `fairlead${siteBase()}said-${name}`;
  if (readStored("sessionStorage", key) !== undefined) return false;
  return writeStored("sessionStorage", key, "1");
}
