import { type CopyNames, copyNames } from "../store/names.ts";
import { JOURNAL_NOTE, noteKey, STATE } from "../store/stores.ts";

/**
 * Whether the device has anything of a copy below a base path: an object, or the journal of a download. Makes no Cache and no
 * database where there is none; a browser that refuses either has none.
 */
export async function hasLeftCopy(scope: string): Promise<boolean> {
  const names = copyNames(scope);
  try {
    return (await hasObjects(names)) || (await hasJournal(names));
  } catch {
    return false;
  }
}

/** The Cache alone says nothing: who looks for a copy makes one. */
async function hasObjects({ objects }: CopyNames): Promise<boolean> {
  if (!(await caches.has(objects))) return false;
  return (await (await caches.open(objects)).keys()).length > 0;
}

async function hasJournal({ database }: CopyNames): Promise<boolean> {
  // Older browsers do not say which there are, and to open one that is not there makes it.
  const known = await indexedDB.databases?.();
  if (known?.some(({ name }) => name === database) !== true) return false;
  const opened = await answerOf(indexedDB.open(database));
  try {
    const state = opened.transaction(STATE).objectStore(STATE);
    return (await answerOf(state.count(noteKey(JOURNAL_NOTE)))) > 0;
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
