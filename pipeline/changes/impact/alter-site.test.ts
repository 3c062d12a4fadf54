import { expect, it } from "vitest";
import { bumpDigits } from "./alter-site.ts";

it.each([
  ["24", "25"],
  ["9", "10"],
  ["1.10", "1.11"],
  ["0.9", "1.0"],
  ["-0.3", "-0.4"],
  ["0.009", "0.010"],
  ["1e3", "2e3"],
])("%s gives another number with as many decimals, %s", (text, expected) => {
  expect(bumpDigits(text)).toBe(expected);
});
