import { MirroredPointer, type PointerCopy } from "../../offline/store/mirrored-pointer.ts";
import { StorageError } from "../../offline/store/storage-error.ts";
import type { NoteStore, ObjectStore, PointerStore, Stores } from "../../offline/store/stores.ts";
import { type Pointer, parsePointer } from "../../shared/offline-format/pointer.ts";

/** A step of a device that a test may let fail. `key` is a hash, a place of the pointer or the key of a note. */
interface DeviceStep {
  readonly store: "objects" | "pointer" | "notes";
  readonly action: "read" | "write" | "remove" | "list" | "flush";
  readonly key: string;
}

interface StoredBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** The storage of one device, in memory. Its content is open to tests, which may remove or change parts. */
export class MemoryDevice implements Stores {
  readonly stored = new Map<string, StoredBytes>();
  /** The pointer as its two places have it. */
  readonly copies: { cache: unknown; database: unknown } = { cache: undefined, database: undefined };
  readonly noted = new Map<string, unknown>();
  /** Bytes of objects that fit; no limit at first. */
  quota = Number.POSITIVE_INFINITY;
  /** Whether the list of Caches is in memory alone, as after site data were cleared while something was written. */
  isUnlisted = false;
  /** Called before every step; what it throws, the step rejects with. */
  fault: (step: DeviceStep) => void = () => {};
  /** Awaited before objects are listed: what else happens meanwhile. */
  listing: () => Promise<void> = async () => {};

  readonly objects: ObjectStore = {
    list: async () => {
      this.fault({ store: "objects", action: "list", key: "" });
      await this.listing();
      return new Set(this.stored.keys());
    },
    has: async (hash) => this.#object(hash) !== undefined,
    read: async (hash) => {
      const object = this.#object(hash);
      return object && new Response(object.bytes, { headers: { "content-type": object.type } });
    },
    write: async (hash, bytes, type) => {
      const former = this.stored.get(hash);
      // Browsers take away what has the name and store then: a process that is killed in between leaves neither.
      this.stored.delete(hash);
      this.fault({ store: "objects", action: "write", key: hash });
      if (this.usage + bytes.byteLength > this.quota) {
        if (former !== undefined) this.stored.set(hash, former);
        throw new StorageError("full");
      }
      this.stored.set(hash, { bytes, type });
    },
    remove: async (hash) => {
      this.fault({ store: "objects", action: "remove", key: hash });
      this.stored.delete(hash);
    },
    clear: async () => {
      this.fault({ store: "objects", action: "remove", key: "" });
      this.stored.clear();
      this.isUnlisted = false;
    },
    flush: async () => {
      this.fault({ store: "objects", action: "flush", key: "" });
      this.isUnlisted = false;
    },
  };

  readonly pointer: PointerStore = new MirroredPointer(this.#copy("cache"), this.#copy("database"));

  readonly notes: NoteStore = {
    read: async (key) => {
      this.fault({ store: "notes", action: "read", key });
      return structuredClone(this.noted.get(key));
    },
    write: async (key, value) => {
      this.fault({ store: "notes", action: "write", key });
      this.noted.set(key, structuredClone(value));
    },
    remove: async (key) => {
      this.fault({ store: "notes", action: "remove", key });
      this.noted.delete(key);
    },
  };

  /** Bytes of all objects. */
  get usage(): number {
    return [...this.stored.values()].reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  }

  /** The browser is killed: what it had in memory alone is gone. */
  kill(): void {
    if (this.isUnlisted) this.stored.clear();
    this.isUnlisted = false;
  }

  /** The result of `pointer.read` without faults, for assertions in tests. */
  get readablePointer(): Pointer | undefined {
    const found = [this.copies.cache, this.copies.database].flatMap((value) => {
      const parsed = parsePointer(value);
      return parsed.kind === "pointer" ? [parsed.pointer] : [];
    });
    return found.sort((a, b) => b.revision - a.revision)[0];
  }

  #object(hash: string): StoredBytes | undefined {
    this.fault({ store: "objects", action: "read", key: hash });
    return this.stored.get(hash);
  }

  #copy(name: "cache" | "database"): PointerCopy {
    const step = (action: DeviceStep["action"]): void => this.fault({ store: "pointer", action, key: name });
    return {
      read: async () => {
        step("read");
        return structuredClone(this.copies[name]);
      },
      write: async (pointer) => {
        step("write");
        this.copies[name] = structuredClone(pointer);
      },
      remove: async () => {
        step("remove");
        this.copies[name] = undefined;
      },
    };
  }
}
