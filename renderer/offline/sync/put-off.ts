import { fieldsOf, isCount, isHash } from "../../shared/offline-format/checks.ts";
import type { NoteStore } from "../store/stores.ts";

/**
 * A release that did not fit on the device, or that the visitor did not want to wait for. By itself nobody tries it again
 * on the same day: that would be a loop, or against the visitor's word.
 */
interface PutOff {
  /** Hash of its root manifest; undefined where it was stopped before that was known: then any release. */
  readonly root: string | undefined;
  /** When it was tried, in milliseconds since 1970. */
  readonly at: number;
}

const KEY = "put-off";
/** Space comes back without a word, so once a day is looked whether it has. Milliseconds. */
const DAY = 86_400_000;

/** Undefined where nothing is put off, or where that was long ago; by a clock that was set back, too. */
export async function readPutOff(notes: NoteStore, now: number): Promise<PutOff | undefined> {
  const { root, at } = fieldsOf(await notes.read(KEY).catch(() => undefined)) ?? {};
  if (!isCount(at) || Math.abs(now - at) >= DAY) return undefined;
  return { root: isHash(root) ? root : undefined, at };
}

/** Where notes cannot be written the update is only tried again sooner. */
export async function writePutOff(notes: NoteStore, putOff: PutOff): Promise<void> {
  await notes.write(KEY, putOff).catch(() => {});
}

/** Nothing is put off any more. */
export async function removePutOff(notes: NoteStore): Promise<void> {
  await notes.remove(KEY).catch(() => {});
}
