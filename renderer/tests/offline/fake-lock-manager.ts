type HeldLock = { readonly name: string; readonly broken: (error: Error) => void };
type Waiting = { readonly name: string; readonly begin: () => void };

/** The part of the Web Locks API that the copy needs, as the standard has it: https://w3c.github.io/web-locks/ */
export class FakeLockManager {
  #locks: HeldLock[] = [];
  #queue: Waiting[] = [];

  /** As `LockManager`. */
  asManager(): LockManager {
    return { request: this.#request, query: () => Promise.resolve({}) } as unknown as LockManager;
  }

  readonly #request = <T>(name: string, options: LockOptions, hold: LockGrantedCallback<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const begin = (): void => {
        const lock: HeldLock = { name, broken: reject };
        this.#locks.push(lock);
        void Promise.resolve()
          .then(() => hold({ name, mode: "exclusive" }))
          .then(resolve, reject)
          .finally(() => this.#release(lock));
      };
      if (options.signal?.aborted === true) return reject(options.signal.reason);
      if (options.steal === true) this.#breakHeld(name);
      const isFree = !this.#locks.some((one) => one.name === name);
      if (isFree) begin();
      else if (options.ifAvailable === true) void Promise.resolve(hold(null)).then(resolve as never, reject);
      else this.#wait({ name, begin }, options.signal, reject);
    });

  #wait(waiting: Waiting, signal: AbortSignal | undefined, reject: (reason: unknown) => void): void {
    this.#queue.push(waiting);
    signal?.addEventListener("abort", () => {
      this.#queue = this.#queue.filter((one) => one !== waiting);
      reject(signal.reason);
    });
  }

  #breakHeld(name: string): void {
    const broken = this.#locks.filter((one) => one.name === name);
    this.#locks = this.#locks.filter((one) => one.name !== name);
    for (const one of broken) one.broken(new DOMException("Lock broken by another request.", "AbortError"));
  }

  #release(lock: HeldLock): void {
    if (!this.#locks.includes(lock)) return;
    this.#locks = this.#locks.filter((one) => one !== lock);
    const next = this.#queue.findIndex(({ name }) => name === lock.name);
    if (next !== -1) this.#queue.splice(next, 1)[0]?.begin();
  }
}
