import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nextVersion, type ReleaseFiles, releasedFiles, releaseProblems } from "./release-files.ts";
import { usualVersion, versionProblem } from "./versions.ts";

const root = join(import.meta.dirname, "../../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const own: ReleaseFiles = {
  "package.json": read("package.json"),
  "package-lock.json": read("package-lock.json"),
  "CHANGELOG.md": read("CHANGELOG.md"),
};

const changelog = `# Changelog

First words.

## Not yet released

- New: a thing.
- Another one.

## 0.1.0, 2026-01-02

- The first.
`;
const files: ReleaseFiles = {
  ...own,
  "package.json": '{\n  "name": "a",\n  "version": "0.1.0"\n}\n',
  "CHANGELOG.md": changelog,
};
const release = { version: "0.2.0", day: "2026-11-29" };

test("a release moves what is not yet released to its version and day", () => {
  const released = releasedFiles(files, release)["CHANGELOG.md"];
  expect(released).toBe(`# Changelog

First words.

## Not yet released

## 0.2.0, 2026-11-29

- New: a thing.
- Another one.

## 0.1.0, 2026-01-02

- The first.
`);
  const again = { ...files, "CHANGELOG.md": released };
  expect(releaseProblems(again, "0.3.0")).toEqual(['CHANGELOG.md has nothing under "Not yet released".']);
  const first = releasedFiles({ ...files, "CHANGELOG.md": "## Not yet released\n\n- One.\n" }, release);
  expect(first["CHANGELOG.md"]).toBe("## Not yet released\n\n## 0.2.0, 2026-11-29\n\n- One.\n");
});

test("the version is the only thing that changes in the files of npm", () => {
  const { version } = JSON.parse(own["package.json"]) as { readonly version: string };
  const same = releasedFiles(own, { version, day: "2026-11-29" });
  expect(same["package.json"]).toBe(own["package.json"]);
  expect(same["package-lock.json"]).toBe(own["package-lock.json"]);
  const next = releasedFiles(own, { version: "987.65.43", day: "2026-11-29" });
  for (const [path, times] of [
    ["package.json", 1],
    ["package-lock.json", 2],
  ] as const) {
    expect(next[path].split('"version": "987.65.43"')).toHaveLength(times + 1);
    expect(next[path].replaceAll("987.65.43", version)).toBe(own[path]);
  }
});

test.each([
  ["0.2.0", []],
  ["0.1.1", []],
  ["1.0.0", []],
  ["0.1.0", ["CHANGELOG.md has a part of 0.1.0 already."]],
  ["0.0.9", ["The version 0.0.9 is below 0.1.0, which package.json has."]],
  ["0.2", ['"0.2" is no version: write three numbers, such as 0.2.0.']],
  ["v0.2.0", ['"v0.2.0" is no version: write three numbers, such as 0.2.0.']],
  ["0.02.0", ['"0.02.0" is no version: write three numbers, such as 0.2.0.']],
])("after 0.1.0 the version %s has the problems %j", (version, problems) => {
  expect(releaseProblems(files, version)).toEqual(problems);
});

test("numbers of versions are compared as numbers", () => {
  expect(versionProblem("0.10.0", "0.9.9")).toBeUndefined();
  expect(versionProblem("1.0.0", "0.10.10")).toBeUndefined();
  expect(versionProblem("0.9.10", "0.10.0")).toBe(
    "The version 0.9.10 is below 0.10.0, which package.json has.",
  );
});

test("a try without a version takes the present one, until that is released", () => {
  expect(nextVersion(files)).toBe("0.2.0");
  expect(nextVersion({ ...files, "CHANGELOG.md": "## Not yet released\n" })).toBe("0.1.0");
  expect(usualVersion("1.2.3", true)).toBe("1.2.4");
});

test("a changelog without the part for a release is told", () => {
  const without = { ...files, "CHANGELOG.md": "# Changelog\n" };
  expect(releaseProblems(without, "0.2.0")).toEqual(['CHANGELOG.md has no part "Not yet released".']);
});
