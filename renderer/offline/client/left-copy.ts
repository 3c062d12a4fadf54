import { writeStored } from "../../client/storage.ts";

// The code that keeps a copy has these names too. They are not imported, so that a visitor without a copy loads nothing
// of it; a test checks that they agree.

/** The marker of a copy in localStorage, as `copy-marker.ts` writes it. `scope` is the base path. */
export const markerKey = (scope: string): string => `fairlead${scope}copy`;

/** Takes the marker away. */
export function dropMarker(scope: string): void {
  writeStored("localStorage", markerKey(scope), undefined);
}

/** Database key of the journal of a download, as built by `copyNames`, `STATE` and `noteKey` of the stores. */
export function journalPlace(scope: string) {
  return { database: `fairlead${scope}`, store: "state", key: "note journal" };
}

/** Whether the device has the journal of a download: its browser was killed before it had noted what the visitor pressed. */
export async function hasJournal(scope: string): Promise<boolean> {
  const place = journalPlace(scope);
  try {
    // Older browsers do not say which there are, and to open one that is not there makes it.
    const known = (await indexedDB.databases?.()) ?? [];
    return known.some(({ name }) => name === place.database) && (await isNoted(place));
  } catch {
    return false;
  }
}

async function isNoted({ database, store, key }: ReturnType<typeof journalPlace>): Promise<boolean> {
  const opened = await answerOf(indexedDB.open(database));
  try {
    return (await answerOf(opened.transaction(store).objectStore(store).count(key))) > 0;
  } finally {
    opened.close();
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
