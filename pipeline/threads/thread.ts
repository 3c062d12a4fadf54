import { parentPort } from "node:worker_threads";
import { enableThreadCompileCache } from "../bin/compile-cache.js";
import { type Shared, type Tasks, tasks } from "./tasks.ts";

/** What a thread is told: something to do, or something to know. */
export type Told = { readonly name: keyof Tasks; readonly input: unknown } | { readonly shared: Shared };

/** What it answers to a task, in the order in which it got them. */
export type Answer =
  | { readonly ok: true; readonly output: unknown }
  | { readonly ok: false; readonly error: string };

// Before the first task loads what it needs.
enableThreadCompileCache();

let known: Shared = {};
let last: Promise<void> = Promise.resolve();

async function run(name: keyof Tasks, input: unknown): Promise<Answer> {
  try {
    const task = tasks[name] as (input: unknown, shared: Shared) => Promise<unknown>;
    return { ok: true, output: await task(input, known) };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on("message", (told: Told) => {
  last = last.then(async () => {
    if ("shared" in told) known = { ...known, ...told.shared };
    else parentPort?.postMessage(await run(told.name, told.input));
  });
});
