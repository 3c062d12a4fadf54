import { afterEach, expect, test, vi } from "vitest";
import { afterFrame, nextTask } from "./next-task.ts";

afterEach(() => vi.unstubAllGlobals());

test("what has waited comes before the next step, also where the browser has no scheduler", async () => {
  for (const scheduler of [undefined, {}]) {
    vi.stubGlobal("scheduler", scheduler);
    const done: string[] = [];
    setTimeout(() => done.push("tap"));
    await nextTask();
    done.push("step");
    expect(done).toEqual(["tap", "step"]);
  }
});

test("a browser that knows how is asked to go on soon", async () => {
  const yielded = vi.fn(async () => {});
  vi.stubGlobal("scheduler", { yield: yielded });
  await nextTask();
  expect(yielded).toHaveBeenCalledOnce();
});

test("a callback for a frame runs after it, and never without a frame", async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  const action = vi.fn();
  afterFrame(action);
  await nextTask();
  expect(action).not.toHaveBeenCalled();
  for (const frame of frames) frame();
  expect(action).not.toHaveBeenCalled();
  await nextTask();
  expect(action).toHaveBeenCalledOnce();
});
