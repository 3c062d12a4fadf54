import { pageText } from "../../shared/search/page-text.ts";
import { type CorpusName, corpora, type PageText } from "../../shared/search/search-data.ts";
import type { OpenedSaved, SavedSearch } from "../../shared/search/search-engine.ts";
import { unpackShard } from "../../shared/search/term-codec.ts";
import { openWhole, wholeCorpus } from "../../shared/search/whole-corpus.ts";
import type { Stores } from "../store/stores.ts";
import { makeSavedIndex } from "./saved-index.ts";
import { readSavedPage, readSavedPages, type SavedPages } from "./saved-pages.ts";
import { readSavedIndex, type SavedCorpus, type SavedIndex } from "./stored-index.ts";

/** Texts of pages that are kept: further queries show the same ones again. */
const PAGES_KEPT = 200;

type Opened = { readonly [N in CorpusName]: OpenedSaved };

/** The saved pages of a device, ready to be searched. They are read once, and again after `forget`. */
export class SavedCopySearch {
  #pages: Promise<SavedPages | undefined> | undefined;
  #opened: Promise<Opened> | undefined;

  constructor(
    private readonly stores: Stores,
    private readonly base: string,
    /** Called when the index has been made anew and titles are no longer all that is searched. */
    private readonly improved: () => void,
  ) {}

  /** The copy has changed. */
  forget(): void {
    this.#pages = undefined;
    this.#opened = undefined;
  }

  async saved(): Promise<SavedSearch | undefined> {
    this.#pages ??= readSavedPages(this.stores);
    const pages = await this.#pages;
    if (pages === undefined) {
      this.#pages = undefined;
      return undefined;
    }
    return { whole: pages.whole, open: (name) => this.#open(pages, name) };
  }

  async #open(pages: SavedPages, name: CorpusName): Promise<OpenedSaved> {
    if (!pages.whole.has(name) && !pages.pages.some(({ corpus }) => corpus === name))
      throw new Error(`Nothing of ${name} is saved.`);
    this.#opened ??= this.#read(pages);
    return (await this.#opened)[name];
  }

  async #read(pages: SavedPages): Promise<Opened> {
    const index = await readSavedIndex(this.stores, pages);
    if (index !== undefined) return this.#openIndex(index);
    void this.#makeAnew(pages);
    return eachCorpus((name) => ({ corpus: titleCorpus(pages, name, this.base), titlesOnly: true }));
  }

  async #makeAnew(pages: SavedPages): Promise<void> {
    const made = this.#openIndex(await makeSavedIndex(this.stores, pages));
    if ((await this.#pages) !== pages) return;
    this.#opened = Promise.resolve(made);
    this.improved();
  }

  #openIndex(index: SavedIndex): Opened {
    return eachCorpus((name) => ({ corpus: this.#openCorpus(index[name]), titlesOnly: false }));
  }

  #openCorpus({ statistics, hashes, terms }: SavedCorpus) {
    const known = new Map<number, Promise<PageText>>();
    const page = async (number: number): Promise<PageText> => {
      const source = await readSavedPage(this.stores, hashes[number] ?? "");
      if (source === undefined) throw new Error("A saved page cannot be read.");
      return pageText(source, this.base);
    };
    return openWhole(statistics, unpackShard(terms), (number) => {
      if (known.size >= PAGES_KEPT) known.clear();
      const reading = known.get(number) ?? page(number);
      known.set(number, reading);
      reading.catch(() => known.delete(number));
      return reading;
    });
  }
}

function eachCorpus(open: (name: CorpusName) => OpenedSaved): Opened {
  return Object.fromEntries(corpora.map((name) => [name, open(name)])) as Opened;
}

/** Titles and addresses are all that manifests know of pages. */
function titleCorpus({ pages }: SavedPages, corpus: CorpusName, base: string) {
  const group = corpus === "docs" ? "Documentation" : "Pages";
  const texts = pages
    .filter((page) => page.corpus === corpus)
    .sort((a, b) => (a.pathname < b.pathname ? -1 : 1))
    .map(({ title, pathname }): PageText => {
      const href = base + encodeURI(pathname).slice(1);
      return { title, href, corpus, group, entries: [{ text: "" }] };
    });
  return wholeCorpus(texts);
}
