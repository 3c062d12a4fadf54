import { type Deadlines, withDeadline } from "./deadlines.ts";
import { type CopyNames, objectAddress } from "./names.ts";
import type { ObjectStore } from "./stores.ts";

/** Objects in a Cache of the browser. */
export class CacheObjects implements ObjectStore {
  readonly #names: CopyNames;
  readonly #deadlines: Deadlines;
  readonly #caches: () => CacheStorage;

  constructor(names: CopyNames, deadlines: Deadlines, caches: () => CacheStorage) {
    this.#names = names;
    this.#deadlines = deadlines;
    this.#caches = caches;
  }

  list(): Promise<ReadonlySet<string>> {
    return withDeadline(this.#deadlines.bulk, async () => {
      const cache = await this.#open();
      const requests = await cache.keys();
      return new Set(requests.map(({ url }) => url.slice(url.lastIndexOf("/") + 1)));
    });
  }

  has(hash: string): Promise<boolean> {
    return this.read(hash).then((response) => response !== undefined);
  }

  /** Reads by the name of the Cache, which does not create a missing one. */
  read(hash: string): Promise<Response | undefined> {
    const address = objectAddress(this.#names.scope, hash);
    return withDeadline(this.#deadlines.cache, () =>
      this.#caches().match(address, { cacheName: this.#names.objects }),
    );
  }

  write(hash: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void> {
    return withDeadline(this.#deadlines.bulk, async () => {
      const cache = await this.#open();
      const headers = { "content-type": type, "content-length": String(bytes.byteLength) };
      await cache.put(objectAddress(this.#names.scope, hash), new Response(bytes, { headers }));
    });
  }

  remove(hash: string): Promise<void> {
    return withDeadline(this.#deadlines.bulk, async () => {
      const cache = await this.#open();
      await cache.delete(objectAddress(this.#names.scope, hash));
    });
  }

  clear(): Promise<void> {
    return withDeadline(this.#deadlines.bulk, async () => {
      await this.#caches().delete(this.#names.objects);
    });
  }

  /** The browser writes its list of Caches whenever one comes or goes. */
  flush(): Promise<void> {
    return withDeadline(this.#deadlines.bulk, async () => {
      await this.#caches().open(this.#names.database);
      await this.#caches().delete(this.#names.database);
    });
  }

  #open(): Promise<Cache> {
    return this.#caches().open(this.#names.objects);
  }
}
