import { expect, test } from "vitest";
import { FakeLockManager } from "../../tests/offline/fake-lock-manager.ts";
import { TabLock } from "./tab-lock.ts";

const SILENT_MS = 60;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
let count = 0;

function tabs(): {
  readonly open: (taken?: () => void) => TabLock;
  readonly manager: LockManager;
  readonly name: string;
  readonly stop: AbortController;
} {
  const manager = new FakeLockManager().asManager();
  const name = `copy-${++count}`;
  const stop = new AbortController();
  const facts = { name, manager, stop: () => stop.signal, silentMs: SILENT_MS };
  const open = (taken = () => {}): TabLock => new TabLock({ ...facts, taken });
  return { open, manager, name, stop };
}

/** A task that lasts until it is ended. */
function lasting() {
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { task: () => ended.then(() => "done"), end: () => end() };
}

/** A tab that the browser has stopped: it holds the lock and answers nothing. */
function stopped(manager: LockManager, name: string): Promise<unknown> {
  return manager.request(name, {}, () => new Promise(() => {}));
}

test("while a tab is at work, another one that does not wait gets an answer at once", async () => {
  const { open } = tabs();
  const work = lasting();
  const first = open().run(work.task);
  const begun = performance.now();
  expect(await open().run(async () => "second")).toBe(undefined);
  expect(performance.now() - begun).toBeLessThan(SILENT_MS);
  work.end();
  expect(await first).toBe("done");
});

test("a tab that is at work keeps the lock for as long as it answers", async () => {
  const { open } = tabs();
  const work = lasting();
  const first = open().run(work.task);
  const order: string[] = [];
  const second = open().run(async () => order.push("second"), new AbortController().signal);
  await sleep(4 * SILENT_MS);
  order.push("first");
  work.end();
  expect(await first).toBe("done");
  await second;
  expect(order).toEqual(["first", "second"]);
});

test("a lock whose holder does not answer is taken, by who waits and by who does not", async () => {
  for (const until of [undefined, new AbortController().signal]) {
    const { open, manager, name } = tabs();
    const holder = stopped(manager, name);
    expect(await open().run(async () => "next", until)).toBe("next");
    await expect(holder).rejects.toThrow("broken");
  }
});

test("who has lost the lock ends its task, and gives nothing", async () => {
  const { open, manager, name } = tabs();
  const work = lasting();
  const isTold: string[] = [];
  const first = open(() => {
    isTold.push("taken");
    work.end();
  }).run(work.task);
  await manager.request(name, { steal: true }, () => {});
  expect(await first).toBe(undefined);
  expect(isTold).toEqual(["taken"]);
});

test("waiting ends with the signal, and a lock without a waiting task is not taken", async () => {
  const { open, manager, name } = tabs();
  void stopped(manager, name);
  const until = new AbortController();
  const waiting = open().run(async () => "next", until.signal);
  until.abort();
  expect(await waiting).toBe(undefined);
  await sleep(2 * SILENT_MS);
  expect(await manager.request(name, { ifAvailable: true }, (lock) => lock === null)).toBe(true);
});

test("who asks a holder that does not answer gives up at once when it is stopped", async () => {
  const { open, manager, name, stop } = tabs();
  void stopped(manager, name);
  const begun = performance.now();
  const asking = open().run(async () => "next");
  stop.abort();
  expect(await asking).toBe(undefined);
  expect(performance.now() - begun).toBeLessThan(SILENT_MS);
});

test("what the task throws is thrown", async () => {
  const { open } = tabs();
  const failing = open().run(() => Promise.reject(new Error("The power is gone.")));
  await expect(failing).rejects.toThrow("The power is gone.");
  expect(await open().run(async () => "next")).toBe("next");
});
