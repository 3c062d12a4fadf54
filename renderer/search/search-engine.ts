import { find, type Limits, type SearchAnswer } from "./find.ts";
import { isSearchEntries, type SearchEntries } from "./search-data.ts";
import { makeIndex, openIndex, type SearchIndex } from "./search-index.ts";
import { TITLE_FIELDS } from "./search-options.ts";

/** Gives the JSON of a file of `search/`; throws where it cannot be had. */
export type LoadFile = (name: "entries.json" | "terms.json", fresh: boolean) => Promise<unknown>;

interface Opened {
  readonly data: SearchEntries;
  index: SearchIndex;
  titlesOnly: boolean;
}

/**
 * Loads entries and index on the first query and answers. Without a usable index titles are searched while it is made
 * anew from the entries; without entries there is nothing to search, and the next query tries again.
 */
export class SearchEngine {
  #opened: Promise<Opened> | undefined;

  constructor(
    private readonly load: LoadFile,
    /** Called when the index has been made anew. */
    private readonly improved: () => void,
    /** Does something after the answer is out. */
    private readonly later: (action: () => void) => void = (action) => void setTimeout(action, 50),
  ) {}

  /** Whether everything is loaded; rejects where it cannot be. */
  async open(fresh: boolean): Promise<void> {
    await this.#open(fresh);
  }

  async answer(
    query: string,
    limits: Limits,
    fresh = false,
  ): Promise<{ readonly answer: SearchAnswer; readonly titlesOnly: boolean }> {
    const { data, index, titlesOnly } = await this.#open(fresh);
    return { answer: find(query, data, index, limits), titlesOnly };
  }

  async #open(fresh: boolean): Promise<Opened> {
    this.#opened ??= this.#read(fresh);
    try {
      return await this.#opened;
    } catch (error) {
      this.#opened = undefined;
      throw error;
    }
  }

  async #read(fresh: boolean): Promise<Opened> {
    const [data, terms] = await Promise.all([
      this.load("entries.json", fresh),
      this.load("terms.json", fresh).catch(() => undefined),
    ]);
    if (!isSearchEntries(data)) throw new Error("The entries of the search are damaged.");
    const index = openIndex(terms, data.key);
    if (index !== undefined) return { data, index, titlesOnly: false };
    const opened: Opened = { data, index: makeIndex(data, TITLE_FIELDS), titlesOnly: true };
    this.later(() => {
      opened.index = makeIndex(data);
      opened.titlesOnly = false;
      this.improved();
    });
    return opened;
  }
}
