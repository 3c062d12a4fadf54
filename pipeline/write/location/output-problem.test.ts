import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newFolder } from "../../tests/fixtures/write/sample-site.ts";
import { outputProblem } from "./output-problem.ts";

let folder = "";
beforeEach(() => {
  folder = newFolder();
  for (const name of ["data/docs", "empty", "ours", "theirs", ".cache"]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  writeFileSync(join(folder, "ours/links.json"), "{}");
  writeFileSync(join(folder, "theirs/thesis.doc"), "");
  writeFileSync(join(folder, "file"), "");
  symlinkSync("theirs", join(folder, "link-to-theirs"));
  symlinkSync("data", join(folder, "link-to-data"));
  symlinkSync("empty", join(folder, "link-to-empty"));
  symlinkSync("nowhere", join(folder, "link-to-nowhere"));
  vi.spyOn(process, "cwd").mockReturnValue(folder);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function problemOf(out: string): string | undefined {
  const choice = {
    sources: [join(folder, "data")],
    cacheDir: join(folder, ".cache"),
    previous: join(folder, "last/dist"),
  };
  return outputProblem({ out: join(folder, out), ...choice })?.message;
}

test.each([
  "dist",
  "deep/new/dist",
  "empty",
  "ours",
  "link-to-empty",
  "link-to-nowhere",
  "last/dist",
  "data2",
])("%s may be the output", (out) => expect(problemOf(out)).toBeUndefined());

test.each([
  [".", "it is or holds the folder in which the command runs"],
  ["..", "it is or holds the folder in which the command runs"],
  ["data", 'it is, holds or lies in "data", from which the site is read'],
  ["data/dist", 'it is, holds or lies in "data", from which the site is read'],
  ["link-to-data", 'it is, holds or lies in "data", from which the site is read'],
  ["link-to-data/dist", 'it is, holds or lies in "data", from which the site is read'],
  [".cache", "it is or holds the cache folder"],
  ["last", "it holds the previous release"],
  ["file", "it is not a folder"],
  ["theirs", "it holds files that no build wrote (it has no latest.json or links.json)"],
  ["link-to-theirs", "it holds files that no build wrote (it has no latest.json or links.json)"],
])("%s may not", (out, reason) => {
  const display = out === ".." ? ".." : out;
  expect(problemOf(out)).toBe(`The folder "${display}" cannot be the output: ${reason}.`);
});

test("where the command runs in the data folder, the output may lie in it, and not be it", () => {
  const reasonOf = (out: string) => outputProblem({ out: join(folder, out), sources: [folder] })?.message;
  expect(reasonOf("dist")).toBeUndefined();
  expect(reasonOf("data/dist")).toBeUndefined();
  expect(reasonOf("")).toContain("it is or holds the folder in which the command runs");
  expect(reasonOf("theirs")).toContain("it holds files that no build wrote");
});

test("root and home may not", () => {
  expect(outputProblem({ out: "/" })?.message).toBe(
    `The folder "${"../".repeat(folder.split("/").length - 2)}.." cannot be the output: it is the root of the file system.`,
  );
  for (const out of [homedir(), dirname(homedir())])
    expect(outputProblem({ out })?.code).toBe("output-not-allowed");
});

test("the hint says what to do", () => {
  expect(outputProblem({ out: join(folder, "theirs") })).toEqual({
    code: "output-not-allowed",
    severity: "error",
    file: "theirs",
    message:
      'The folder "theirs" cannot be the output: it holds files that no build wrote (it has no latest.json or links.json).',
    hint: "A build replaces the whole folder. Choose a new or empty folder with --out.",
  });
});
