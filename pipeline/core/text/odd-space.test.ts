import { expect, test } from "vitest";
import { nameOfSpace, oddSpaces } from "./odd-space.ts";

test.each([
  ["\u00a0", "no-break space (U+00A0)"],
  ["\u2007", "figure space (U+2007)"],
  ["\u202f", "narrow no-break space (U+202F)"],
  ["\u2003", "special space (U+2003)"],
  ["\u3000", "ideographic space (U+3000)"],
])("%j is a %s", (character, name) => {
  expect(new RegExp(`^[${oddSpaces}]$`).test(character)).toBe(true);
  expect(nameOfSpace(character)).toBe(name);
});

test("a plain space, a tab and a letter are not odd", () => {
  expect(new RegExp(`[${oddSpaces}]`).test(" \t\r\na")).toBe(false);
});
