import { setImmediate as nextTurn } from "node:timers/promises";

/** Turns of this thread, one after the other for all who wait in it; threads get answers in between. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Resolves in a turn of the event loop in which no other one of these begins. */
  next(): Promise<unknown> {
    this.#last = this.#last.then(() => nextTurn());
    return this.#last;
  }
}

/** Begins one after the other, each in a turn of its own, and waits for all. */
export async function inTurns<T, U>(
  things: readonly T[],
  make: (thing: T) => Promise<U> | U,
  turns = new Turns(),
): Promise<U[]> {
  return Promise.all(things.map((thing) => turns.next().then(() => make(thing))));
}
