import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseLatest } from "./parse-latest.ts";
import { parseRoot, parseSection } from "./parse-manifests.ts";

const hash = (digit: string) => digit.repeat(64);
const asset = { path: "assets/a-1.css", hash: hash("a"), bytes: 3, type: "text/css; charset=utf-8" };
const pack = { path: "packs/0123456789abcdef.pack", hash: hash("b"), bytes: 10, decoded: 40, objects: 2 };
const line = {
  id: "docs-clim",
  title: "CLIM",
  kind: "docs",
  order: 1,
  pages: 2,
  bytes: 40,
  transfer: 10,
  manifests: [{ hash: hash("c"), bytes: 9 }],
  packs: [pack],
};
const archive = { path: "docs.zip", hash: hash("9"), bytes: 100, pages: 2 };
const template = { hash: hash("d"), bytes: 7 };
const root = { version: 1, template, shared: [asset], packs: [pack], sections: [line], archive };
const page = { pathname: "/docs/CLIM/Wiring", title: "Wiring", hash: hash("e"), bytes: 20 };
const section = { version: 1, id: "docs-clim", pages: [page], assets: [asset] };
const latest = { version: 1, release: 7, root: { hash: hash("f"), bytes: 90 } };

test("manifests are read as they were written", () => {
  const { version: _, ...rootRest } = root;
  const { version: __, ...sectionRest } = section;
  const { version: ___, ...latestRest } = latest;
  expect(parseRoot(root)).toEqual(rootRest);
  expect(parseSection([section], "docs-clim")).toEqual(sectionRest);
  expect(parseLatest(latest)).toEqual(latestRest);
  expect(parseLatest({ ...latest, date: "2026-11-21T10:00:00Z" })?.date).toBe("2026-11-21T10:00:00Z");
});

test("a zip that cannot be believed is left out, and the rest counts", () => {
  const { archive: _, version: __, ...rest } = root;
  expect(parseRoot({ ...root, archive: { ...archive, path: "//host/docs.zip" } })).toEqual(rest);
});

test("keys that a later server adds are dropped, the text __proto__ among them", () => {
  const text = JSON.stringify({ ...section, more: 1 }).replace('"more"', '"__proto__"');
  expect(parseSection([JSON.parse(text)], "docs-clim")).toEqual({
    id: "docs-clim",
    pages: [page],
    assets: [asset],
  });
});

describe("what cannot be right is refused", () => {
  test.each<[string, object]>([
    ["another version", { ...root, version: 2 }],
    ["two sections of one id", { ...root, sections: [line, line] }],
    ["an asset of another host", { ...root, shared: [{ ...asset, path: "//host/a.css" }] }],
    ["an asset with a scheme", { ...root, shared: [{ ...asset, path: "https://host/a.css" }] }],
    ["an asset above the base", { ...root, shared: [{ ...asset, path: "../a.css" }] }],
    ["an asset with a hash that is none", { ...root, shared: [{ ...asset, hash: hash("A") }] }],
    ["a type that would add a header", { ...root, shared: [{ ...asset, type: "text/css\r\nx: y" }] }],
    ["a pack of negative size", { ...root, sections: [{ ...line, packs: [{ ...pack, decoded: -1 }] }] }],
    ["a size that is no whole number", { ...root, template: { hash: hash("d"), bytes: 1.5 } }],
    ["a section without manifests", { ...root, sections: [{ ...line, manifests: [] }] }],
    ["a list that is none", { ...root, sections: { 0: line } }],
  ])("%s", (_name, value) => {
    expect(parseRoot(value)).toBeUndefined();
  });

  test.each<[string, object]>([
    ["a section of another name", { ...section, id: "docs-other" }],
    ["two pages of one address", { ...section, pages: [page, { ...page, hash: hash("1") }] }],
    ["a page of another host", { ...section, pages: [{ ...page, pathname: "//host/x" }] }],
    ["a page that climbs", { ...section, pages: [{ ...page, pathname: "/docs/../x" }] }],
  ])("%s", (_name, value) => {
    expect(parseSection([value], "docs-clim")).toBeUndefined();
    const { pages: _, ...other } = section;
    expect(parseSection([{ ...other, pages: [] }, value], "docs-clim")).toBeUndefined();
  });

  test.each<[string, unknown]>([
    ["a page of a captive portal", "<!doctype html>"],
    ["a release that is no number", { ...latest, release: "7" }],
    ["a negative release", { ...latest, release: -1 }],
    ["a date that is none", { ...latest, date: "yesterday" }],
    ["no root", { ...latest, root: undefined }],
    ["null", null],
  ])("%s as latest.json", (_name, value) => {
    expect(parseLatest(value)).toBeUndefined();
  });
});

test("no JSON makes a check throw", () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.constantFrom("sections", "shared", "pages", "assets", "root"),
      (value, key) => {
        parseRoot(value);
        parseRoot({ ...root, [key]: value });
        parseSection([section, { ...section, [key]: value }], "docs-clim");
        parseLatest({ ...latest, [key]: value });
      },
    ),
  );
});
