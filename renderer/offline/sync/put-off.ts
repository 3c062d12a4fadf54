import { fieldsOf, isCount, isHash } from "../../shared/offline-format/checks.ts";
import type { NoteStore } from "../store/stores.ts";

/**
 * A release that did not fit on the device, or whose download the visitor has stopped. It is not tried again by itself
 * on the same day: that would be a loop, or against the visitor's wish.
 */
interface PutOff {
  /** Hash of its root manifest; undefined where it was stopped before that was known: then any release. */
  readonly root: string | undefined;
  /** When it was tried, in milliseconds since 1970. */
  readonly at: number;
}

const KEY = "put-off";
/** A device does not report when space is available again, so that it is checked once a day. Milliseconds. */
const DAY = 86_400_000;

/** Undefined if nothing is put off, or if that was long ago; also if the clock was set back. */
export async function readPutOff(notes: NoteStore, now: number): Promise<PutOff | undefined> {
  const { root, at } = fieldsOf(await notes.read(KEY).catch(() => undefined)) ?? {};
  if (!isCount(at) || Math.abs(now - at) >= DAY) return undefined;
  return { root: isHash(root) ? root : undefined, at };
}

/** If notes cannot be written, the update is only tried again sooner. */
export async function writePutOff(notes: NoteStore, putOff: PutOff): Promise<void> {
  await notes.write(KEY, putOff).catch(() => {});
}

/** Nothing is put off any more. */
export async function removePutOff(notes: NoteStore): Promise<void> {
  await notes.remove(KEY).catch(() => {});
}
