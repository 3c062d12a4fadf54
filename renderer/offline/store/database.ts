import localforage from "localforage";
import { STATE } from "./stores.ts";

/** The part of localforage that is used, so that tests can replace it. */
export interface Database {
  getItem(key: string): Promise<unknown>;
  setItem(key: string, value: unknown): Promise<unknown>;
  removeItem(key: string): Promise<void>;
}

/** IndexedDB alone: a copy of a copy in localStorage would only disagree. */
export function openDatabase(name: string): Database {
  const database = localforage.createInstance({
    name,
    storeName: STATE,
    driver: localforage.INDEXEDDB,
  });
  return {
    getItem: (key) => database.getItem<unknown>(key),
    setItem: (key, value) => database.setItem(key, value),
    removeItem: (key) => database.removeItem(key),
  };
}
