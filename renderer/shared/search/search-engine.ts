import { mergeAnswers, type SearchAnswer } from "./answer.ts";
import type { Corpus } from "./corpus.ts";
import { type CorpusAnswer, find, type Limits } from "./find.ts";
import { type LoadFile, openPublished } from "./published.ts";
import { type CorpusName, corpora } from "./search-data.ts";

/** The saved pages of a device, for the search. */
export interface SavedSearch {
  /** Corpora whose pages are all saved. They are searched here, online too: saved pages are what the site shows. */
  readonly whole: ReadonlySet<CorpusName>;
  /** Opens the saved part of a corpus, and makes its index if it is missing. Rejects if nothing of it can be read. */
  readonly open: (name: CorpusName) => Promise<OpenedSaved>;
}

export interface OpenedSaved {
  readonly corpus: Corpus;
  /** Only titles: the index is being made anew. */
  readonly titlesOnly: boolean;
}

/** Loads the files of an engine. `fresh`: bypass the browser's cache, whose files may be damaged. */
interface SearchPorts {
  readonly load: (path: string, fresh: boolean) => Promise<unknown>;
  /** Undefined where nothing is saved. Never rejects. */
  readonly saved: () => Promise<SavedSearch | undefined>;
}

export interface EngineAnswer {
  readonly answer: SearchAnswer;
  /** Only titles of saved pages were searched: the index on the device is being made anew. */
  readonly titlesOnly: boolean;
  /** The server could not be asked, and not all pages are saved: only saved ones were searched. */
  readonly savedOnly: boolean;
}

interface Answered extends CorpusAnswer {
  readonly from: "server" | "device" | "part";
  readonly titlesOnly: boolean;
}

/** A question to one corpus. */
interface Wanted {
  readonly name: CorpusName;
  readonly query: string;
  readonly limits: Limits;
  /** Whether nothing that the browser keeps may answer. */
  readonly fresh: boolean;
}

/**
 * Answers queries from the copy on the device where it has all of a corpus, else from the server's shards, else from
 * what is saved. Only where none of them has anything does it reject, and the next query tries again.
 */
export class SearchEngine {
  #published: Promise<ReadonlyMap<CorpusName, Corpus>> | undefined;

  constructor(private readonly ports: SearchPorts) {}

  async answer(query: string, limits: Limits, fresh = false): Promise<EngineAnswer> {
    if (fresh) this.#published = undefined;
    const saved = await this.ports.saved();
    const tried = await Promise.allSettled(
      corpora.map((name) => this.#ask({ name, query, limits, fresh, saved })),
    );
    const answered = tried.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    if (answered.length === 0) throw new Error("Neither the server nor this device has an index.");
    return {
      answer: mergeAnswers(answered),
      titlesOnly: answered.some(({ titlesOnly }) => titlesOnly),
      savedOnly: answered.length < tried.length || answered.some(({ from }) => from === "part"),
    };
  }

  async #ask(wanted: Wanted & { readonly saved: SavedSearch | undefined }): Promise<Answered> {
    const { saved } = wanted;
    const ways = [() => this.#fromServer(wanted)];
    if (saved !== undefined) {
      const own = () => fromDevice(saved, wanted);
      if (saved.whole.has(wanted.name)) ways.unshift(own);
      else ways.push(own);
    }
    let failure: unknown;
    for (const way of ways) {
      try {
        return await way();
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  async #fromServer(wanted: Wanted): Promise<Answered> {
    try {
      return await this.#fromPublished(wanted);
    } catch (error) {
      this.#published = undefined;
      if (wanted.fresh || error instanceof UnreachableError) throw error;
      // After a deploy the names of the shards are others.
      return this.#fromPublished({ ...wanted, fresh: true });
    }
  }

  async #fromPublished({ name, query, limits, fresh }: Wanted): Promise<Answered> {
    const load: LoadFile = (path) => this.ports.load(path, fresh);
    this.#published ??= openPublished(load);
    const corpus = (await this.#published).get(name);
    if (corpus === undefined) throw new Error(`There is no corpus ${name}.`);
    return { ...(await find(query, corpus, limits)), from: "server", titlesOnly: false };
  }
}

/** The server cannot be reached at all; asking it again at once is in vain. */
export class UnreachableError extends Error {}

async function fromDevice(saved: SavedSearch, { name, query, limits }: Wanted): Promise<Answered> {
  const { corpus, titlesOnly } = await saved.open(name);
  const from = saved.whole.has(name) ? "device" : "part";
  return { ...(await find(query, corpus, limits)), from, titlesOnly };
}
