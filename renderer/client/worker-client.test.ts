import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { START_MS, WorkerClient } from "./worker-client.ts";

interface Question {
  readonly id: number;
  readonly word: string;
}
interface Reply {
  readonly id: number;
  readonly answer: string;
}
interface Unasked {
  readonly kind: "ready" | "improved";
}

/** A worker as a page sees it; the test is its script. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  readonly got: Question[] = [];
  isEnded = false;

  constructor(
    readonly address: unknown,
    readonly options: object,
  ) {
    super();
    FakeWorker.started.push(this);
  }

  postMessage(message: Question): void {
    this.got.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(data: object): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

let page = new EventTarget();

/** The page is left, and comes back as browsers keep it. */
const leave = () => page.dispatchEvent(new Event("pagehide"));
const comeBack = (persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

beforeEach(() => {
  vi.useFakeTimers();
  FakeWorker.started = [];
  vi.stubGlobal("Worker", FakeWorker);
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const heard = vi.fn<(event: Unasked) => void>();
const facts = { address: "/assets/x.js", name: "x", policy: "fairlead-x", heard };
const makeClient = () => new WorkerClient<Question, Reply, Unasked>(facts);
const at = (index: number): FakeWorker => FakeWorker.started[index] as FakeWorker;

test("one worker answers all questions, in whatever order", async () => {
  const client = makeClient();
  const answers = [client.ask({ word: "a" }), client.ask({ word: "b" })];
  expect(FakeWorker.started).toHaveLength(1);
  expect(at(0).options).toEqual({ type: "module", name: "x" });
  const [first, second] = at(0).got;
  at(0).say({ id: second?.id, answer: "B" });
  at(0).say({ id: first?.id, answer: "A" });
  expect((await Promise.all(answers)).map((reply) => reply?.answer)).toEqual(["A", "B"]);
});

test("what the worker says unasked is heard, and answers nothing", async () => {
  const client = makeClient();
  const answer = client.ask({ word: "a" });
  at(0).say({ kind: "improved" });
  expect(heard).toHaveBeenLastCalledWith({ kind: "improved" });
  at(0).say({ id: at(0).got[0]?.id, answer: "A" });
  expect((await answer)?.answer).toBe("A");
});

test("a script that does not load fails every question, and the next one starts another worker", async () => {
  const client = makeClient();
  const answers = [client.ask({ word: "a" }), client.ask({ word: "b" })];
  const failure = new Event("error", { cancelable: true });
  at(0).dispatchEvent(failure);
  expect(failure.defaultPrevented).toBe(true);
  expect(await Promise.all(answers)).toEqual([undefined, undefined]);
  expect(at(0).isEnded).toBe(true);
  const again = client.ask({ word: "c" });
  // Later errors of the first worker do not fail the second.
  at(0).dispatchEvent(new Event("error"));
  at(1).say({ id: at(1).got[0]?.id, answer: "C" });
  expect((await again)?.answer).toBe("C");
});

test("a script that never comes is given up after its time", async () => {
  const client = makeClient();
  const answer = client.ask({ word: "a" });
  await vi.advanceTimersByTimeAsync(START_MS);
  expect(await answer).toBeUndefined();
  expect(at(0).isEnded).toBe(true);
});

test("a worker that has sent a message may take as long as it needs", async () => {
  const client = makeClient();
  const answer = client.ask({ word: "a" });
  at(0).say({ kind: "ready" });
  await vi.advanceTimersByTimeAsync(100 * START_MS);
  at(0).say({ id: at(0).got[0]?.id, answer: "A" });
  expect((await answer)?.answer).toBe("A");
});

test("the worker ends when the page is left, with all that it holds, and nothing is given up for that", async () => {
  const client = makeClient();
  const answer = client.ask({ word: "a" });
  leave();
  expect(at(0).isEnded).toBe(true);
  await vi.advanceTimersByTimeAsync(2 * START_MS);
  comeBack(true);
  expect(FakeWorker.started).toHaveLength(2);
  expect(at(1).got).toEqual(at(0).got);
  at(1).say({ id: at(1).got[0]?.id, answer: "A" });
  expect((await answer)?.answer).toBe("A");
});

test("a restored page repeats the open questions, as `toRepeat` changes them, and only if it was kept", async () => {
  const toRepeat = (question: Question) => ({ ...question, word: `${question.word} again` });
  const client = new WorkerClient<Question, Reply, Unasked>({ ...facts, toRepeat });
  const answers = [client.ask({ word: "a" }), client.ask({ word: "b" })];
  at(0).say({ id: at(0).got[0]?.id, answer: "A" });
  await answers[0];
  leave();
  comeBack(false);
  expect(FakeWorker.started).toHaveLength(1);
  comeBack(true);
  expect(at(1).got).toEqual([{ id: at(0).got[1]?.id, word: "b again" }]);
  at(1).say({ id: at(1).got[0]?.id, answer: "B" });
  expect((await answers[1])?.answer).toBe("B");
});

test("a browser that refuses workers is an answer too", async () => {
  vi.stubGlobal("Worker", function refuse() {
    throw new DOMException("no", "SecurityError");
  });
  expect(await makeClient().ask({ word: "a" })).toBeUndefined();
});

test("the policy of a worker passes its own address and no other, however often it is started", async () => {
  const createPolicy = vi.fn((_: string, rules: { createScriptURL(address: string): string }) => rules);
  vi.stubGlobal("trustedTypes", { createPolicy });
  const client = makeClient();
  for (const index of [0, 1]) {
    const answer = client.ask({ word: "a" });
    at(index).dispatchEvent(new Event("error"));
    await answer;
  }
  expect(at(1).address).toBe("/assets/x.js");
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect(createPolicy.mock.calls[0]?.[0]).toBe("fairlead-x");
  expect(() => createPolicy.mock.results[0]?.value.createScriptURL("/assets/y.js")).toThrow(TypeError);
});
