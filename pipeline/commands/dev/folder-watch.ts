import { join } from "node:path";
import { folderState, systemCode } from "../../sources/read/data-folder.ts";
import { foldersOf, stateOf } from "./folder-states.ts";
import { type OpenWatcher, openWatcher, type Watch, type WatcherSigns } from "./open-watcher.ts";

/**
 * How often (milliseconds) the folder is looked up by its name: the system only reports changes of the folder
 * that had the name at first.
 */
const LOOK_MS = 200;

interface FolderSigns {
  /** Something may have happened to the file or folder of this path, below the folder. */
  readonly touched: (path: string) => void;
  /** Another folder has the name, or none. */
  readonly replaced: () => void;
  /** All of the folder is watched; there are no events for files that were saved before. */
  readonly ready: () => void;
  /** The system cannot tell of saves, by its word such as ENOSPC: each file is looked at instead. */
  readonly polls: (reason: string) => void;
}

export interface FolderWatchOptions {
  /** Whether a path below the folder is a text file that was read before. */
  readonly isKnown: (path: string) => boolean;
  /** Absent: the one of chokidar. */
  readonly watch?: Watch;
}

/**
 * Watches a folder by its name. The system watches the folder that had the name at first: one that was moved
 * away takes its watch along, and a new folder of that name is not watched. So the name is looked up again
 * and again, and all is watched anew if it, or a folder below it, is another one.
 */
export class FolderWatch {
  readonly #folder: string;
  readonly #signs: FolderSigns;
  readonly #options: FolderWatchOptions;
  /** Undefined while there is no folder. */
  #watcher: OpenWatcher | undefined;
  #state: string;
  #isPolling = false;
  #isRenewing = false;
  #isClosed = false;
  /** Whether the watcher has found all that is there. */
  #isReady = false;
  /** Whether folders came or went, so that one may have been overlooked; and those that were at last. */
  #isDoubtful = false;
  #missed = "";
  /** The work on the watcher: the old one is closed before the next is made, else both would share what is stale. */
  #turn: Promise<void> = Promise.resolve();
  readonly #timer: NodeJS.Timeout;
  /** The folders below as they were when they were first watched. */
  readonly #folders = new Map<string, string>();
  /** Paths that are no longer watched because they were removed, and folders for which there was an event. */
  readonly removed = new Set<string>();
  readonly #signed = new Set<string>();

  constructor(folder: string, signs: FolderSigns, options: FolderWatchOptions) {
    this.#folder = folder;
    this.#signs = signs;
    this.#options = options;
    this.#state = stateOf(folder);
    this.#renew();
    this.#timer = setInterval(() => this.#look(), LOOK_MS);
  }

  /**
   * The folder was missing when it was read: it has to be read again, even if its removal and return caused
   * no event.
   */
  distrust(): void {
    const state = folderState(this.#folder);
    this.#state = "identity" in state ? "" : state.reason;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#isClosed = true;
    await this.#turn;
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
    if (!this.#isReady) return false;
    const isBack = [...this.removed].some((path) => stateOf(this.#at(path)) !== "ENOENT");
    const other = [...this.#signed].some((path) => this.#isOther(path));
    const missed = this.#isDoubtful && this.#misses();
    this.removed.clear();
    this.#signed.clear();
    this.#isDoubtful = false;
    return isBack || other || missed;
  }

  /** Whether a path leads to another folder than the one that is watched. */
  #isOther(path: string): boolean {
    const before = this.#folders.get(path);
    return before !== undefined && before !== stateOf(this.#at(path));
  }

  /** Whether a folder below is not watched: chokidar overlooks some that come and go while it reads. */
  #misses(): boolean {
    const watched = new Set(this.#watcher?.folders());
    const missed = foldersOf(this.#folder).filter((path) => !watched.has(path));
    const before = this.#missed;
    this.#missed = missed.join("\n");
    // A path that is missed again cannot be watched.
    return missed.length > 0 && this.#missed !== before;
  }

  #at(path: string): string {
    return join(this.#folder, path);
  }

  #renew(): void {
    if (this.#isRenewing || this.#isClosed) return;
    this.#isRenewing = true;
    this.#turn = this.#turn.then(async () => {
      await this.#watcher?.close();
      this.#isRenewing = false;
      for (const paths of [this.removed, this.#signed, this.#folders]) paths.clear();
      this.#isReady = false;
      const isThere = !this.#isClosed && "identity" in folderState(this.#folder);
      this.#watcher = isThere ? this.#open() : undefined;
    });
  }

  #open(): OpenWatcher {
    // Their states before they are watched: a folder that takes the place of another meanwhile is noticed.
    for (const path of foldersOf(this.#folder)) this.#note(path);
    const signs: WatcherSigns = {
      event: (event, path) => this.#take(event, path),
      raw: (path) => this.#takeRaw(path),
      ready: () => this.#begun(),
      error: (error) => this.#fail(error),
    };
    return openWatcher(this.#folder, signs, { isPolling: this.#isPolling, watch: this.#options.watch });
  }

  #begun(): void {
    this.#isReady = true;
    this.#isDoubtful = true;
    for (const path of this.#folders.keys()) this.#signed.add(path);
    this.#signs.ready();
  }

  #note(path: string): void {
    this.#folders.set(path, stateOf(this.#at(path)));
  }

  #take(event: string, path: string): void {
    if (event.startsWith("unlink")) this.removed.add(path);
    else this.removed.delete(path);
    if (event === "addDir") this.#note(path);
    if (event.endsWith("Dir")) this.#isDoubtful = true;
    if (event !== "change" || this.#isPolling || !this.#options.isKnown(path)) this.#signs.touched(path);
  }

  #takeRaw(path: string): void {
    if (this.#options.isKnown(path)) this.#signs.touched(path);
    else this.#signed.add(path);
  }

  /**
   * Folders that may not be read are reported when the data is read; any other error means that saves may
   * cause no event.
   */
  #fail(error: unknown): void {
    const reason = systemCode(error) ?? String(error);
    if (this.#isPolling || ["EACCES", "EPERM"].includes(reason)) return;
    this.#isPolling = true;
    this.#signs.polls(reason);
    this.#renew();
  }
}
