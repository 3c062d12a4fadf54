import type { Clock, FetchInit, Locks, Ports, Progress } from "../../offline/sync/ports.ts";
import { StopSwitch } from "../../offline/sync/stop-switch.ts";
import { SyncEngine } from "../../offline/sync/sync-engine.ts";
import type { FakeRelease } from "./fake-release.ts";
import { MemoryDevice } from "./memory-stores.ts";

/** The answer of a faulty request; undefined leaves it unchanged. */
type FakeAnswer = Response | "cut" | "silent" | undefined;

/** A clock that moves only for those who wait for it: they are called once all other work is done. */
class FakeClock implements Clock {
  time = 1_800_000_000_000;

  now(): number {
    return this.time;
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      let turns = 5;
      const turn = (): void => {
        if (signal?.aborted === true) return;
        if (--turns > 0) {
          setTimeout(turn, 0);
          return;
        }
        this.time += Math.round(ms);
        resolve();
      };
      setTimeout(turn, 0);
    });
  }
}

/** One server, one device, any number of tabs. */
export class FakeWorld {
  readonly device = new MemoryDevice();
  readonly clock = new FakeClock();
  /** Files below the base. */
  files = new Map<string, Uint8Array<ArrayBuffer>>();
  isDown = false;
  fault: (path: string, init: FetchInit) => FakeAnswer = () => undefined;
  /** Requests by path since the last `forget`. */
  readonly requests = new Map<string, number>();
  /** Bytes that the server has sent since the last `forget`. */
  sent = 0;
  inFlight = 0;
  mostInFlight = 0;
  readonly progress: Progress[] = [];
  /** How the work of all tabs ended, in order. */
  readonly ended: string[] = [];
  switches = 0;
  /** From 0 up to 1; the same numbers in every run. */
  random: () => number = () => 0.5;
  #lockHolder: Promise<unknown> | undefined;

  /** Puts a release on the server beside what is there; objects stay for those who are behind. */
  deploy(release: FakeRelease): void {
    for (const [path, bytes] of release.files) this.files.set(path, bytes);
    this.files.set("latest.json", release.latest);
  }

  /** A new tab: an engine of its own on the same device. */
  tab(): SyncEngine {
    return new SyncEngine(this.ports());
  }

  forget(): void {
    this.requests.clear();
    this.sent = 0;
    this.mostInFlight = 0;
  }

  /** Takes the lock from its holder, as from a tab that the browser has frozen; that tab continues all the same. */
  breakLock(): void {
    this.#lockHolder = undefined;
  }

  get requestCount(): number {
    return [...this.requests.values()].reduce((sum, count) => sum + count, 0);
  }

  ports(): Ports {
    return {
      scope: "/",
      fetch: (address, init) => this.#serve(address.slice(1), init),
      stores: this.device,
      clock: this.clock,
      locks: this.#locks,
      random: () => this.random(),
      report: (progress) => void this.progress.push(progress),
      ended: (outcome) => void this.ended.push(outcome.kind),
      stop: new StopSwitch(),
      switched: () => {
        this.switches++;
      },
    };
  }

  readonly #locks: Locks = {
    run: async (task, until) => {
      const given = new Promise<void>((resolve) => until?.addEventListener("abort", () => resolve()));
      while (this.#lockHolder !== undefined) {
        if (until === undefined || until.aborted) return undefined;
        await Promise.race([this.#lockHolder.catch(() => {}), given]);
      }
      const work = task();
      this.#lockHolder = work;
      try {
        return await work;
      } finally {
        if (this.#lockHolder === work) this.#lockHolder = undefined;
      }
    },
  };

  async #serve(path: string, init: FetchInit): Promise<Response> {
    this.requests.set(path, (this.requests.get(path) ?? 0) + 1);
    this.inFlight++;
    this.mostInFlight = Math.max(this.mostInFlight, this.inFlight);
    // Others begin their requests before this one is answered.
    await Promise.resolve().then(() => {});
    try {
      return await this.#answer(path, init);
    } finally {
      this.inFlight--;
    }
  }

  async #answer(path: string, init: FetchInit): Promise<Response> {
    const fault = this.isDown ? "cut" : this.fault(path, init);
    if (fault === "cut") throw new TypeError("Failed to fetch");
    if (fault === "silent") return new Promise(() => {});
    if (fault !== undefined) return fault;
    const bytes = this.files.get(path);
    if (bytes === undefined) return new Response("Not found", { status: 404 });
    this.sent += bytes.length;
    return new Response(bytes, { headers: { "content-type": typeOf(path) } });
  }
}

function typeOf(path: string): string {
  return path.endsWith(".json") ? "application/json" : "application/octet-stream";
}
