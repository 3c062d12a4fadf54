import { expect, test } from "vitest";
import { announcementOf, systemFrom } from "./unit-system.ts";

test.each([
  ["imperial", "imperial"],
  ["si", "si"],
  ["written", "written"],
  ["metric", "written"],
  ["", "written"],
  [undefined, "written"],
])("the stored text %j means %s", (stored, system) => {
  expect(systemFrom(stored)).toBe(system);
});

test.each([
  ["written", 0, "Values are shown as specified."],
  ["imperial", 1, "Values are shown in imperial units; 1 value is converted and marked with ≈."],
  ["si", 12, "Values are shown in SI units; 12 values are converted and marked with ≈."],
  ["si", 0, "Values are shown in SI units; none had to be converted."],
] as const)("%s with %i converted values is announced", (system, count, text) => {
  expect(announcementOf(system, count)).toBe(text);
});
