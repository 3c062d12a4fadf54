import { expect, test } from "vitest";
import { encodePathname, isFile } from "./addresses.ts";

test.each([
  ["/exports/bus.dbc", true],
  ["/a.tar.gz", true],
  ["/a.7z", true],
  ["/a.html", false],
  ["/docs/v1.2", false],
  ["/docs/intro", false],
  ["/", false],
])("%s as a file: %s", (path, expected) => {
  expect(isFile(path)).toBe(expected);
});

test("characters that would end the path of a URL are encoded", () => {
  expect(encodePathname("/docs/über #1?")).toBe("/docs/%C3%BCber%20%231%3F");
});
