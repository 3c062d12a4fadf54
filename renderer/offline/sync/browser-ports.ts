import { openStores } from "../store/browser-stores.ts";
import { copyNames } from "../store/names.ts";
import type { CopyMessage } from "./messages.ts";
import type { Clock, Locks, Ports, Progress } from "./ports.ts";
import { StopSwitch } from "./stop-switch.ts";
import { TabLock } from "./tab-lock.ts";

/** Reports at most this often, in milliseconds: a page cannot show more. */
const REPORT_EVERY = 100;

/** The world as a browser has it, for a page or a dedicated worker. */
export function browserPorts(scope: string): Ports {
  const { database: name } = copyNames(scope);
  const stop = new StopSwitch();
  const say = toOtherTabs(name);
  return {
    scope,
    fetch: (address, init) => fetch(address, init),
    stores: openStores(scope),
    clock,
    locks: locksOf(name, stop),
    random: Math.random,
    report: seldom((progress) => say({ type: "progress", progress })),
    ended: (outcome) => say({ type: "ended", outcome }),
    stop,
    switched: () => say({ type: "pointer-changed" }),
  };
}

/** Firefox refuses channels together with site data: nothing can be saved then, so that other tabs need no messages. */
function toOtherTabs(name: string): (message: CopyMessage) => void {
  try {
    const channel = new BroadcastChannel(name);
    return (message) => channel.postMessage(message);
  } catch {
    return () => {};
  }
}

const clock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal?.addEventListener("abort", () => clearTimeout(timer), { once: true });
    }),
};

/** Where a browser has no locks, two tabs may fetch the same object twice, which harms nothing. */
function locksOf(name: string, stop: StopSwitch): Locks {
  const manager: LockManager | undefined = navigator.locks;
  if (manager === undefined) return { run: (task) => task() };
  return new TabLock({ name, manager, taken: () => stop.stop(), stop: () => stop.signal });
}

/** The first report of a step and the last one of it are never left out. */
function seldom(report: (progress: Progress) => void): (progress: Progress) => void {
  let last = 0;
  return (progress) => {
    const now = performance.now();
    const isEdge = progress.done === 0 || progress.done === progress.total;
    if (!isEdge && now - last < REPORT_EVERY) return;
    last = now;
    report(progress);
  };
}
