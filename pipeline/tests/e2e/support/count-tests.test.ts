import { expect, test } from "vitest";
import { countTests, notRunByEngine } from "./count-tests.ts";

const report = (...files: [status: string, ...tests: string[]][]): string =>
  JSON.stringify({
    testResults: files.map(([status, ...tests], file) => ({
      name: `file-${file}`,
      status,
      assertionResults: tests.map((own, index) => ({ fullName: ` test ${file}.${index}`, status: own })),
    })),
  });

test("tests of all files are counted, and those that did not run are named", () => {
  const json = report(["passed", "passed", "passed"], ["failed", "passed", "failed", "skipped"]);
  expect(countTests(json, false)).toEqual({ passed: 3, failed: 1, skipped: ["test 1.2"], triedAgain: [] });
});

test("a file that could not be loaded counts as one failure", () => {
  expect(countTests(report(["failed"], ["passed", "passed"]), false)).toEqual({
    passed: 1,
    failed: 1,
    skipped: [],
    triedAgain: [],
  });
});

test("tests that a failed preparation kept from running have failed", () => {
  expect(countTests(report(["failed", "skipped", "pending"]), false)).toEqual({
    passed: 0,
    failed: 2,
    skipped: [],
    triedAgain: [],
  });
});

test("a runner that fails although no test did counts as one failure", () => {
  expect(countTests(report(["passed", "passed"]), false)).toEqual({
    passed: 1,
    failed: 1,
    skipped: [],
    triedAgain: [],
  });
});

test("a test that passed when it was tried again is named with its first error", () => {
  const assertionResults = [
    { fullName: " a", status: "passed", failureMessages: ["Error: busy\n    at x.ts"] },
    { fullName: " b", status: "passed", failureMessages: [] },
  ];
  const json = JSON.stringify({ testResults: [{ name: "file", status: "passed", assertionResults }] });
  expect(countTests(json, true)).toEqual({
    passed: 2,
    failed: 0,
    skipped: [],
    triedAgain: ["a: Error: busy"],
  });
});

test("no report at all is a failure", () => {
  expect(countTests(undefined, true)).toEqual({ passed: 0, failed: 1, skipped: [], triedAgain: [] });
});

test("tests that an engine was left out of are counted by engine and reason", () => {
  const skipped = [
    "a fault that takes long",
    "offline [webkit, not run: it has no switch]",
    "a reload [webkit, not run: it has no switch]",
    "a reload [firefox, not run: there is no Firefox]",
  ];
  expect(notRunByEngine(skipped)).toEqual([
    "Not run in firefox, there is no Firefox: 1",
    "Not run in webkit, it has no switch: 2",
  ]);
});
