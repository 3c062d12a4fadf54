import { expect, test } from "vitest";
import { hidesNavbar } from "./navbar-hide.ts";

test.each([
  ["above its own height it shows", { from: 90, to: 50, end: 2000 }, false],
  ["on the way down it hides", { from: 90, to: 150, end: 2000 }, true],
  ["on the way up it shows", { from: 150, to: 120, end: 2000 }, false],
  ["a bounce at the bottom changes nothing", { from: 2010, to: 2000, end: 2000 }, undefined],
])("navbar: %s", (_name, moment, expected) => {
  expect(hidesNavbar(moment, 60)).toBe(expected);
});
