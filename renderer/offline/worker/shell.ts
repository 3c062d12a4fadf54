import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import type { ShellEntry } from "../../shared/offline-format/site-facts.ts";
import { withDeadline } from "../store/deadlines.ts";
import { downloadEntry } from "./download-entry.ts";
import { eachOf } from "./each-of.ts";

/** How long reading a Cache may take, in milliseconds. */
const CACHE_MS = 1500;
const WRITE_MS = 15_000;
const AT_ONCE = 4;

/**
 * The files that every page starts with. Workbox keeps the book: which address has which key, and what is outdated.
 * The download is ours, because its own has no deadline, no second try past the HTTP cache and one file at a time.
 */
export class Shell {
  readonly #entries: readonly ShellEntry[];
  readonly #book: PrecacheController;
  readonly #cacheName: string;
  #hasRestored = false;

  constructor(base: string, entries: readonly ShellEntry[]) {
    this.#entries = entries;
    this.#cacheName = `fairlead${base}shell`;
    this.#book = new PrecacheController({ cacheName: this.#cacheName, fallbackToNetwork: false });
    this.#book.addToCacheList(entries.map(({ url, revision, integrity }) => ({ url, revision, integrity })));
  }

  /** Whether an address is one of the shell's. */
  has(url: string): boolean {
    return this.#book.getCacheKeyForURL(url) !== undefined;
  }

  /**
   * Stores the files that are not stored yet; rejects if one of them cannot be loaded or verified. Stored files are
   * kept for the next try.
   */
  async install(): Promise<void> {
    const cache = await withDeadline(CACHE_MS, () => caches.open(this.#cacheName));
    await eachOf(this.#entries, AT_ONCE, async (entry) => {
      const key = this.#book.getCacheKeyForURL(entry.url) ?? entry.url;
      if ((await withDeadline(CACHE_MS, () => cache.match(key))) !== undefined) return;
      const response = await downloadEntry(entry);
      await withDeadline(WRITE_MS, () => cache.put(key, response));
    });
  }

  /** Stores anew what the browser has thrown away, once in the life of a worker. Rejects as `install` does. */
  async restore(): Promise<void> {
    if (this.#hasRestored || (await this.#isWhole())) return;
    this.#hasRestored = true;
    await this.install();
  }

  async #isWhole(): Promise<boolean> {
    const keys = await withDeadline(CACHE_MS, async () => (await caches.open(this.#cacheName)).keys());
    const stored = new Set(keys.map(({ url }) => url));
    return this.#entries.every(({ url }) => stored.has(this.#book.getCacheKeyForURL(url) ?? url));
  }

  async match(url: string): Promise<Response | undefined> {
    return withDeadline(CACHE_MS, async () => (await this.#book.matchPrecache(url)) ?? undefined);
  }

  /** A file whose name has its hash, of this shell or of the one before, which open tabs may still need. */
  async matchHashed(url: string): Promise<Response | undefined> {
    return withDeadline(CACHE_MS, () => caches.match(url, { cacheName: this.#cacheName }));
  }

  /** Removes what former shells have left. Only when no tab can need it any more. */
  async removeOutdated(event: ExtendableEvent): Promise<void> {
    await this.#book.activate(event);
  }
}
