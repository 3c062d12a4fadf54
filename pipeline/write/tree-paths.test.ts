import { expect, test } from "vitest";
import { TreePaths } from "./tree-paths.ts";

test.each([
  [["a/index.html", "a/index.html"], '"a/index.html" is written twice.'],
  [["a", "a/b"], '"a" is a file and also a folder (for "a/b").'],
  [["a/b/c", "a/b"], '"a/b" is a file and also a folder.'],
  [
    ["docs/Intro", "docs/intro"],
    '"docs/intro" and "docs/Intro" differ only in case or accent form, and are one name on some systems.',
  ],
  [
    ["docs/CLIM/a", "docs/clim/b"],
    '"docs/clim" and "docs/CLIM" differ only in case or accent form, and are one name on some systems.',
  ],
  [
    ["docs/clim/b", "docs/CLIM"],
    '"docs/CLIM" and "docs/clim" differ only in case or accent form, and are one name on some systems.',
  ],
  [
    ["caf\u00e9", "cafe\u0301"],
    '"cafe\u0301" and "caf\u00e9" differ only in case or accent form, and are one name on some systems.',
  ],
  [["a", "../b"], 'A path may not contain ".." as a part.'],
  [["a/b", "a/c:d"], 'A path may not contain the character ":".'],
  [["a/b", "a/.."], 'A path may not contain ".." as a part.'],
  [["a/b", "a/"], "A path may not contain an empty part (two slashes, or a slash at its end)."],
  [["a/b", "a/c\\d"], "A path may not contain a backslash."],
])("refuses the last of %j", (paths, problem) => {
  const tree = new TreePaths();
  const problems = paths.map((path) => tree.add(path));
  expect(problems.at(-1)).toBe(problem);
  expect(problems.slice(0, -1).every((item) => item === undefined)).toBe(true);
});

test("collects every folder once", () => {
  const tree = new TreePaths();
  for (const path of ["a/b/c.html", "a/b/d.html", "a/e.html", "f.html"])
    expect(tree.add(path)).toBeUndefined();
  expect([...tree.folders].sort()).toEqual(["a", "a/b"]);
  expect(tree.files.size).toBe(4);
});
