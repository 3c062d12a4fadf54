import { expect, test, vi } from "vitest";
import { memoryEngine } from "../tests/support/engine/memory-engine.ts";
import type { Work } from "./engine.ts";
import { Known, type KnownKey, type Task } from "./threads/task.ts";
import type { Threads } from "./threads/threads.ts";

test("a value is computed once for its kind and key, and a caller gets the same again", async () => {
  const engine = memoryEngine();
  const compute = vi.fn(() => ["a"]);
  expect(engine.memo("list", "1", compute)).toEqual(["a"]);
  expect(engine.memo("list", "1", compute)).toEqual(["a"]);
  expect(compute).toHaveBeenCalledTimes(1);
  expect(engine.memo("list", "2", () => ["b"])).toEqual(["b"]);
  expect(engine.memo("other", "1", () => ["c"])).toEqual(["c"]);
  expect(await engine.memoLater("list", "1", async () => ["late"])).toEqual(["a"]);
});

test("what could not be computed is not known the next time either", async () => {
  const engine = memoryEngine();
  expect(engine.memo("day", "1", () => undefined)).toBeUndefined();
  await expect(engine.memoLater("day", "1", () => Promise.reject(new Error("No.")))).rejects.toThrow("No.");
  expect(engine.memo("day", "1", () => "known")).toBe("known");
});

const factor: KnownKey<number> = { name: "factor" };
const multiply: Task<readonly number[], readonly number[]> = {
  name: "multiply",
  run: async (numbers, known) => numbers.map((number) => number * known.get(factor)),
};
const numbers = Array.from({ length: 7 }, (_, at) => at);

/** Work that records the items of each batch, and whether a thread or this process made it. */
function multiplication() {
  const inputs: string[] = [];
  const made = new Map<number, number>();
  const work: Work<number, readonly number[], number> = {
    task: multiply,
    batch: 3,
    docs: 10,
    share: (threads) => threads.share(factor, 2),
    input: (some) => {
      inputs.push(`thread ${some.join()}`);
      return some;
    },
    here: (some) => {
      inputs.push(`here ${some.join()}`);
      return some.map((number) => number * 2);
    },
    take: (some, products) => {
      for (const [at, product] of products.entries()) made.set(some[at] ?? Number.NaN, product);
    },
  };
  return { work, inputs, made };
}

/** Threads that begin with so many docs, and do one task after the other. */
function threadsFrom(docs: number): Threads {
  let known = new Known();
  let last: Promise<unknown> = Promise.resolve();
  const threads: Pick<Threads, "for" | "run" | "share" | "areAtWork"> = {
    areAtWork: false,
    for: (count) => (count < docs ? undefined : (threads as Threads)),
    share: (key, value) => {
      known = known.with(key, value);
    },
    run: (task, input) => {
      const done = last.then(() => task.run(input(), known));
      last = done.catch(() => undefined);
      return done;
    },
  };
  return threads as Threads;
}

const products = new Map(numbers.map((number) => [number, number * 2]));

test("few things are made here, some at once", async () => {
  const { work, inputs, made } = multiplication();
  await memoryEngine({ threads: threadsFrom(71) }).make(numbers, work);
  expect(inputs).toEqual(["here 0,1,2", "here 3,4,5", "here 6"]);
  expect(made).toEqual(products);
});

test("where somebody waits meanwhile, one after the other", async () => {
  const { work, inputs, made } = multiplication();
  const yieldToEventLoop = vi.fn(async () => {});
  await memoryEngine({ yieldToEventLoop }).make(numbers, work);
  expect(inputs).toEqual(numbers.map((number) => `here ${number}`));
  expect(yieldToEventLoop).toHaveBeenCalledTimes(numbers.length);
  expect(made).toEqual(products);
});

test("things that are worth threads are made there", async () => {
  const { work, inputs, made } = multiplication();
  await memoryEngine({ threads: threadsFrom(70) }).make(numbers, work);
  expect(inputs).toEqual(["thread 0,1,2", "thread 3,4,5", "thread 6"]);
  expect(made).toEqual(products);
});

test("no thing starts no thread", async () => {
  const { work, inputs } = multiplication();
  const threads = threadsFrom(0);
  const share = vi.spyOn(threads, "share");
  await memoryEngine({ threads }).make([], work);
  expect([inputs, share.mock.calls]).toEqual([[], []]);
});

test.each([
  ["here", undefined],
  ["in threads", threadsFrom(0)],
])("work that nobody wants any more ends %s", async (_, threads) => {
  const { work, inputs, made } = multiplication();
  let isWanted = true;
  const engine = memoryEngine({ threads }).yielding(async () => {
    if (!isWanted) throw new Error("Another save came.");
    isWanted = false;
  });
  const many = Array.from({ length: 40 }, (_, at) => at);
  await expect(engine.make(many, work)).rejects.toThrow("Another save came.");
  const [before, given] = [made.size, inputs.length];
  expect(before).toBeLessThan(many.length);
  expect(given).toBeLessThan(threads === undefined ? 3 : 5);
  await threads?.run(multiply, () => []);
  expect(made.size).toBe(before);
  // Nothing of the rest is made here or given to a thread.
  expect(inputs.length).toBe(given);
});

test.each([
  ["here", undefined],
  ["in threads", threadsFrom(0)],
])("work %s tells how much of it is done, whatever engine of the same run does it", async (_, threads) => {
  const onProgress = vi.fn();
  const engine = memoryEngine({ threads, onProgress });
  await engine.make(numbers, multiplication().work);
  const counts = [0, 3, 6, 7].map((done) => ["multiply", done, 7]);
  expect(onProgress.mock.calls).toEqual(counts);
  await engine.yielding(undefined).over(memoryEngine().values).make(numbers, multiplication().work);
  engine.progress("print", 1, 2);
  expect(onProgress.mock.calls).toEqual([...counts, ...counts, ["print", 1, 2]]);
});

test("a step gives what it makes, and the next one waits until others have worked", async () => {
  const order: string[] = [];
  const engine = memoryEngine().yielding(async () => {
    order.push("others");
  });
  expect(await engine.step(() => order.push("first"))).toBe(1);
  expect(await engine.step(async () => order.push("second"))).toBe(3);
  expect(order).toEqual(["first", "others", "second", "others"]);
  expect(await memoryEngine().collect(numbers)).toEqual(numbers);
});

test("one thing is done aside where a thread is at work, or where it is worth one", async () => {
  const double: Task<number, number> = { name: "double", run: async (number) => number * 2 };
  expect(memoryEngine().aside(double, () => 1)).toBeUndefined();
  const threads = threadsFrom(100);
  const engine = memoryEngine({ threads });
  expect(engine.aside(double, () => 1)).toBeUndefined();
  expect(await engine.aside(double, () => 1, { worth: 100 })).toBe(2);
  expect(engine.hasThreads).toBe(false);
  const busy = memoryEngine({ threads: { ...threads, areAtWork: true } as Threads });
  expect(busy.hasThreads).toBe(true);
  expect(await busy.aside(double, () => 3)).toBe(6);
});

test("an engine over other values has the same threads, and nothing of the first ones", () => {
  const first = memoryEngine({ threads: threadsFrom(0) });
  first.memo("list", "1", () => "first");
  const other = first.over(memoryEngine().values);
  expect(other.memo("list", "1", () => "other")).toBe("other");
  expect(first.memo("list", "1", () => "again")).toBe("first");
});
