import { describe, expect, test } from "vitest";
import { reduceList } from "./reduce.ts";

const list = Array.from({ length: 40 }, (_, at) => at);

describe("a list that fails is made shorter", () => {
  test("to what alone makes it fail, in its order", async () => {
    const needs = (...wanted: readonly number[]) => {
      return async (some: readonly number[]) => wanted.every((one) => some.includes(one));
    };
    expect(await reduceList(list, needs(17))).toEqual([17]);
    expect(await reduceList(list, needs(3, 20, 39))).toEqual([3, 20, 39]);
    expect(await reduceList([1], needs(1))).toEqual([1]);
  });

  test("no further than to the end of its time, and never to one that does not fail", async () => {
    let tries = 0;
    const fails = async (some: readonly number[]) => {
      tries++;
      return some.includes(0) && some.includes(39);
    };
    const short = await reduceList(list, fails, () => tries >= 5);
    expect(short.length).toBeLessThan(list.length);
    expect([short.at(0), short.at(-1)]).toEqual([0, 39]);
    expect(tries).toBe(5);
  });
});
