import type { SearchReply, SearchRequest } from "./messages.ts";
import { SearchEngine } from "./search-engine.ts";

declare const self: DedicatedWorkerGlobalScope;

let base = "/";
let newest = 0;

const engine = new SearchEngine(
  async (name, fresh) => {
    const response = await fetch(`${base}search/${name}`, fresh ? { cache: "reload" } : {});
    if (!response.ok) throw new Error(`The server answered with status ${response.status}.`);
    return (await response.json()) as unknown;
  },
  () => reply({ kind: "improved" }),
);

self.addEventListener("message", ({ data }: MessageEvent<SearchRequest>) => void serve(data));

async function serve({ id, query, fresh, ...request }: SearchRequest): Promise<void> {
  base = request.base;
  newest = id;
  try {
    await engine.open(fresh);
    if (id === newest) reply({ kind: "answer", id, ...(await engine.answer(query, request)) });
    else reply({ kind: "stale", id });
  } catch {
    reply({ kind: "failed", id });
  }
}

function reply(message: SearchReply): void {
  self.postMessage(message);
}
