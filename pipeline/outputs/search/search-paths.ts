import type { PathProducer } from "../../pages/output-path.ts";

/** Counts of pages and words, and the list of index shards: what a search loads first. */
export const STATISTICS_PATH = "search/statistics.json";

/** The files of the search; those of words and texts are named by their hashes. */
export const searchPaths: PathProducer = {
  name: "search",
  paths: () => [
    { path: STATISTICS_PATH },
    { path: "search/terms", isFolder: true },
    { path: "search/pages", isFolder: true },
  ],
};
