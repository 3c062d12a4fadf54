import type { Source } from "../../sources/parse/source.ts";

/**
 * Whether a source is a legal page with a text that has not been approved: that text is in no output but the
 * review.
 */
export function isLegalDraft({ type, data }: Pick<Source, "type" | "data">): boolean {
  return type === "legal" && data.body !== undefined && data.approvedBy === undefined;
}
