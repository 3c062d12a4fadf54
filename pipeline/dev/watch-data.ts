import { statSync } from "node:fs";
import { join, relative } from "node:path";
import { type FSWatcher, watch } from "chokidar";

/** Changes that come within this time (milliseconds) are one save: editors write in several steps. */
const settleTime = 8;
/** A file that was emptied is about to be written by whoever saves it: it has so long (milliseconds) for that. */
const emptyTime = 150;

export interface DataWatch {
  /** Whether a path below the data folder is a text file that was read before. */
  readonly isKnown: (path: string) => boolean;
  /** Called at the first sign of a save, before `saved`: what is read meanwhile may be half of it. */
  readonly begun: () => void;
  /** Takes the paths of what was saved, added or removed, below the data folder. */
  readonly saved: (paths: readonly string[]) => void;
  /** Called once, when the whole folder is watched: what was saved before it tells nobody. */
  readonly ready: () => void;
}

/** Watches the data folder; the result ends it. */
export function watchData(data: string, { isKnown, begun, saved, ready }: DataWatch): () => Promise<void> {
  const watcher = watch(data, {
    ignoreInitial: true,
    ignored: (path) => /(^|[\\/])(\.[^\\/]+|node_modules)$|~$/.test(path.slice(data.length)),
  });
  const below = (path: string): string => relative(data, path).replaceAll("\\", "/");
  const paths = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let turn: NodeJS.Immediate | undefined;
  const isEmpty = (path: string): boolean =>
    statSync(join(data, path), { throwIfNoEntry: false })?.size === 0 && isKnown(path);
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
    if (time < emptyTime && [...paths].some(isEmpty)) {
      settle(emptyTime);
      return;
    }
    saved([...paths]);
    paths.clear();
  };
  const take = (path: string): void => {
    begun();
    paths.add(path);
    settle(settleTime);
  };
  // A second change within 50 ms is no event of the watcher; what the system says of it is.
  onRaw(watcher, (place) => {
    const path = below(place);
    if (isKnown(path)) take(path);
  });
  watcher.on("all", (event, place) => {
    const path = below(place);
    if (event !== "change" || !isKnown(path)) take(path);
  });
  watcher.once("ready", ready);
  return async () => {
    stop();
    await watcher.close();
  };
}

/** A watched folder names the file in it, a watched file itself. */
function onRaw(watcher: FSWatcher, take: (path: string) => void): void {
  watcher.on("raw", (_event, name, details) => {
    const { watchedPath } = details as { watchedPath?: string };
    if (watchedPath === undefined) return;
    take(watchedPath);
    if (typeof name === "string") take(join(watchedPath, name));
  });
}
