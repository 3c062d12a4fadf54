import { expect, test } from "vitest";
import { activeHeading } from "./toc-highlight.ts";

test.each([
  ["before the first heading it is active already", [600, 900], 0],
  ["a heading in the upper half is active", [100, 900], 0],
  ["while the next one is far below, the passed one stays", [-300, 700], 0],
  ["past the last one it stays active", [-900, -100], 1],
  ["a heading behind the bar counts as passed", [-10, 399], 1],
  ["a page without headings has none", [], -1],
])("%s", (_name, tops, expected) => {
  expect(activeHeading({ tops, offset: 0, windowHeight: 800 })).toBe(expected);
});
