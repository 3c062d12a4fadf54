import { expect, test } from "vitest";
import { firstChoice, withLatest } from "./tab-choice.ts";

test("a group begins with its label that was chosen last, else with its first", () => {
  expect(firstChoice(["npm", "yarn"], [])).toBe(0);
  expect(firstChoice(["npm", "yarn"], ["Linux", "yarn", "npm"])).toBe(1);
  expect(firstChoice(["npm", "yarn"], ["Linux"])).toBe(0);
});

test("the latest choice comes first, once, and old ones are forgotten", () => {
  expect(withLatest(["npm", "yarn"], "yarn")).toEqual(["yarn", "npm"]);
  const many = Array.from({ length: 40 }, (_, index) => String(index)).reduce<string[]>(withLatest, []);
  expect([many.length, many[0]]).toEqual([30, "39"]);
});
