import { expect, test } from "vitest";
import { repository } from "./command.ts";
import { filesOfOwnProcess, needsOwnProcess } from "./own-process.ts";

test.each([
  'vi.mock("node:fs");',
  'vi.stubGlobal("fetch", ask);',
  "vi.useFakeTimers();",
  "process.env.HOME = folder;",
  "process.chdir(folder);",
  "const before = process.cpuUsage();",
  "const started = performance.now();",
  "return new WeakRef(owner);",
])("%s needs a process of its own", (text) => {
  expect(needsOwnProcess(text)).toBe(true);
});

test.each([
  'const isLong = process.env.FAIRLEAD_LONG === "1";',
  "const ask = vi.fn();",
  'vi.spyOn(console, "log");',
])("%s needs none", (text) => {
  expect(needsOwnProcess(text)).toBe(false);
});

test("test files of every room are found, and no end-to-end test", () => {
  const files = filesOfOwnProcess(repository);
  expect(files).toContain("pipeline/sources/revisions/last-changes.test.ts");
  expect(files).toContain("renderer/client/load-page.test.ts");
  expect(files.filter((path) => path.includes("/e2e/"))).toEqual([]);
});
