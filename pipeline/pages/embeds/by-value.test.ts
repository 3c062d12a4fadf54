import { expect, test } from "vitest";
import { byValue } from "./by-value.ts";

test("named values are in the order of their numbers, negative ones first and equal ones as written", () => {
  const values = [
    { value: 10, name: "ten" },
    { value: 9, name: "nine" },
    { value: -1, name: "none" },
    { value: 9, name: "also nine" },
  ];
  expect(byValue(values).map(({ name }) => name)).toEqual(["none", "nine", "also nine", "ten"]);
  expect(values[0]?.name).toBe("ten");
});
