/** Something that a thread can do. It loads what it needs with its first call, so that a thread loads no more than that. */
export interface Task<Input, Output> {
  /** The name by which a thread finds the task; no two tasks have the same. */
  readonly name: string;
  readonly run: (input: Input, known: Known) => Promise<Output>;
}

/** Any task, whatever it takes. */
export type AnyTask = Task<never, unknown>;

/** The key of a value that all threads get once, before the tasks that need it. */
export interface KnownKey<T> {
  readonly name: string;
  /** Never there: it holds the type. */
  readonly of?: T;
}

/** The values that a thread got besides its tasks. */
export class Known {
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(values: Readonly<Record<string, unknown>> = {}) {
    this.#values = values;
  }

  get<T>({ name }: KnownKey<T>): T {
    if (!(name in this.#values)) throw new Error(`Threads did not receive the ${name}.`);
    return this.#values[name] as T;
  }

  /** All of it, as it is sent to a thread. */
  get values(): Readonly<Record<string, unknown>> {
    return this.#values;
  }

  with<T>({ name }: KnownKey<T>, value: T): Known {
    return new Known({ ...this.#values, [name]: value });
  }
}
