import { corpora, SEARCH_VERSION } from "../../../renderer/search/search-data.ts";
import { hashOf } from "../../core/hash.ts";
import { oncePer } from "../../core/once.ts";
import type { PackStore } from "../../engine/cache/pack-store.ts";
import type { Threads } from "../../engine/threads/threads.ts";
import type { DrawnSite, Producer } from "../../render/producer.ts";
import { type SearchText, textFile } from "../../render/search-texts.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { withBytes } from "../../write/with-bytes.ts";
import { type Corpus, corpusIndex, indexInThread, namedCorpus } from "./corpus-index.ts";
import { STATISTICS_PATH, searchPaths } from "./search-paths.ts";

/** The corpora of a site. */
export function searchCorpora(texts: readonly SearchText[], store: PackStore): Corpus[] {
  return corpora.map((name) => {
    const own = texts.filter(({ corpus }) => corpus === name);
    return namedCorpus(name, own, store);
  });
}

/** Indexes corpora where threads are at work; `searchFiles` then finds it in the store. */
export async function indexInThreads(
  corpora: readonly Corpus[],
  { store, threads }: { readonly store: PackStore; readonly threads: Threads | undefined },
): Promise<void> {
  if (threads?.areAtWork !== true) return;
  await Promise.all(corpora.map((corpus) => indexInThread(corpus, { store, threads })));
}

/** The files of `search/`: statistics, terms in shards, and the text of each page. The store is of this version of Fairlead. */
export function searchFiles(corpora: readonly Corpus[], store: PackStore): OutputFile[] {
  const made = corpora.map((corpus) => ({ ...corpus, ...corpusIndex(corpus, store) }));
  const statistics = JSON.stringify({
    version: SEARCH_VERSION,
    corpora: Object.fromEntries(made.map(({ name, published }) => [name, published])),
  });
  const files = [
    fileOf(STATISTICS_PATH, statistics),
    ...made.flatMap(({ shards }) =>
      shards.map(({ name, json }) => ({ path: `search/terms/${name}.json`, key: name, bytes: json })),
    ),
    ...made.flatMap(({ pages }) => pages.map(({ sum, json }) => withBytes(textFile(sum), json))),
  ];
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

const corporaOf = oncePer(({ texts, tools }: DrawnSite) => searchCorpora(texts(), tools.store));

/** All pages are read for them, and in `dev` hardly anybody asks for one. The index is the longest that one thread does. */
export const search = {
  ...searchPaths,
  when: "asked",
  below: "search/",
  isOnline: true,
  ahead: (site) => indexInThreads(corporaOf(site), { store: site.tools.store, threads: site.tools.threads }),
  files: (site) => searchFiles(corporaOf(site), site.tools.store),
} satisfies Producer;

function fileOf(path: string, json: string): OutputFile {
  return { path, key: hashOf(json), bytes: () => json };
}
