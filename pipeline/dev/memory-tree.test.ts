import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { changesOf } from "./dev-site.ts";
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

  test("packs a file for who asks for it", async () => {
    const tree = new MemoryTree();
    tree.replace([file("a", "1")]);
    const packed = await tree.read("a")?.packed("gzip");
    expect(gunzipSync(packed ?? Buffer.alloc(0)).toString()).toBe("a 1");
  });
});

describe("what a build changes for open pages", () => {
  const before = new Map([
    ["index.json", "1"],
    ["a/index.json", "1"],
    ["b/index.json", "1"],
    ["ü b/index.json", "1"],
    ["navigation/docs.json", "1"],
    ["x.css", "1"],
    ["a/index.html", "1"],
  ]);
  const pages = (pathnames: string[], sidebars: string[] = []) => [{ type: "pages", pathnames, sidebars }];
  test("are pages whose data has another key", () => {
    const after = new Map(before)
      .set("index.json", "2")
      .set("ü b/index.json", "2")
      .set("x.css", "2")
      .set("a/index.html", "2");
    expect(changesOf(before, after)).toEqual(pages(["/", "/%C3%BC%20b"]));
  });
  test("are new and lost ones too", () => {
    const after = new Map(before).set("c/index.json", "1");
    after.delete("b/index.json");
    expect(changesOf(before, after)).toEqual(pages(["/b", "/c"]));
    expect(changesOf(before, before)).toEqual([]);
  });
  test("are sidebars whose tree is another one", () => {
    expect(changesOf(before, new Map(before).set("navigation/docs.json", "2"))).toEqual(pages([], ["docs"]));
  });
});

test("a page that was made anew takes the place of the one that was there", () => {
  const tree = new MemoryTree();
  tree.replace([file("a/index.json", "1"), file("b/index.json", "1")]);
  tree.read("a/index.json");
  expect(tree.patch([file("a/index.json", "2"), file("b/index.json", "1")])).toEqual(["a/index.json"]);
  expect(tree.read("a/index.json")?.bytes.toString()).toBe("a/index.json 2");
});
