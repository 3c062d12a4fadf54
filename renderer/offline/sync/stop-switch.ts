/** Thrown by what waited when it was ended from outside. No problem of network or storage, so nothing is tried again. */
export class Stopped extends Error {}

/** Ends the work of an engine at once, also while it waits for the network. */
export class StopSwitch {
  #controller = new AbortController();

  /** Given when the switch is used; one for what began since the last `reset`. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get isStopped(): boolean {
    return this.signal.aborted;
  }

  stop(): void {
    this.#controller.abort();
  }

  /** Work that begins after this call is not stopped. */
  reset(): void {
    if (this.isStopped) this.#controller = new AbortController();
  }

  /** The result of `work`; rejects as soon as the switch is used. `work` continues then, but its result is ignored. */
  async unlessStopped<T>(work: () => Promise<T>): Promise<T> {
    const { signal } = this;
    if (signal.aborted) throw new Stopped();
    let end = (): void => {};
    const stopped = new Promise<never>((_, reject) => {
      end = () => reject(new Stopped());
      signal.addEventListener("abort", end);
    });
    try {
      return await Promise.race([work(), stopped]);
    } finally {
      signal.removeEventListener("abort", end);
    }
  }
}
