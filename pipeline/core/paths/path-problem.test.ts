import { posix, win32 } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { pathProblem } from "./path-problem.ts";

test.each([
  "index.html",
  "docs/Azimarik/azimarik-autopilot-datasheet/index.json",
  "docs/v1.2/index.html",
  ".well-known/security.txt",
  "docs/ahrs_v1 (old)/index.html",
  "docs/über/index.html",
  "docs/auxiliary/console.html",
  "docs/com10/index.html",
  `docs/${"a".repeat(255)}`,
])("accepts %s", (path) => {
  expect(pathProblem(path)).toBeUndefined();
});

test.each([
  ["", "The path is empty."],
  ["/etc/passwd", "A path may not start with a slash."],
  ["C:/x", 'A path may not contain the character ":".'],
  ["a:stream", 'A path may not contain the character ":".'],
  ["../x", 'A path may not contain ".." as a part.'],
  ["a/../../x", 'A path may not contain ".." as a part.'],
  ["a/./x", 'A path may not contain "." as a part.'],
  ["a//b", "A path may not contain an empty part (two slashes, or a slash at its end)."],
  ["a/", "A path may not contain an empty part (two slashes, or a slash at its end)."],
  ["a\\..\\b", "A path may not contain a backslash."],
  ["a\0b", 'A path may not contain the character "\\u0000".'],
  ["a\nb", 'A path may not contain the character "\\n".'],
  ["docs/aux", '"aux" is the name of a device on Windows.'],
  ["docs/AUX.html", '"AUX.html" is the name of a device on Windows.'],
  ["docs/com1.tar.gz", '"com1.tar.gz" is the name of a device on Windows.'],
  ["docs/a.", '"a." ends with a dot or a space, which Windows drops.'],
  ["docs/a /x", '"a " ends with a dot or a space, which Windows drops.'],
  ["docs/...", '"..." ends with a dot or a space, which Windows drops.'],
  ["\ud800", "A path may not contain half of a UTF-16 pair."],
  [`docs/${"ä".repeat(128)}`, "A part of a path is longer than 255 bytes."],
])("refuses %j", (path, problem) => {
  expect(pathProblem(path)).toBe(problem);
});

test("an accepted path never leaves the tree, on any system", () => {
  const pieces = fc.constantFrom("..", ".", "/", "\\", "a", "C:", " ", "%2e", "\0", "nul");
  const path = fc.oneof(
    fc.array(pieces).map((list) => list.join("")),
    fc.string({ unit: "binary" }),
  );
  fc.assert(
    fc.property(path, (text) => {
      if (pathProblem(text) !== undefined) return;
      expect(posix.relative("/root", posix.resolve("/root", text))).toBe(text);
      const onWindows = win32.relative("C:\\root", win32.resolve("C:\\root", text));
      expect(onWindows.replaceAll("\\", "/")).toBe(text);
    }),
    { numRuns: 2000 },
  );
});
