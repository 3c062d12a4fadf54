import { fieldsOf, isCount, isHash } from "../format/checks.ts";
import type { NoteStore } from "../store/stores.ts";

/** A release that did not fit on the device. By itself nobody tries it again on the same day: that would be a loop. */
export interface TooBig {
  /** Hash of its root manifest. */
  readonly root: string;
  /** When it was tried, in milliseconds since 1970. */
  readonly at: number;
}

const KEY = "too-big";
/** Space comes back without a word, so once a day is looked whether it has. Milliseconds. */
const DAY = 86_400_000;

/** Undefined where nothing was too big, or where that is long ago; by a clock that was set back, too. */
export async function readTooBig(notes: NoteStore, now: number): Promise<TooBig | undefined> {
  const { root, at } = fieldsOf(await notes.read(KEY).catch(() => undefined)) ?? {};
  if (!isHash(root) || !isCount(at)) return undefined;
  return Math.abs(now - at) < DAY ? { root, at } : undefined;
}

export async function writeTooBig(notes: NoteStore, tooBig: TooBig): Promise<void> {
  await notes.write(KEY, tooBig).catch(() => {});
}

export async function removeTooBig(notes: NoteStore): Promise<void> {
  await notes.remove(KEY).catch(() => {});
}
