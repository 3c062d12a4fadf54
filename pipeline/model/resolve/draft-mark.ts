import type { Source } from "../../sources/parse/source.ts";

/**
 * A title with the mark of a draft, for its page, cards and menus. Only the review view shows drafts, so no published
 * title has one.
 */
export function withDraftMark(title: string, { data }: Pick<Source, "data">): string {
  if (data.state === "archived") return `${title} (archived)`;
  return data.state === "draft" || data.draft === true ? `${title} (draft)` : title;
}
