import type { Stats } from "node:fs";

/** Names a file as it is: who writes to it, or puts another in its place, gives it another size, time or number. */
export function fileState({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}

/** Coarser than the clock of any disk, that of FAT included. */
const SETTLED_MS = 2500;

/**
 * Whether the state of a file tells of every change from now on: one within the grain of the clock of the disk leaves
 * no trace, so a file that is about as young as the reading is read again the next time.
 */
export function isSettled({ mtimeMs, ctimeMs }: Stats): boolean {
  return Date.now() - Math.max(mtimeMs, ctimeMs) > SETTLED_MS;
}
