import type { PageRecord } from "../../schema/generated/types.ts";

/** Output path of the notice feed. The pages of products link to it. */
export const noticeFeedPath = "exports/notices.atom.xml";

/** Whether a site whose address is known has anything to say in a feed. */
export function hasNotices(records: readonly PageRecord[]): boolean {
  return records.some((record) => record.type === "product" && (record.notices ?? []).length > 0);
}
