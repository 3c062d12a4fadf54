import type { Stats } from "node:fs";
import type { Disk } from "../disk/disk.ts";

/** Names a folder as it is: creating, removing or renaming an entry changes its time. */
export function folderState({ ino, mtimeMs, ctimeMs }: Stats): string {
  return `${ino} ${mtimeMs} ${ctimeMs}`;
}

/** Folders below a root, and how the states are known of those that need not be looked at. */
interface Noting {
  readonly root: string;
  readonly folders: Iterable<string>;
  readonly known: (path: string) => string | undefined;
}

/**
 * States of folders by their paths, "" for those that do not tell: a change within the grain of the clock of the disk
 * leaves no trace, so the state of a folder that was changed a moment ago is not worth noting.
 */
export function noteFolders({ root, folders, known }: Noting, disk: Disk): Map<string, string> {
  const now = Date.now();
  const stateOf = (path: string): string => {
    const stat = disk.lstat(`${root}/${path}`);
    return stat?.isDirectory() === true ? settledState(stat, now) : "";
  };
  const noted = new Map<string, string>();
  for (const path of folders) noted.set(path, known(path) || stateOf(path));
  return noted;
}

/** The state of a folder as it was found at a time, "" where it was changed so shortly before that it does not tell. */
export function settledState(stat: Stats, now: number): string {
  return isSettled(stat, now) ? folderState(stat) : "";
}

/** Milliseconds: the clocks of most disks move every few of them, those that count whole seconds every second one at last. */
const [GRAIN, COARSE_GRAIN] = [50, 2500];

function isSettled({ mtimeMs, ctimeMs }: Stats, now: number): boolean {
  const last = Math.max(mtimeMs, ctimeMs);
  return now - last > (last % 1000 === 0 ? COARSE_GRAIN : GRAIN);
}
