import type { OutputPath } from "../../pages/output-path.ts";

/** What a search begins with: how many pages and words there are, and where. */
export const STATISTICS_PATH = "search/statistics.json";

/** The files of the search; those of words and texts are named by their hashes. */
export function searchPaths(): OutputPath[] {
  return [
    { path: STATISTICS_PATH },
    { path: "search/terms", isFolder: true },
    { path: "search/pages", isFolder: true },
  ];
}
