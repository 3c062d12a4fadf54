/** Waits for a time in milliseconds. */
type Sleep = (milliseconds: number) => Promise<void>;

export const sleep: Sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One request at a time to a host, with a pause after each: a link check must not look like an attack. */
export class HostPace {
  readonly #last = new Map<string, Promise<unknown>>();

  constructor(
    /** Milliseconds between the end of a request and the begin of the next one to the same host. */
    readonly gap: number,
    readonly sleep: Sleep,
  ) {}

  run<T>(host: string, task: () => Promise<T>): Promise<T> {
    const before = this.#last.get(host);
    const result = before === undefined ? task() : before.then(task);
    this.#last.set(
      host,
      result.catch(() => {}).then(() => this.sleep(this.gap)),
    );
    return result;
  }

  /** Allows no request to a host for a time in milliseconds. */
  hold(host: string, milliseconds: number): void {
    const before = this.#last.get(host) ?? Promise.resolve();
    this.#last.set(
      host,
      before.then(() => this.sleep(milliseconds)),
    );
  }
}
