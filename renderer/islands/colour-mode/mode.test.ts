import { expect, test } from "vitest";
import { choiceFrom, modeOf, nextChoice, storedFor } from "./mode.ts";

const plain = { default: "light", followSystem: false } as const;
const following = { default: "light", followSystem: true } as const;

test.each([
  ["dark", plain, "dark"],
  ["light", { default: "dark", followSystem: false } as const, "light"],
  [null, plain, "light"],
  ["<script>", plain, "light"],
  ["system", plain, "light"],
  ["system", following, "system"],
  [null, following, "system"],
])("stored %s means %s", (stored, setting, expected) => {
  expect(choiceFrom(stored, setting)).toBe(expected);
});

test("the button goes round, and back to the system where that is followed", () => {
  expect(nextChoice("light", false)).toBe("dark");
  expect(nextChoice("dark", false)).toBe("light");
  expect(["system", "light", "dark"].map((choice) => nextChoice(choice as "system", true))).toEqual([
    "light",
    "dark",
    "system",
  ]);
});

test("following the system is stored as nothing", () => {
  expect(storedFor("system")).toBeUndefined();
  expect(storedFor("dark")).toBe("dark");
});

test("the system decides only where it was asked", () => {
  expect(modeOf("system", true)).toBe("dark");
  expect(modeOf("light", true)).toBe("light");
});
