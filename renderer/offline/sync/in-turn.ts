/** Requests that are on their way at the same time. */
const PARALLEL = 4;

/** Runs the tasks in order, at most four at a time. `isOver` is asked before each; the rest is left out once it says so. */
export async function inTurn<T>(
  tasks: readonly T[],
  run: (task: T) => Promise<void>,
  isOver: () => boolean,
): Promise<void> {
  const queue = tasks.values();
  const work = async (): Promise<void> => {
    for (const task of queue) {
      if (isOver()) return;
      await run(task);
    }
  };
  await Promise.all(Array.from({ length: Math.min(PARALLEL, tasks.length) }, work));
}
