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
  const failures: unknown[] = [];
  const work = async (): Promise<void> => {
    for (const task of queue) {
      if (failures.length > 0 || isOver()) return;
      await run(task).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: Math.min(PARALLEL, tasks.length) }, work));
  if (failures.length > 0) throw failures[0];
}
