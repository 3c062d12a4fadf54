import type { Stores } from "../store/stores.ts";
import type { VerifyOutcome } from "./outcome.ts";
import type { StopSwitch } from "./stop-switch.ts";

/** How a file is asked for. */
export interface FetchInit {
  /** `no-cache` asks the server whether what is cached still holds, `reload` goes past every cache. */
  readonly cache: "default" | "no-cache" | "reload";
  /** A redirect is never followed: no file of ours has one. */
  readonly redirect: "manual";
  readonly signal: AbortSignal;
}

export interface Clock {
  /** Milliseconds since 1970. Only ever compared with its own answers and shown. */
  now(): number;
  /** Resolves after `ms`; never once the signal has been given. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** One download at a time, whatever the number of tabs. */
export interface Locks {
  /**
   * Runs the task alone. Where another tab is at work it waits for that until the signal is given; then, or at once where
   * there is no signal, it gives undefined, and the task is not run. Undefined too where another tab has taken the lock from a
   * task that did not answer for long; the task was stopped then.
   */
  run<T>(task: () => Promise<T>, until?: AbortSignal): Promise<T | undefined>;
}

/** How far a step is. */
export interface Progress {
  readonly step: "check" | "download" | "verify";
  /** Decoded bytes. */
  readonly done: number;
  readonly total: number;
}

/** Everything that the engine needs of the world. */
export interface Ports {
  /** Base path with a slash at both ends. */
  readonly scope: string;
  readonly fetch: (address: string, init: FetchInit) => Promise<Response>;
  readonly stores: Stores;
  readonly clock: Clock;
  readonly locks: Locks;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly report: (progress: Progress) => void;
  /** Called with the outcome when work has ended that others may have watched, while the lock is still held. */
  readonly ended: (outcome: VerifyOutcome) => void;
  /** Ends waits for the network. */
  readonly stop: StopSwitch;
  /** The pointer has been switched: other tabs and the service worker must read it anew. */
  readonly switched: () => void;
}
