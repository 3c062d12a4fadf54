import type { Pointer } from "../../shared/offline-format/pointer.ts";
import type { StorageReason } from "./storage-error.ts";

/** Objects by hash. Objects are verified before they are written. */
export interface ObjectStore {
  /** Hashes of everything stored. */
  list(): Promise<ReadonlySet<string>>;
  has(hash: string): Promise<boolean>;
  /** The decoded bytes as a response that was never redirected, with its Content-Type. */
  read(hash: string): Promise<Response | undefined>;
  write(hash: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void>;
  /** No error where there is no such object. */
  remove(hash: string): Promise<void>;
  /** All at once: a full device may have no room to remove one after the other. */
  clear(): Promise<void>;
  /**
   * Has the browser write down now that it has these objects. Chromium, where the data of a site were cleared while it wrote,
   * goes on with a list of Caches in memory alone until 20 s pass without a write: killed before, it has none of them.
   */
  flush(): Promise<void>;
}

/** The result of reading the pointer of a device. */
export type PointerReading =
  | { readonly kind: "none" }
  | { readonly kind: "pointer"; readonly pointer: Pointer }
  /** Newer code wrote it: the copy is neither used nor deleted. */
  | { readonly kind: "newer"; readonly format: number }
  /** Something is there and cannot be read. */
  | { readonly kind: "damaged" }
  /** One place has no pointer, the other does not answer: it may have one. */
  | { readonly kind: "unknown"; readonly reason: StorageReason };

export interface PointerStore {
  /** Rejects with a StorageError only where neither place answers. */
  read(): Promise<PointerReading>;
  /** Writes both places. Resolves where at least one has it. */
  write(pointer: Pointer): Promise<void>;
  /** Writes the result of `read` to a place that has lost it. Only the caller may write meanwhile. */
  heal(): Promise<void>;
  remove(): Promise<void>;
}

/** The note that keeps the search index of what is saved, and that of a download that is under way. */
export const SEARCH_NOTE = "search";
export const JOURNAL_NOTE = "journal";

/** Name of the store in the database that contains the notes. */
export const STATE = "state";
export const noteKey = (note: string): string => `note ${note}`;

/** Values that may be lost without harm: the journal of a download, when to try again, an index. */
export interface NoteStore {
  read(key: string): Promise<unknown>;
  /** The value is plain data. */
  write(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

export interface Stores {
  readonly objects: ObjectStore;
  readonly pointer: PointerStore;
  readonly notes: NoteStore;
}
