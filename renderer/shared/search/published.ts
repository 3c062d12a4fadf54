import { type Corpus, CorpusScale } from "./corpus.ts";
import {
  type CorpusName,
  type CorpusStatistics,
  corpora,
  type PageText,
  SEARCH_VERSION,
} from "./search-data.ts";
import { unpackShard } from "./term-codec.ts";
import { TermTable } from "./term-table.ts";

/** `search/statistics.json`: what every query needs, and the names of all else. */
export interface PublishedSearch {
  readonly version: typeof SEARCH_VERSION;
  readonly corpora: { readonly [N in CorpusName]: PublishedCorpus };
}

export interface PublishedCorpus extends CorpusStatistics {
  /** Names of the files of all pages, one after the other: `search/pages/<name>.json`, a `PageText` each. */
  readonly pages: string;
  /** First sort key and name of each shard: `search/terms/<name>.json`. */
  readonly shards: readonly (readonly [first: string, name: string])[];
}

/** Characters in the name of a file: the beginning of a SHA-256 in hex. */
export const NAME_LENGTH = 12;

/** Loads a file of `search/` by its path below it; throws where it cannot be had. */
export type LoadFile = (path: string) => Promise<unknown>;

/** The corpora as the server has them; each part is loaded when a query needs it, and then kept. */
export async function openPublished(load: LoadFile): Promise<ReadonlyMap<CorpusName, Corpus>> {
  const published = await load("statistics.json");
  if (!isPublishedSearch(published)) throw new Error("The statistics of the search are damaged.");
  return new Map(corpora.map((name) => [name, openCorpus(published.corpora[name], load)]));
}

function openCorpus({ pages, shards, ...statistics }: PublishedCorpus, load: LoadFile): Corpus {
  const known = new Map<number, Promise<PageText>>();
  const page = async (number: number): Promise<PageText> => {
    const name = pages.slice(number * NAME_LENGTH, (number + 1) * NAME_LENGTH);
    const found = await load(`pages/${name}.json`);
    if (!isPageText(found)) throw new Error("A page of the search is damaged.");
    return found;
  };
  return {
    scale: new CorpusScale(statistics),
    terms: new TermTable(
      shards.map(([first]) => first),
      async (shard) => unpackShard(await load(`terms/${shards[shard]?.[1]}.json`)),
    ),
    page: (number) => {
      const loading = known.get(number) ?? page(number);
      known.set(number, loading);
      loading.catch(() => known.delete(number));
      return loading;
    },
  };
}

/** Whether a value that was loaded has the form of `search/statistics.json`, as far as others would fail on it. */
function isPublishedSearch(value: unknown): value is PublishedSearch {
  const { version, corpora: both } = (value ?? {}) as Partial<PublishedSearch>;
  if (version !== SEARCH_VERSION || both === undefined) return false;
  return corpora.every((name) => {
    const { entries, titles, headings, texts, minor, gaps, shards, pages } = both[name] ?? {};
    return (
      typeof pages === "string" &&
      [entries, titles, headings, texts, minor, gaps, shards].every(Array.isArray)
    );
  });
}

function isPageText(value: unknown): value is PageText {
  const { title, href, entries } = (value ?? {}) as Partial<PageText>;
  return typeof title === "string" && typeof href === "string" && Array.isArray(entries);
}
