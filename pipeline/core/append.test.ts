import { expect, test } from "vitest";
import { append } from "./append.ts";
import { largest, smallest } from "./largest.ts";

const MANY = 300_000;
const numbers = Array.from({ length: MANY }, (_, n) => n);

test("a list takes more items than a call takes arguments", () => {
  const list = [-1];
  append(list, numbers);
  expect(list.length).toBe(MANY + 1);
  expect(list.at(-1)).toBe(MANY - 1);
});

test("the largest and the smallest of very many numbers are found", () => {
  expect([smallest(numbers), largest(numbers)]).toEqual([0, MANY - 1]);
});
