import fc from "fast-check";
import { expect, test } from "vitest";
import { PathMap } from "./groups/path-map.ts";
import { type KeyedPath, planTree } from "./tree-plan.ts";

const paths = fc.uniqueArray(
  fc
    .array(fc.constantFrom("a", "b", "A", "é", "e\u0301", "ab", "x:y"), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join("/")),
  { maxLength: 8 },
);
const files = (own: readonly string[]) =>
  ["latest.json", ...own].map((path) => ({ path, key: path, bytes: () => path }));
const noted = (own: readonly KeyedPath[]) =>
  PathMap.of(own.map(({ path, key }) => [path, { key, size: 1, mtimeMs: 2, ino: 3 }]));

/** The folders of a plan; undefined where one of the paths is refused. */
function foldersOf(own: readonly string[], known?: ReturnType<typeof noted>): string[] | undefined {
  try {
    return [...planTree({ files: files(own), retained: [], known }).folders].sort();
  } catch {
    return undefined;
  }
}

test("a plan is the same whether its paths were in a tree before or not", () => {
  fc.assert(
    fc.property(paths, paths, fc.nat(8), (before, added, removed) => {
      fc.pre(foldersOf(before) !== undefined);
      const next = [...before.slice(removed), ...added.filter((path) => !before.includes(path))];
      expect(foldersOf(next, noted(files(before)))).toEqual(foldersOf(next));
    }),
    { numRuns: 1000 },
  );
});

test.each([
  [["docs/a/one"], ["docs/a/one", "docs/a/ONE"]],
  [["docs/a/one"], ["docs/a/one", "docs/a/one"]],
  [["docs/a/one"], ["docs/a/one", "docs/a"]],
  [["docs/a/one"], ["docs/a/one", "DOCS/b"]],
  [
    ["docs/a", "docs/b/c/d"],
    ["docs/a", "docs/b/c/d", "docs/a/e"],
  ],
])("beside the known %j, the paths %j are refused", (before, next) => {
  expect(foldersOf(before)).toBeDefined();
  expect(foldersOf(next, noted(files(before)))).toBeUndefined();
});

test("kept files that cannot be beside those of the new tree are left out", () => {
  const known = noted(files(["packs/objects/aa", "packs/objects/bb"]));
  const retained = ["packs/objects/aa", "packs/objects/CC", "packs/objects/BB", "packs/objects/bb/x"];
  const plan = planTree({
    files: files(["packs/objects/aa", "packs/objects/bb"]),
    retained: retained.map((path) => ({ path, key: `kept ${path}`, source: path })),
    known,
  });
  expect([...plan.files.keys()].sort()).toEqual(
    ["latest.json", "packs/objects/CC", "packs/objects/aa", "packs/objects/bb"].sort(),
  );
  expect(plan.files.get("packs/objects/aa")).toMatchObject({ key: "packs/objects/aa" });
});
