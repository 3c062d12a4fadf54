import { fieldsOf, isPathname, isText } from "../../shared/offline-format/checks.ts";
import type { StoredRelease } from "../../shared/offline-format/pointer.ts";
import type { NoteStore } from "../store/stores.ts";
import type { PageChange } from "./outcome.ts";

/** The changes of the last update of the copy, for the panel and for the line at the next navigation. */
interface UpdateNote {
  readonly from: StoredRelease | undefined;
  readonly to: StoredRelease;
  readonly changes: readonly PageChange[];
}

const KEY = "update";
/** Longest list of changes that is stored. */
const LISTED = 500;

/** Only a switch to another release is noted. */
export async function writeUpdateNote(notes: NoteStore, { from, to, changes }: UpdateNote): Promise<void> {
  if (from === undefined || from.root.hash === to.root.hash) return;
  await notes.write(KEY, { root: to.root.hash, changes: changes.slice(0, LISTED) }).catch(() => {});
}

/** The changes that led to the release with this root; none where it was saved directly. */
export async function readUpdateNote(notes: NoteStore, rootHash: string): Promise<PageChange[]> {
  const { root, changes } = fieldsOf(await notes.read(KEY).catch(() => undefined)) ?? {};
  if (root !== rootHash || !Array.isArray(changes)) return [];
  return changes.flatMap((change: unknown): PageChange[] => {
    const { pathname, title, kind } = fieldsOf(change) ?? {};
    if (!isPathname(pathname) || !isText(title)) return [];
    return kind === "changed" || kind === "new" || kind === "removed" ? [{ pathname, title, kind }] : [];
  });
}
