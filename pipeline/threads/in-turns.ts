import { setImmediate as nextTurn } from "node:timers/promises";

/** Begins one after the other, each in a turn of its own so that threads get answers in between, and waits for all. */
export async function inTurns<T, U>(things: readonly T[], make: (thing: T) => Promise<U>): Promise<U[]> {
  let turn = Promise.resolve();
  return Promise.all(
    things.map((thing) => {
      turn = turn.then(() => nextTurn());
      return turn.then(() => make(thing));
    }),
  );
}
