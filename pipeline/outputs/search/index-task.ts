import type { StoredSpans } from "../../engine/cache/read-near.ts";
import type { Task } from "../../engine/threads/task.ts";
import type { ShardedIndex } from "./pack-index.ts";

/** The index of pages whose terms are in the file of a store. */
export const indexTask: Task<StoredSpans, ShardedIndex> = {
  name: "index",
  run: async (terms) => (await import("./stored-index.ts")).storedIndex(terms),
};
