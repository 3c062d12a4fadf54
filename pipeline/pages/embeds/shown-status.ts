import type { Status } from "../../../schema/generated/types.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { isShown } from "../../model/resolve/value-status.ts";

/** Whether a page shows what has this status; the review view shows everything. */
export function isStatusShown(status: Status | undefined, { review }: SiteIndex): boolean {
  return isShown({ status: status ?? "unverified" }, review);
}

/** The word of a status in a table; a confirmed row needs none. */
export function statusWord(status: Status | undefined): string {
  const word = status ?? "unverified";
  return word === "confirmed" ? "" : `<span class="status status-${word}">${word}</span>`;
}
