import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { inTurns, Turns } from "./in-turns.ts";

test("things begin in order, are done at the same time, and come back in order", async () => {
  const log: string[] = [];
  const made = await inTurns([30, 1, 10], async (delay) => {
    log.push(`begin ${delay}`);
    await wait(delay);
    log.push(`end ${delay}`);
    return delay * 2;
  });
  expect(made).toEqual([60, 2, 20]);
  expect(log.filter((entry) => entry.startsWith("begin"))).toEqual(["begin 30", "begin 1", "begin 10"]);
  expect(log.at(-1)).toBe("end 30");
});

test("others have a turn between two beginnings", async () => {
  let turns = 0;
  const seen: number[] = [];
  const ticking = setInterval(() => turns++, 0);
  await inTurns([1, 2, 3], async () => {
    const until = performance.now() + 5;
    while (performance.now() < until);
    seen.push(turns);
  });
  clearInterval(ticking);
  expect(new Set(seen).size).toBe(3);
});

test("the first failure is the answer", async () => {
  const failing = inTurns(["a", "b"], async (name) => {
    throw new Error(name);
  });
  await expect(failing).rejects.toThrow("a");
});

test("whoever shares turns begins after those who asked before, and never two in one turn", async () => {
  const turns = new Turns();
  const log: string[] = [];
  let turn = 0;
  const ticking = setInterval(() => turn++, 0);
  const begin = (name: string): void => {
    const until = performance.now() + 3;
    while (performance.now() < until);
    log.push(`${name} ${turn}`);
  };
  await Promise.all([inTurns(["a", "b"], begin, turns), inTurns(["c", "d"], begin, turns)]);
  clearInterval(ticking);
  expect(log.map((entry) => entry.slice(0, 1))).toEqual(["a", "b", "c", "d"]);
  expect(new Set(log.map((entry) => entry.slice(2))).size).toBe(4);
});
