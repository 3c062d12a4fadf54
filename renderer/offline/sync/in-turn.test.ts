import { expect, test } from "vitest";
import { inTurn } from "./in-turn.ts";

const numbers = Array.from({ length: 9 }, (_, index) => index);
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

test("runs all tasks, four at a time", async () => {
  const done: number[] = [];
  let atWork = 0;
  let most = 0;
  const run = async (task: number): Promise<void> => {
    most = Math.max(most, ++atWork);
    await turn();
    atWork--;
    done.push(task);
  };
  await inTurn(numbers, run, () => false);
  expect(done.toSorted()).toEqual(numbers);
  expect(most).toBe(4);
});

test("leaves out the rest once it is over", async () => {
  const begun: number[] = [];
  const run = async (task: number): Promise<void> => {
    begun.push(task);
    await turn();
  };
  await inTurn(numbers, run, () => begun.length >= 5);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test("a task that fails ends it, and only when no other one is at work any more", async () => {
  const begun: number[] = [];
  const done: number[] = [];
  const run = async (task: number): Promise<void> => {
    begun.push(task);
    if (task === 1) throw new Error("The power is gone.");
    await turn();
    done.push(task);
  };
  await expect(inTurn(numbers, run, () => false)).rejects.toThrow("The power is gone.");
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(done).toEqual([0, 2, 3]);
});
