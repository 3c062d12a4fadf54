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

test.each([
  [["a/b"], "a/b", '"a/b" is written twice.'],
  [["a/b/c"], "a/b", '"a/b" is a file and also a folder.'],
  [["a/b"], "a/b/c", '"a/b" is a file and also a folder (for "a/b/c").'],
  [
    ["docs/clim/b"],
    "docs/CLIM/a",
    '"docs/CLIM" and "docs/clim" differ only in case or accent form, and are one name on some systems.',
  ],
  [
    ["docs/CLIM/b"],
    "docs/clim",
    '"docs/clim" and "docs/CLIM" differ only in case or accent form, and are one name on some systems.',
  ],
  [["a/b"], "a/c:d", 'A path may not contain the character ":".'],
])("beside the known %j, the new %s is checked", (known, path, problem) => {
  const tree = new TreePaths();
  for (const one of known) expect(tree.addKnown(one)).toBeUndefined();
  expect(tree.add(path)).toBe(problem);
});

test("a known path is written once, too, and its folders come before it", () => {
  const tree = new TreePaths();
  expect(tree.addKnown("a/b/c.html")).toBeUndefined();
  expect(tree.addKnown("a/b/c.html")).toBe('"a/b/c.html" is written twice.');
  expect([...tree.folders]).toEqual(["a", "a/b"]);
});
