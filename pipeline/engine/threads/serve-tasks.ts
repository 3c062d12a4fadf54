import { parentPort } from "node:worker_threads";
import { enableThreadCompileCache } from "./compile-cache.js";
import { type AnyTask, Known } from "./task.ts";

/** A message to a thread: a task to do, or a value to remember. */
export type Message =
  | { readonly name: string; readonly input: unknown }
  | { readonly known: Readonly<Record<string, unknown>> };

/** The answers to its tasks, in the order in which it got them. */
export type Answer =
  | { readonly ok: true; readonly output: unknown }
  | { readonly ok: false; readonly error: string };

/** Makes of this thread one that does these tasks, one after the other. */
export function serveTasks(tasks: readonly AnyTask[]): void {
  // Before the first task loads what it needs.
  enableThreadCompileCache();
  const byName = new Map(tasks.map((task) => [task.name, task]));
  let known = new Known();
  let last: Promise<void> = Promise.resolve();
  parentPort?.on("message", (message: Message) => {
    last = last.then(async () => {
      if ("known" in message) known = new Known({ ...known.values, ...message.known });
      else parentPort?.postMessage(await answer(byName.get(message.name), message, known));
    });
  });
}

async function answer(
  task: AnyTask | undefined,
  { name, input }: { readonly name: string; readonly input: unknown },
  known: Known,
): Promise<Answer> {
  try {
    if (task === undefined) throw new Error(`No thread knows the task "${name}".`);
    return { ok: true, output: await task.run(input as never, known) };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
