import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { MemoryTree } from "./memory-tree.ts";

function file(path: string, key: string, made: string[] = []) {
  return {
    path,
    key,
    bytes: () => {
      made.push(`${path} ${key}`);
      return `${path} ${key}`;
    },
  };
}

describe("the tree in memory", () => {
  test("makes a file when it is asked for, and once", () => {
    const made: string[] = [];
    const tree = new MemoryTree();
    tree.replace([file("a", "1", made), file("b", "1", made)]);
    expect(made).toEqual([]);
    expect(tree.has("a")).toBe(true);
    expect(tree.read("a")?.bytes.toString()).toBe("a 1");
    tree.read("a");
    expect(made).toEqual(["a 1"]);
    expect(tree.read("c")).toBeUndefined();
  });

  test("keeps what a new build leaves, makes what it changes and forgets what it drops", () => {
    const made: string[] = [];
    const tree = new MemoryTree();
    tree.replace([file("a", "1", made), file("b", "1", made), file("c", "1", made)]);
    for (const path of ["a", "b", "c"]) tree.read(path);
    tree.replace([file("a", "1", made), file("b", "2", made)]);
    expect([tree.read("a"), tree.read("b"), tree.read("c")].map((found) => found?.bytes.toString())).toEqual([
      "a 1",
      "b 2",
      undefined,
    ]);
    expect(made).toEqual(["a 1", "b 1", "c 1", "b 2"]);
    expect(tree.keys()).toEqual(
      new Map([
        ["a", "1"],
        ["b", "2"],
      ]),
    );
  });

  test("makes the files beside the pages when one is asked for, and anew after a build", () => {
    const made: string[] = [];
    const search = (count: string) => () => {
      made.push(count);
      return [file("search/statistics.json", count)];
    };
    const lazy = (count: string) => [
      { below: "", make: () => [file("icon.svg", count)] },
      { below: "search/", make: search(count) },
    ];
    const tree = new MemoryTree();
    tree.replace([file("search/index.html", "page")], lazy("1"));
    expect([tree.has("search"), tree.has("search/index.html")]).toEqual([false, true]);
    expect([tree.has("icon.svg"), tree.has("nowhere.svg")]).toEqual([true, false]);
    expect(made).toEqual([]);
    const text = () => tree.read("search/statistics.json")?.bytes.toString();
    expect([text(), text()]).toEqual(["search/statistics.json 1", "search/statistics.json 1"]);
    tree.replace([file("search/index.html", "page")], lazy("2"));
    expect(text()).toBe("search/statistics.json 2");
    expect(made).toEqual(["1", "2"]);
  });

  test("makes a file that takes a while when it is prepared, and once", async () => {
    const made: string[] = [];
    const later = {
      has: (path: string) => path.startsWith("icons/"),
      make: async (path: string) => {
        made.push(path);
        return [file("icons/a", "1"), file("icons/b", "1")];
      },
    };
    const tree = new MemoryTree();
    tree.replace([file("c", "1")], [], [later]);
    expect([tree.mayHave("icons/a"), tree.has("icons/a"), tree.mayHave("d")]).toEqual([true, false, false]);
    for (const path of ["icons/a", "icons/b", "icons/a", "c", "d"]) await tree.prepare(path);
    expect(made).toEqual(["icons/a"]);
    expect(tree.read("icons/b")?.bytes.toString()).toBe("icons/b 1");
    expect(tree.has("d")).toBe(false);
  });

  test("does not take what was made for a build that is the last no more", async () => {
    let finish = (): void => {};
    const make = () =>
      new Promise<ReturnType<typeof file>[]>((resolve) => {
        finish = () => resolve([file("a", "old")]);
      });
    const tree = new MemoryTree();
    tree.replace([], [], [{ has: () => true, make }]);
    const prepared = tree.prepare("a");
    tree.replace([file("a", "new")]);
    finish();
    await prepared;
    expect(tree.read("a")?.bytes.toString()).toBe("a new");
  });

  test("packs a file for who asks for it", async () => {
    const tree = new MemoryTree();
    tree.replace([file("a", "1")]);
    const packed = await tree.read("a")?.packed("gzip");
    expect(gunzipSync(packed ?? Buffer.alloc(0)).toString()).toBe("a 1");
  });
});

test("a page that was made anew takes the place of the one that was there", () => {
  const tree = new MemoryTree();
  tree.replace([file("a/index.json", "1"), file("b/index.json", "1")]);
  tree.read("a/index.json");
  expect(tree.patch([file("a/index.json", "2"), file("b/index.json", "1")])).toEqual(["a/index.json"]);
  expect(tree.read("a/index.json")?.bytes.toString()).toBe("a/index.json 2");
});
