import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupName, groupOfList, groupOfMap, isSameGroup } from "./file-group.ts";
import { PathMap, pathsBeside } from "./path-map.ts";

const path = fc
  .array(fc.constantFrom("a", "ab", "abc", "B", "é", "e\u0301", "index.html"), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join("/"));
const files = fc.dictionary(path, fc.record({ key: fc.constantFrom("1", "2") })).map(Object.entries);

describe("files by their paths in groups", () => {
  test("are what a plain map has after the same changes, and a copy is not changed with it", () => {
    const change = fc.record({ path, key: fc.option(fc.constantFrom("1", "2")) });
    fc.assert(
      fc.property(files, fc.array(change), (before, changes) => {
        const first = PathMap.of(before);
        const next = first.copy();
        const plain = new Map(before);
        for (const { path, key } of changes) {
          if (key === null) {
            next.delete(path);
            plain.delete(path);
          } else {
            next.set(path, { key });
            plain.set(path, { key });
          }
        }
        expect(new Map(next)).toEqual(plain);
        expect(new Set(next.keys())).toEqual(new Set(plain.keys()));
        expect(next.size).toBe(plain.size);
        for (const { path } of changes) {
          expect(next.get(path)).toEqual(plain.get(path));
          expect(next.has(path)).toBe(plain.has(path));
        }
        expect(new Map(first)).toEqual(new Map(before));
      }),
    );
  });

  test("have beside those of another map what that one has not", () => {
    fc.assert(
      fc.property(files, files, (one, other) => {
        const lacking = one.map(([path]) => path).filter((path) => !other.some(([own]) => own === path));
        expect(pathsBeside(PathMap.of(one), PathMap.of(other)).sort()).toEqual(lacking.sort());
      }),
    );
  });

  test("share the groups that a copy has not changed", () => {
    const first = PathMap.of([
      ["docs/a/x/index.html", { key: "1" }],
      ["docs/b/x/index.html", { key: "1" }],
    ]);
    const next = first.copy();
    next.set("docs/b/x/index.html", { key: "2" });
    expect(next.groups.get("docs/a/x/")).toBe(first.groups.get("docs/a/x/"));
    expect([...next.groups.keys()]).toEqual(["docs/a/x/", "docs/b/x/"]);
    expect(next.groups.get("docs/b/x/")).not.toBe(first.groups.get("docs/b/x/"));
  });
});

describe("a group", () => {
  test.each([
    ["index.html", "in"],
    ["docs/index.html", "docs/in"],
    ["docs/a/b/c/index.html", "docs/a/b/"],
    ["packs/objects/0af3", "packs/objects/0a"],
    ["Docs/A/x", "docs/a/x"],
  ])("of %j has the name %j", (path, name) => {
    expect(groupName(path)).toBe(name);
  });

  test("has all paths that are one on some systems", () => {
    expect(groupName("docs/caf\u00e9")).toBe(groupName("docs/cafe\u0301"));
    expect(groupName("docs/a/XY")).toBe(groupName("docs/a/xy"));
  });

  test("is the same as another one of the same paths and keys, however it was made", () => {
    fc.assert(
      fc.property(files, files, (one, other) => {
        const listed = groupOfList(one.map(([path, file]) => ({ path, ...file })));
        const mapped = groupOfMap(new Map(other));
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(isSameGroup(listed, mapped)).toBe(isSame);
        expect(isSameGroup(listed, groupOfMap(new Map(one)))).toBe(true);
        expect(isSameGroup(listed, undefined)).toBe(false);
        expect(listed.files).toEqual(new Map(one.map(([path, file]) => [path, { path, ...file }])));
      }),
    );
  });

  test("names the folders above its files once, parents before children", () => {
    const list = ["a/b/c/1", "a/b/d/2", "a/b/c/3", "4"].map((path) => ({ path, key: "" }));
    expect(groupOfList(list).folders).toEqual(["a", "a/b", "a/b/c", "a/b/d"]);
  });
});
