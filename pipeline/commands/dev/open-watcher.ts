import { basename, isAbsolute, join, relative } from "node:path";
import { setImmediate } from "node:timers/promises";
import { type ChokidarOptions, FSWatcher } from "chokidar";
import { isIgnored } from "../../sources/read/ignored.ts";

/** How often (milliseconds) each file is looked at where the system cannot tell of saves. */
const POLL_MS = 1000;

export interface WatcherSigns {
  /** Something became of the file or folder of this path, below the folder; `event` is the word of chokidar. */
  readonly event: (event: string, path: string) => void;
  /** An event of the system for this path, below the folder. */
  readonly raw: (path: string) => void;
  /** All is watched that was found. */
  readonly ready: () => void;
  readonly error: (error: unknown) => void;
}

/** Makes a watcher of a folder. */
export type Watch = (folder: string, options: ChokidarOptions) => FSWatcher;

/** A watcher that stays closed: where what it watched is gone, chokidar's own adds the folder above, after its end too. */
class FinalWatcher extends FSWatcher {
  #isOver = false;

  override add(...args: Parameters<FSWatcher["add"]>): FSWatcher {
    return this.#isOver ? this : super.add(...args);
  }

  override close(): Promise<void> {
    this.#isOver = true;
    return super.close();
  }
}

const watchFinally: Watch = (folder, options) => new FinalWatcher(options).add(folder);

/** A folder that is watched with all below it. */
export interface OpenWatcher {
  /** Resolves when nothing is watched any more. */
  readonly close: () => Promise<void>;
  /** The folders that are watched, by their paths below the folder. */
  readonly folders: () => readonly string[];
}

/** Begins to watch a folder and all below it. */
export function openWatcher(
  folder: string,
  signs: WatcherSigns,
  { isPolling, watch = watchFinally }: { readonly isPolling: boolean; readonly watch?: Watch | undefined },
): OpenWatcher {
  const below = (path: string): string => relative(folder, path).replaceAll("\\", "/");
  const polling = { usePolling: true, interval: POLL_MS, binaryInterval: POLL_MS };
  const watcher = watch(folder, {
    ignoreInitial: true,
    // The server keeps the process at work, and nothing else is to.
    persistent: false,
    ignored: (path) => !isData(below(path)),
    ...(isPolling ? polling : {}),
  });
  watcher.on("all", (event, path) => signs.event(event, below(path)));
  // A second change within 50 ms is no event of the watcher; what the system says of it is.
  onRaw(watcher, (path) => signs.raw(below(path)));
  watcher.on("error", signs.error);
  watcher.once("ready", signs.ready);
  const close = async (): Promise<void> => {
    // Files that chokidar opened in this turn are in its list at the end of it, and not before.
    await setImmediate();
    await watcher.close();
  };
  return { close, folders: () => Object.keys(watcher.getWatched()).map(below).filter(isData) };
}

/** Whether a path is the folder's own (empty) or of what is read below it. */
export function isData(path: string): boolean {
  if (isAbsolute(path) || /^\.\.(\/|$)/.test(path)) return false;
  const [name = "", folder = ""] = path.split("/").reverse();
  return path === "" || !isIgnored(name, folder);
}

/**
 * The event of a watched folder names the file in it; that of a watched file, or about the folder itself, has
 * its own name.
 */
function onRaw(watcher: FSWatcher, take: (path: string) => void): void {
  watcher.on("raw", (_event, name, details) => {
    const { watchedPath } = details as { watchedPath?: string };
    if (watchedPath === undefined) return;
    if (typeof name !== "string" || name === basename(watchedPath)) take(watchedPath);
    if (typeof name === "string") take(join(watchedPath, name));
  });
}
