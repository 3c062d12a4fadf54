import { statSync } from "node:fs";
import { join } from "node:path";
import { FolderWatch, type FolderWatchOptions } from "./folder-watch.ts";

/** Changes that come within this time (milliseconds) are one save: editors write in several steps. */
const settleTime = 8;
/**
 * A file that was emptied is about to be written by the program that saves it: it has so long (milliseconds)
 * for that.
 */
export const EMPTY_MS = 150;

interface DataWatch extends FolderWatchOptions {
  /** Called at the first sign of a save, before `saved`: what is read meanwhile may be half of it. */
  readonly begun: () => void;
  /** Takes the paths of what was saved, added or removed, below the data folder; none where it is another folder. */
  readonly saved: (paths: readonly string[]) => void;
  /** Called whenever the whole folder is watched: files that were saved before cause no event. */
  readonly ready: () => void;
  /** The system cannot tell of saves; `reason` is its word. They are found by looking, which takes longer. */
  readonly polls: (reason: string) => void;
}

/** A data folder that is watched. */
export interface WatchedData {
  /** The folder was not there when it was read. */
  readonly distrust: () => void;
  readonly end: () => Promise<void>;
}

/** Watches the data folder by its name. */
export function watchData(data: string, { begun, saved, ready, polls, ...options }: DataWatch): WatchedData {
  const paths = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let turn: NodeJS.Immediate | undefined;
  const isEmpty = (path: string): boolean => sizeOf(join(data, path)) === 0 && options.isKnown(path);
  const stop = (): void => {
    clearTimeout(timer);
    clearImmediate(turn);
  };
  const settle = (time: number): void => {
    stop();
    // Where this thread was busy, signs that came in time may not have been heard yet: they are in this turn.
    timer = setTimeout(() => {
      turn = setImmediate(() => finish(time));
    }, time);
  };
  const finish = (time: number): void => {
    if (time < EMPTY_MS && [...paths].some(isEmpty)) {
      settle(EMPTY_MS);
      return;
    }
    saved([...paths]);
    paths.clear();
  };
  const touched = (path: string): void => {
    begun();
    paths.add(path);
    settle(settleTime);
  };
  const replaced = (): void => {
    begun();
    saved([]);
  };
  const watch = new FolderWatch(data, { touched, replaced, ready, polls }, options);
  return {
    distrust: () => watch.distrust(),
    end: async () => {
      stop();
      await watch.close();
    },
  };
}

/** Undefined where there is no such file, or no folder on the way to it. */
function sizeOf(path: string): number | undefined {
  try {
    return statSync(path).size;
  } catch {
    return undefined;
  }
}
