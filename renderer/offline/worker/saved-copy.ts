import { parseRoot, parseSection } from "../../shared/offline-format/parse-manifests.ts";
import type { Pointer, StoredRelease } from "../../shared/offline-format/pointer.ts";
import { indexRelease, type ReleaseIndex } from "../../shared/offline-format/release-index.ts";
import { withDeadline } from "../store/deadlines.ts";
import type { ObjectStore } from "../store/stores.ts";

/** How long reading the body of an object may take, in milliseconds. */
const BODY_MS = 1500;

/** A stored release with its addresses. */
export interface SavedRelease {
  readonly stored: StoredRelease;
  readonly index: ReleaseIndex;
}

export interface SavedPage {
  readonly release: SavedRelease;
  /** The object of the page: its `index.json`. */
  readonly hash: string;
}

interface SavedFile {
  readonly response: Response;
  /** The release that it is of. */
  readonly root: string;
}

interface CopyStores {
  readonly objects: ObjectStore;
  /** The pointer as it is now; undefined where nothing is stored or it is not ours to read. */
  readonly pointer: () => Promise<Pointer | undefined>;
}

/** Reads the stored copy of this device. Manifests are cached in memory, because their bytes never change. */
export class SavedCopy {
  readonly #stores: CopyStores;
  readonly #indexes = new Map<string, Promise<ReleaseIndex>>();
  readonly #shared = new Map<string, Promise<unknown>>();
  #isEmpty = false;

  constructor(stores: CopyStores) {
    this.#stores = stores;
  }

  /** Whether nothing was stored when it was last looked at. */
  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  /** Current and former release, the current one first; empty where nothing is stored. */
  async releases(): Promise<readonly StoredRelease[]> {
    const pointer = await this.#stores.pointer();
    this.#isEmpty = pointer === undefined;
    if (pointer === undefined) return [];
    return pointer.previous === undefined ? [pointer.current] : [pointer.current, pointer.previous];
  }

  /** A page of the current release, or of the one that a tab is pinned to. Rejects where storage fails. */
  async page(pathname: string, root?: string): Promise<SavedPage | undefined> {
    const stored = (await this.releases()).find((one) => root === undefined || one.root.hash === root);
    if (stored === undefined) return undefined;
    const index = await this.index(stored);
    const hash = index.pages.get(pathname)?.hash ?? sharedPage(index, pathname);
    return hash === undefined ? undefined : { release: { stored, index }, hash };
  }

  /** A file by its path below the base: of the release that a tab is pinned to, else of any, the current one first. */
  async file(path: string, root?: string): Promise<SavedFile | undefined> {
    const releases = await this.releases();
    for (const stored of releases.filter((one) => root === undefined || one.root.hash === root)) {
      const asset = (await this.index(stored)).assets.get(path);
      const response = asset === undefined ? undefined : await this.#stores.objects.read(asset.hash);
      if (response !== undefined) return { response, root: stored.root.hash };
    }
    return undefined;
  }

  /** The bytes of a page as they were published, `index.json`. */
  record({ hash }: SavedPage): Promise<Response | undefined> {
    return this.#stores.objects.read(hash);
  }

  /** An object as JSON. Rejects where it is missing or takes too long. */
  async json(hash: string): Promise<unknown> {
    const response = await this.#stores.objects.read(hash);
    if (response === undefined) throw new Error(`The object ${hash} is missing.`);
    return await withDeadline<unknown>(BODY_MS, () => response.json());
  }

  /** The same for what all pages share: it is read and parsed once. */
  sharedJson(hash: string): Promise<unknown> {
    return remembered(this.#shared, hash, () => this.json(hash));
  }

  /** The addresses of a release. A section with an unreadable manifest counts as not stored until it can be read. */
  index(stored: StoredRelease): Promise<ReleaseIndex> {
    const key = `${stored.root.hash} ${stored.sections.join(" ")}`;
    return remembered(this.#indexes, key, async () => {
      const root = parseRoot(await this.sharedJson(stored.root.hash));
      if (root === undefined) throw new Error("The root manifest cannot be read.");
      const lines = root.sections.filter(({ id }) => stored.sections.includes(id));
      const read = lines.map(async ({ id, manifests }) =>
        parseSection(await Promise.all(manifests.map(({ hash }) => this.sharedJson(hash))), id),
      );
      const sections = (await Promise.allSettled(read)).flatMap((one) =>
        one.status === "fulfilled" && one.value !== undefined ? [one.value] : [],
      );
      if (sections.length < lines.length) this.#indexes.delete(key);
      return indexRelease(root, sections);
    });
  }

  /** Forgets what was read: the copy has changed. */
  forget(): void {
    this.#indexes.clear();
    this.#shared.clear();
    this.#isEmpty = false;
  }
}

/** A page that every copy has, whichever sections were saved: `/search`, `/offline`. */
function sharedPage({ assets }: ReleaseIndex, pathname: string): string | undefined {
  return assets.get(`${pathname.slice(1)}/index.json`)?.hash;
}

/** One reading for all who ask meanwhile and later; a failed one is tried anew. */
function remembered<T>(map: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = read();
  map.set(key, value);
  value.catch(() => map.delete(key));
  return value;
}
