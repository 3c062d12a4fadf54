import type { SearchEvent, SearchReply, SearchRequest } from "../../shared/search/messages.ts";
import { SearchEngine, UnreachableError } from "../../shared/search/search-engine.ts";
import { deadlines, withDeadline } from "../store/deadlines.ts";
import { copyNames } from "../store/names.ts";
import type { SavedCopySearch } from "./saved-search.ts";

declare const self: DedicatedWorkerGlobalScope;

/** How long the server may take, in milliseconds: less where something is saved that can be searched instead. */
const PATIENCE = { alone: 20_000, saved: 4000 };

let base = "/";
let newest = 0;
let hasCopy = false;
let copy: Promise<SavedCopySearch | undefined> | undefined;

const engine = new SearchEngine({
  async load(path, fresh) {
    const signal = AbortSignal.timeout(hasCopy ? PATIENCE.saved : PATIENCE.alone);
    const answer = await fetch(`${base}search/${path}`, {
      signal,
      ...(fresh ? { cache: "reload" } : {}),
    }).catch(() => {
      throw new UnreachableError("The server cannot be reached.");
    });
    if (!answer.ok) throw new Error(`The server answered with status ${answer.status}.`);
    return (await answer.json()) as unknown;
  },
  async saved() {
    copy ??= openCopy();
    const saved = await (await copy)?.saved();
    hasCopy = saved !== undefined;
    return saved;
  },
});

/** The code that reads a copy is loaded only if there is a copy: most visitors have none. */
async function openCopy(): Promise<SavedCopySearch | undefined> {
  const { objects, database } = copyNames(base);
  try {
    listen(database);
    if (!(await withDeadline(deadlines.cache, () => caches.has(objects)))) return undefined;
    const [{ SavedCopySearch: Search }, { openStores }] = await Promise.all([
      import("./saved-search.ts"),
      import("../store/browser-stores.ts"),
    ]);
    return new Search(openStores(base), base, () => reply({ kind: "improved" }));
  } catch {
    // A chunk did not come, or storage is refused: the next query looks again.
    copy = undefined;
    return undefined;
  }
}

let channel: BroadcastChannel | undefined;

function listen(name: string): void {
  channel ??= new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<{ type?: string }>) => {
    if (data.type !== "pointer-changed") return;
    void copy?.then((opened) => {
      // If there was no copy, it may have been saved meanwhile.
      if (opened === undefined) copy = undefined;
      else opened.forget();
    });
  };
}

self.addEventListener("message", ({ data }: MessageEvent<SearchRequest>) => void serve(data));

async function serve({ id, query, fresh, ...request }: SearchRequest): Promise<void> {
  base = request.base;
  newest = id;
  try {
    const answered = await engine.answer(query, request, fresh);
    reply(id === newest ? { kind: "answer", id, ...answered } : { kind: "stale", id });
  } catch {
    reply({ kind: "failed", id });
  }
}

function reply(message: SearchReply | SearchEvent): void {
  self.postMessage(message);
}

reply({ kind: "ready" });
