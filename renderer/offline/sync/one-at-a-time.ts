import type { Pointer } from "../../shared/offline-format/pointer.ts";
import { readKnownPointer } from "../store/read-known-pointer.ts";
import type { Outcome, VerifyOutcome } from "./outcome.ts";
import type { Ports } from "./ports.ts";
import { problemOf } from "./problem.ts";
import { Stopped } from "./stop-switch.ts";

/** Changes storage by what the pointer says; `isDamaged`: there is one that cannot be read. */
type Task<T> = (pointer: Pointer | undefined, isDamaged: boolean) => Promise<T>;

interface TaskFacts {
  /** The task runs by itself, without a request of the visitor. */
  readonly bySelf?: boolean;
  /** Whether to wait for another tab that is at work. */
  readonly wait?: boolean;
}

/**
 * Runs one task at a time that changes storage, over all tabs. A task that runs by itself in this tab is stopped for a
 * request; of two requests the later one waits. Only other tabs make the outcome `busy`.
 */
export class OneAtATime {
  #isCancelled = false;
  #work: { readonly bySelf: boolean; readonly end: Promise<unknown> } | undefined;

  constructor(private readonly ports: Ports) {}

  /** Whether the visitor has stopped the task at hand. */
  get isCancelled(): boolean {
    return this.#isCancelled;
  }

  /** Ends the task at hand, also while it waits for the network or for another tab. */
  cancel(): void {
    this.#isCancelled = true;
    this.ports.stop.stop();
  }

  /** An expected failure becomes an outcome with a problem; a bug is thrown on. */
  async run<T extends VerifyOutcome = Outcome>(
    { bySelf = false, wait = false }: TaskFacts,
    task: Task<T>,
  ): Promise<T | Outcome> {
    if (bySelf && this.#work !== undefined) return { kind: "unchanged" };
    this.#isCancelled = false;
    while (this.#work !== undefined) {
      if (this.#work.bySelf) this.ports.stop.stop();
      await this.#work.end;
    }
    if (this.#isCancelled) return { kind: "cancelled" };
    this.ports.stop.reset();
    const { signal } = this.ports.stop;
    const end = this.ports.locks
      .run(() => this.#runAndReport(task), wait ? signal : undefined)
      .finally(() => {
        this.#work = undefined;
      });
    this.#work = { bySelf, end: end.catch(() => {}) };
    return (await end) ?? { kind: this.#isCancelled ? "cancelled" : "busy" };
  }

  /** Other tabs have seen the progress, so they hear of the end. */
  async #runAndReport<T extends VerifyOutcome>(task: Task<T>): Promise<T | Outcome> {
    const outcome = await this.#outcomeOf(task).catch((error: unknown): Outcome => {
      if (error instanceof Stopped) return { kind: this.#isCancelled ? "cancelled" : "unchanged" };
      return { kind: "failed", problem: problemOf(error) };
    });
    this.ports.ended(outcome);
    return outcome;
  }

  async #outcomeOf<T extends VerifyOutcome>(task: Task<T>): Promise<T | Outcome> {
    // The stop may have been requested while the task waited for the lock.
    if (this.ports.stop.isStopped) throw new Stopped();
    const reading = await readKnownPointer(this.ports.stores);
    if (reading.kind === "newer") return { kind: "newer-format" };
    return task(reading.kind === "pointer" ? reading.pointer : undefined, reading.kind === "damaged");
  }
}
