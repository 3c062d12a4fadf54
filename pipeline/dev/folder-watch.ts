import { join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type FSWatcher, watch } from "chokidar";
import { folderState, systemCode } from "../read/data-folder.ts";

/** How often (milliseconds) the folder is looked up by its name: the system tells of what a name stood for alone. */
const LOOK_MS = 200;
/** How often (milliseconds) each file is looked at where the system cannot tell of saves. */
const POLL_MS = 1000;
/** To begin to watch takes no longer (milliseconds); of a folder that went away meanwhile the end is never told. */
const BEGIN_MS = 1000;

export interface FolderSigns {
  /** Something may have happened to the file or folder of this path, below the folder. */
  readonly touched: (path: string) => void;
  /** Another folder has the name, or none. */
  readonly replaced: () => void;
  /** All of the folder is watched; what was saved before told nobody. */
  readonly ready: () => void;
  /** The system cannot tell of saves, by its word such as ENOSPC: each file is looked at instead. */
  readonly polls: (reason: string) => void;
}

export interface FolderWatchOptions {
  /** Whether a path below the folder is a text file that was read before. */
  readonly isKnown: (path: string) => boolean;
  /** Absent: the one of chokidar. */
  readonly watch?: typeof watch;
}

/**
 * Watches a folder by its name. What the system watches is the folder that had the name at first: one that was moved away
 * takes its watch along, and whatever has the name then is watched by nobody. So the name is looked up again and again,
 * and all is watched anew where it, or a folder below it, is another one.
 */
export class FolderWatch {
  readonly #folder: string;
  readonly #signs: FolderSigns;
  readonly #options: FolderWatchOptions;
  #watcher: FSWatcher | undefined;
  #state: string;
  #isPolling = false;
  #isRenewing = false;
  /** The work on the watcher: the old one is closed before the next is made, else both would share what is stale. */
  #turn: Promise<void> = Promise.resolve();
  /** Resolves when all is watched. */
  #begun: Promise<void> = Promise.resolve();
  readonly #timer: NodeJS.Timeout;
  /** The folders below as they were when they were first watched. */
  readonly #folders = new Map<string, string>();
  /** What is watched no more because it was gone, and folders of which there was a sign. */
  readonly #gone = new Set<string>();
  readonly #signed = new Set<string>();

  constructor(folder: string, signs: FolderSigns, options: FolderWatchOptions) {
    this.#folder = folder;
    this.#signs = signs;
    this.#options = options;
    this.#state = stateOf(folder);
    this.#renew();
    this.#timer = setInterval(() => this.#look(), LOOK_MS);
  }

  /** The folder was not there when it was read: it is to be read again, though nobody saw it go and come back. */
  distrust(): void {
    const state = folderState(this.#folder);
    this.#state = "identity" in state ? "" : state.reason;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#isRenewing = true;
    await this.#turn;
    await this.#closeWatcher();
  }

  /** A watcher that is closed while it begins to watch forgets what it watches a moment later. */
  async #closeWatcher(): Promise<void> {
    await Promise.race([this.#begun, sleep(BEGIN_MS)]);
    await this.#watcher?.close();
  }

  #look(): void {
    const state = stateOf(this.#folder);
    const isOther = state !== this.#state;
    this.#state = state;
    if (!isOther && !this.#isBlind()) return;
    this.#signs.replaced();
    this.#renew();
  }

  /** Whether something of the folder is there that is not watched. */
  #isBlind(): boolean {
    const gone = [...this.#gone].some((path) => stateOf(join(this.#folder, path)) !== "ENOENT");
    const other = [...this.#signed].some((path) => {
      const before = this.#folders.get(path);
      return before !== undefined && before !== stateOf(join(this.#folder, path));
    });
    this.#gone.clear();
    this.#signed.clear();
    return gone || other;
  }

  #renew(): void {
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    this.#turn = this.#turn.then(async () => {
      await this.#closeWatcher();
      this.#isRenewing = false;
      this.#gone.clear();
      this.#folders.clear();
      this.#watcher = undefined;
      if ("identity" in folderState(this.#folder)) this.#watcher = this.#open();
    });
  }

  #open(): FSWatcher {
    const folder = this.#folder;
    const polling = { usePolling: true, interval: POLL_MS, binaryInterval: POLL_MS };
    const watcher = (this.#options.watch ?? watch)(folder, {
      ignoreInitial: true,
      // The server keeps the process at work, and nothing else is to.
      persistent: false,
      ignored: (path) => /(^|[\\/])(\.[^\\/]+|node_modules)$|~$/.test(path.slice(folder.length)),
      ...(this.#isPolling ? polling : {}),
    });
    watcher.on("all", (event, place) => this.#take(event, this.#below(place)));
    // A second change within 50 ms is no event of the watcher; what the system says of it is.
    onRaw(watcher, (place) => this.#takeRaw(this.#below(place)));
    watcher.on("error", (error) => this.#fail(error));
    let begun = (): void => {};
    this.#begun = new Promise((resolve) => {
      begun = resolve;
    });
    watcher.once("ready", () => {
      begun();
      for (const place of Object.keys(watcher.getWatched())) this.#note(this.#below(place));
      this.#signs.ready();
    });
    return watcher;
  }

  #below(place: string): string {
    return relative(this.#folder, place).replaceAll("\\", "/");
  }

  #note(path: string): void {
    if (!path.startsWith("..")) this.#folders.set(path, stateOf(join(this.#folder, path)));
  }

  #take(event: string, path: string): void {
    if (event.startsWith("unlink")) this.#gone.add(path);
    else this.#gone.delete(path);
    if (event === "addDir") this.#note(path);
    if (event !== "change" || this.#isPolling || !this.#options.isKnown(path)) this.#signs.touched(path);
  }

  #takeRaw(path: string): void {
    if (this.#options.isKnown(path)) this.#signs.touched(path);
    else if (this.#folders.has(path)) this.#signed.add(path);
  }

  /** What may not be read is told when the folder is read; anything else means that saves may not be heard. */
  #fail(error: unknown): void {
    const reason = systemCode(error) ?? String(error);
    if (this.#isPolling || ["EACCES", "EPERM"].includes(reason)) return;
    this.#isPolling = true;
    this.#signs.polls(reason);
    this.#renew();
  }
}

function stateOf(path: string): string {
  const state = folderState(path);
  return "identity" in state ? state.identity : state.reason;
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
