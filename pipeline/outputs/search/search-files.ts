import { corpora, SEARCH_VERSION } from "../../../renderer/shared/search/search-data.ts";
import { hashOf } from "../../core/hash.ts";
import { oncePer } from "../../core/once.ts";
import type { Engine } from "../../engine/engine.ts";
import type { DrawnSite, Producer } from "../../render/producer.ts";
import { type SearchText, textFile } from "../../render/search-texts.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { withBytes } from "../../write/with-bytes.ts";
import { type Corpus, corpusIndex, indexInThread, namedCorpus } from "./corpus-index.ts";
import { STATISTICS_PATH, searchPaths } from "./search-paths.ts";

/** The corpora of a site. */
export function searchCorpora(texts: readonly SearchText[], engine: Engine): Corpus[] {
  return corpora.map((name) => {
    const own = texts.filter(({ corpus }) => corpus === name);
    return namedCorpus(name, own, engine);
  });
}

/** Indexes corpora where threads are at work; `searchFiles` then finds it. */
export async function indexAhead(corpora: readonly Corpus[], engine: Engine): Promise<void> {
  if (engine.hasThreads) await Promise.all(corpora.map((corpus) => indexInThread(corpus, engine)));
}

/** The files of `search/`: statistics, terms in shards, and the text of each page. */
export function searchFiles(corpora: readonly Corpus[], engine: Engine): OutputFile[] {
  const made = corpora.map((corpus) => ({ ...corpus, ...corpusIndex(corpus, engine) }));
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

const corporaOf = oncePer(({ texts, tools }: DrawnSite) => searchCorpora(texts(), tools.engine));

/** All pages are read for them, and in `dev` hardly anybody asks for one. The index is the longest that one thread does. */
export const search = {
  ...searchPaths,
  when: "asked",
  below: "search/",
  isOnline: true,
  ahead: (site) => indexAhead(corporaOf(site), site.tools.engine),
  files: (site) => searchFiles(corporaOf(site), site.tools.engine),
} satisfies Producer;

function fileOf(path: string, json: string): OutputFile {
  return { path, key: hashOf(json), bytes: () => json };
}
