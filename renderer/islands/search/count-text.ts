import type { SearchAnswer } from "../../shared/search/answer.ts";

/** How much was found, in words: "12 results on 5 pages". */
export function countText({ total, totalPages, isPartial }: SearchAnswer): string {
  if (total === 0) return "No results";
  const pages = totalPages === 1 ? "1 page" : `${totalPages} pages`;
  const results = `${total === 1 ? "1 result" : `${total} results`} on ${pages}`;
  return isPartial ? `No section has all of the words. ${results} with some of them` : results;
}
