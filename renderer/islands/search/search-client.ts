import { siteBase } from "../../client/addresses.ts";
import { WorkerClient } from "../../client/worker-client.ts";
import workerAddress from "../../offline/search/search-worker.ts?worker&url";
import type { Limits } from "../../shared/search/find.ts";
import type { SearchEvent, SearchReply, SearchRequest } from "../../shared/search/messages.ts";

const watchers = new Set<() => void>();

const client = new WorkerClient<SearchRequest, SearchReply, SearchEvent>({
  address: workerAddress,
  name: "search",
  policy: "fairlead-worker",
  heard: ({ kind }) => {
    if (kind === "improved") for (const action of watchers) action();
  },
});

/** Asks the worker of the search. Undefined where it could not be started or has failed. */
export function askSearch(
  question: Limits & { readonly query: string; readonly fresh: boolean },
): Promise<SearchReply | undefined> {
  return client.ask({ ...question, base: siteBase() });
}

/** Calls back when the worker can answer the last question better than it did. */
export function onImproved(action: () => void): () => void {
  watchers.add(action);
  return () => void watchers.delete(action);
}
