import { Script } from "node:vm";
import { expect, test, vi } from "vitest";
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

test("a large build lets the heap grow by half, a small one by what is usual, dev by what it has said", async () => {
  const flags: string[] = [];
  vi.doMock("node:v8", () => ({ setFlagsFromString: (flag: string) => void flags.push(flag) }));
  const others = process.listeners("exit");
  try {
    vi.resetModules();
    const build = await import("./heap-growth.ts");
    build.spareMemory(2999);
    expect(flags).toEqual([]);
    build.spareMemory(3000);
    build.spareMemory(3000);
    expect(flags.splice(0)).toEqual(["--heap-growing-percent=50"]);
    vi.resetModules();
    const dev = await import("./heap-growth.ts");
    dev.setHeapGrowth(60);
    dev.spareMemory(3000);
    expect(flags).toEqual(["--heap-growing-percent=60"]);
  } finally {
    vi.doUnmock("node:v8");
    for (const listener of process.listeners("exit"))
      if (!others.includes(listener)) process.removeListener("exit", listener);
  }
});
