import { Script } from "node:vm";
import { expect, test } from "vitest";
import { setHeapGrowth } from "./heap-growth.ts";

test("code that is kept at the end of the process can be used by the next one", () => {
  const kept = new Script("function one() {}").createCachedData();
  // V8 compares lengths alone, and asks for no kept code where it has compiled the same text before.
  const isRefused = (source: string): boolean | undefined =>
    new Script(source, { cachedData: kept }).cachedDataRejected;
  const others = process.listeners("exit");
  setHeapGrowth(60);
  expect(isRefused("function two() {}")).toBe(true);
  const [first, ...rest] = process.listeners("exit");
  expect(rest).toEqual(others);
  process.removeAllListeners("exit");
  for (const other of others) process.on("exit", other);
  first?.(0);
  expect(isRefused("function six() {}")).toBe(false);
});
