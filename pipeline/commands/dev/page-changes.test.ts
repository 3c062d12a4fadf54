import { describe, expect, test } from "vitest";
import { changesOf, seenKeys } from "./page-changes.ts";

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
  test("are those that somebody has seen, where no other was there before", () => {
    const first = new Map([["a/index.json", "1"]]);
    const after = new Map(before).set("a/index.json", "2").set("b/index.json", "2");
    expect(changesOf(first, seenKeys(after, first, new Set(["/"])))).toEqual(pages(["/a", "/"], ["docs"]));
  });
});
