import { expect, test } from "vitest";
import { indexRelease, JSON_TYPE, sectionObjects, sharedObjects } from "./release-index.ts";

const hash = (digit: string) => digit.repeat(64);
const font = { path: "fonts/a.woff2", hash: hash("1"), bytes: 5, type: "font/woff2" };
const image = {
  path: "images/a.svg",
  hash: hash("2"),
  bytes: 6,
  type: "image/svg+xml",
  packed: true as const,
};
const page = { pathname: "/docs/a", title: "A", hash: hash("3"), bytes: 7 };
const root = { template: { hash: hash("4"), bytes: 8 }, shared: [font], packs: [], sections: [] };
const section = { id: "docs", pages: [page], assets: [image, { ...image, path: "images/b.svg" }] };

test("pages and files are found by their addresses", () => {
  const index = indexRelease(root, [section]);
  expect(index.pages.get("/docs/a")).toBe(page);
  expect(index.pages.get("/docs/A")).toBeUndefined();
  const encoded = { ...page, pathname: "/docs/%C3%BCber" };
  expect(indexRelease(root, [{ ...section, pages: [encoded] }]).pages.get("/docs/über")).toBe(encoded);
  expect([...index.assets.keys()]).toEqual(["fonts/a.woff2", "images/a.svg", "images/b.svg"]);
});

test("an object that has two addresses is needed once", () => {
  expect(sectionObjects(section)).toEqual([
    { hash: page.hash, bytes: 7, type: JSON_TYPE, isPacked: true },
    { hash: image.hash, bytes: 6, type: "image/svg+xml", path: "images/a.svg", isPacked: true },
  ]);
  expect(sharedObjects(root)).toEqual([
    { hash: hash("4"), bytes: 8, type: JSON_TYPE, isPacked: true },
    { hash: font.hash, bytes: 5, type: "font/woff2", path: "fonts/a.woff2", isPacked: false },
  ]);
});
