/**
 * Lets other work run between two steps, and rejects if the result is not needed any more. A caller without
 * other work, such as a build, passes none.
 */
export type YieldToEventLoop = () => Promise<void>;

/** Work without a pause, in milliseconds: what a save has to wait for at most. */
const SLICE_MS = 6;

/** All things that are made one after the other, with pauses in between. */
export async function collectYielding<T>(
  things: Iterable<T>,
  yieldToEventLoop: YieldToEventLoop | undefined,
): Promise<T[]> {
  if (yieldToEventLoop === undefined) return [...things];
  const made: T[] = [];
  let since = performance.now();
  for (const thing of things) {
    made.push(thing);
    if (performance.now() - since < SLICE_MS) continue;
    await yieldToEventLoop();
    since = performance.now();
  }
  return made;
}
