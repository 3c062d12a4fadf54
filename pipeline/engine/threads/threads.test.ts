import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { KnownKey, Task } from "./task.ts";
import { batches, Threads } from "./threads.ts";

/** Answers with its input and its known values; "fail" is a task that fails, "die" ends the thread. */
const SCRIPT = `
import { parentPort, resourceLimits } from "node:worker_threads";
let all = {};
parentPort.on("message", ({ name, input, known }) => {
  if (known !== undefined) all = { ...all, ...known };
  else if (input === "die") process.exit(7);
  else if (input === "limit") parentPort.postMessage({ ok: true, output: resourceLimits.maxOldGenerationSizeMb });
  else if (input === "fail") parentPort.postMessage({ ok: false, error: "It failed." });
  else parentPort.postMessage({ ok: true, output: { name, input, known: all } });
});
`;
/** The same here. */
const draw: Task<unknown, unknown> = {
  name: "draw",
  run: async (input, known) => {
    if (input === "die" || input === "fail") throw new Error("It failed.");
    return { name: "draw", input, known: known.values };
  },
};
const shell: KnownKey<string> = { name: "shell" };
let folder: string;
let script: string;
let threads: Threads;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-threads-"));
  script = join(folder, "thread.mjs");
  writeFileSync(script, SCRIPT);
  threads = new Threads(script, 2);
});
afterEach(async () => {
  await threads.end();
  rmSync(folder, { recursive: true, force: true });
});
const run = (input: unknown): Promise<unknown> => threads.run(draw, () => input);

test("pay for many things, where there may be two of them and their script is built", () => {
  expect(threads.for(99)).toBeUndefined();
  expect(threads.for(100)).toBe(threads);
  expect(new Threads(script, 1).for(10_000)).toBeUndefined();
  expect(new Threads(join(folder, "none.mjs"), 2).for(10_000)).toBeUndefined();
});

test.each([2, 8])("answer each task with its own result, whichever of %i did it", async (most) => {
  await threads.end();
  threads = new Threads(script, most);
  threads.for(2000);
  threads.share(shell, "told");
  const inputs = Array.from({ length: 40 }, (_, index) => index);
  const outputs = await Promise.all(inputs.map(run));
  expect(outputs).toEqual(inputs.map((input) => ({ name: "draw", input, known: { shell: "told" } })));
});

test("do all where the thread that has them must be free", async () => {
  await threads.end();
  threads = new Threads(script, 2, { helps: false });
  threads.for(300);
  const outputs = await Promise.all(Array.from({ length: 40 }, (_, index) => run(index)));
  expect(outputs).toHaveLength(40);
  expect(outputs).toContainEqual({ name: "draw", input: 39, known: {} });
});

test("prepare each thread once, and take no notice of what comes of it", async () => {
  await threads.end();
  threads = new Threads(script, 4);
  threads.for(600);
  threads.prepare(draw, "fail");
  expect(await run("a")).toMatchObject({ input: "a" });
  threads.prepare(draw, "die");
  await expect(run("b")).rejects.toThrow("A thread ended with code 7.");
});

test("prepare for what comes later when all that was given is done", async () => {
  threads.for(100);
  threads.prepareLater(draw, "die");
  threads.prepare(draw, "a");
  const done = await Promise.all(["b", "c", "d"].map(run));
  expect(done).toMatchObject([{ input: "b" }, { input: "c" }, { input: "d" }]);
  await vi.waitFor(() => expect(threads.areAtWork).toBe(false), { timeout: 60_000 });
});

test("do first what all others wait for", async () => {
  threads.for(100);
  const begun: string[] = [];
  const named = (name: string) => (): string => {
    begun.push(name);
    return name;
  };
  const all = Array.from({ length: 12 }, (_, at) => threads.run(draw, named(String(at))));
  await Promise.all([...all, threads.run(draw, named("first"), { first: true })]);
  expect(begun.indexOf("first")).toBe(6);
});

test("make the input of a task only when a thread has room for it", async () => {
  threads.for(300);
  let made = 0;
  const all = Array.from({ length: 8 }, run);
  const counted = Array.from({ length: 40 }, () =>
    threads.run(draw, () => {
      made++;
      return [];
    }),
  );
  expect(made).toBe(0);
  await Promise.all([...all, ...counted]);
  expect(made).toBe(40);
});

test("a task that fails fails alone", async () => {
  threads.for(300);
  const results = await Promise.allSettled(["a", "fail", "b"].map(run));
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  await expect(run("fail")).rejects.toThrow("It failed.");
});

test("a task of which the input cannot be made or sent fails alone", async () => {
  threads.for(300);
  const fails = [
    threads.run(draw, () => {
      throw new Error("No input.");
    }),
    run(() => "a function cannot be sent"),
  ];
  const [first, second, last] = await Promise.allSettled([...fails, run("b")]);
  expect(first).toMatchObject({ status: "rejected", reason: { message: "No input." } });
  expect(second?.status).toBe("rejected");
  expect(last).toMatchObject({ status: "fulfilled", value: { input: "b" } });
  expect(await run("c")).toMatchObject({ input: "c" });
});

test("have a heap that is collected before it is four times of what is alive", async () => {
  await threads.end();
  threads = new Threads(script, 2, { helps: false });
  threads.for(300);
  expect(await run("limit")).toBe(2000);
});

test("no task waits for ever when threads end", async () => {
  threads.for(300);
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => run("die")));
  expect(results.map(({ status }) => status)).toEqual(Array(12).fill("rejected"));
  await expect(run("a")).rejects.toThrow("There are no threads.");
});

test("start again after they were ended", async () => {
  threads.for(300);
  await run("a");
  await threads.end();
  threads.for(300);
  expect(await run("b")).toMatchObject({ input: "b" });
});

test("batches have every thing once, in order", () => {
  expect(batches([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(batches([], 2)).toEqual([]);
});
