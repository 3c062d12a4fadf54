/** Requests that are on their way at the same time. */
const PARALLEL = 4;

/**
 * Runs the tasks in order, at most four at a time. `isOver` is asked before each; the rest is left out once it says so, or
 * a task has failed. When this ends, however it ends, no task is at work any more.
 */
export async function inTurn<T>(
  tasks: readonly T[],
  run: (task: T) => Promise<void>,
  isOver: () => boolean,
): Promise<void> {
  const queue = tasks.values();
  let hasFailed = false;
  const work = async (): Promise<void> => {
    for (const task of queue) {
      if (hasFailed || isOver()) return;
      await run(task).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: Math.min(PARALLEL, tasks.length) }, work));
  const failure = ends.find(({ status }) => status === "rejected");
  if (failure?.status === "rejected") throw failure.reason;
}
