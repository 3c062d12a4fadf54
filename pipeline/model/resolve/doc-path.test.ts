import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  docPathname,
  encodeSegment,
  isFolderIndex,
  joinPathname,
  resolveSegments,
  safeDecode,
  splitDocPath,
  splitNumberPrefix,
} from "./doc-path.ts";

describe("a number prefix", () => {
  const cases: [name: string, order: number | undefined, rest: string][] = [
    ["03-quick-start", 3, "quick-start"],
    ["1. intro", 1, "intro"],
    ["02_wiring", 2, "wiring"],
    ["10 - setup", 10, "setup"],
    ["2024-11-release", undefined, "2024-11-release"],
    ["1.2-notes", undefined, "1.2-notes"],
    ["4ch", undefined, "4ch"],
    ["intro", undefined, "intro"],
    ["7-", undefined, "7-"],
  ];
  test.each(cases)("of %s", (name, order, rest) => {
    expect(splitNumberPrefix(name)).toEqual(order === undefined ? { name: rest } : { order, name: rest });
  });
});

describe("the address of a doc", () => {
  const cases: [name: string, path: string, front: { slug?: string; id?: string }, pathname: string][] = [
    ["of a file", "intro.md", {}, "/docs/intro"],
    ["keeps its case", "CLIM/Wiring.md", {}, "/docs/CLIM/Wiring"],
    ["drops prefixes of folders and files", "01-start/02-setup.mdx", {}, "/docs/start/setup"],
    ["of an index is the folder", "guide/index.md", {}, "/docs/guide"],
    ["of a README is the folder", "guide/README.md", {}, "/docs/guide"],
    ["of a file named like its folder is the folder", "guide/Guide.md", {}, "/docs/guide"],
    ["of the root index is the docs", "index.md", {}, "/docs"],
    ["takes the id for the name", "guide/a.md", { id: "b" }, "/docs/guide/b"],
    ["takes a rooted slug from the docs", "guide/a.md", { slug: "/start/here" }, "/docs/start/here"],
    ["takes another slug from the folder", "guide/a.md", { slug: "here" }, "/docs/guide/here"],
    ["takes a slug with dots", "guide/deep/a.md", { slug: "../b" }, "/docs/guide/b"],
    ["never leaves the docs", "a.md", { slug: "../../../x" }, "/docs/x"],
    ["of a slug / is the docs", "a.md", { slug: "/" }, "/docs"],
    [
      "encodes what an address cannot hold",
      "über uns/50% off?.md",
      {},
      "/docs/%C3%BCber%20uns/50%25%20off%3F",
    ],
  ];
  test.each(cases)("%s", (_name, path, front, pathname) => {
    expect(docPathname("/docs", splitDocPath(path), front)).toBe(pathname);
  });

  test("below the root of the site has no empty part", () => {
    expect(joinPathname("/", ["a"])).toBe("/a");
    expect(joinPathname("/", [])).toBe("/");
  });
});

test("a file speaks for its folder by three names", () => {
  expect(["index", "README", "Guide", "intro"].map((name) => isFolderIndex(["guide"], name))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(isFolderIndex([], "guide")).toBe(false);
});

describe("encoding", () => {
  test("is the same when done twice, for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const once = encodeSegment(text);
        expect(once).toMatch(/^[\w.~!$&'()*+,:;=@%-]*$/);
        if (!text.includes("%")) expect(encodeSegment(once)).toBe(once);
      }),
    );
  });

  test("of half a UTF-16 pair does not throw", () => {
    expect(encodeSegment("a\ud800")).toBe("a%EF%BF%BD");
  });

  test("that is malformed stays as it is", () => {
    expect(safeDecode("50%")).toBe("50%");
  });
});

test("dots never lead above the root", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "b", "..", ".", "")), (segments) => {
      const result = resolveSegments(segments);
      expect(result.every((segment) => segment === "a" || segment === "b")).toBe(true);
    }),
  );
});
