import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endInTime, interruption } from "./interruption.ts";

const counts = () => ["SIGINT", "SIGTERM"].map((signal) => process.listenerCount(signal));
let before: number[];

beforeEach(() => {
  before = counts();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test.each(["SIGINT", "SIGTERM"] as const)("after %s the system takes any second signal", async (signal) => {
  const interrupted = interruption();
  expect(counts()).toEqual(before.map((count) => count + 1));
  process.emit(signal);
  await interrupted;
  expect(counts()).toEqual(before);
});

test("a process that does not come to its end is ended after a while, and not before", () => {
  const end = vi.fn();
  endInTime(end);
  vi.advanceTimersByTime(2900);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(end).toHaveBeenCalledOnce();
});
