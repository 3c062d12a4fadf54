import { describe, expect, test } from "vitest";
import { fitsLines, textLines } from "./drawing-text.ts";

describe("a text is broken into lines", () => {
  test.each([
    ["not where it fits", "Mode", 8, ["Mode"]],
    ["between words before parts of a word", "pair HeadingNow", 12, ["pair", "HeadingNow"]],
    [
      "not at a space that holds words together",
      "Bits 31\u00a0to\u00a024",
      11,
      ["Bits", "31\u00a0to\u00a024"],
    ],
    ["between the words of a name", "HeadingOverGround", 11, ["HeadingOver", "Ground"]],
    ["after the signs that names are made with", "USART4_RX_INV", 8, ["USART4_", "RX_INV"]],
    ["anywhere where nothing else is left", "ABCDEFGHIJK", 8, ["ABCDEFGH", "IJK"]],
    ["by the room that its signs take", "电源电源电", 8, ["电源电源", "电"]],
  ])("%s", (_, text, width, lines) => {
    expect(textLines(text, width)).toEqual(lines);
  });
});

test.each([
  ["HeadingOverGround", 11, 2, true],
  ["HeadingOverGround", 11, 1, false],
  ["Heading", 6, 2, false],
])("%s in lines of %d columns, at most %d: %s", (text, width, most, fits) => {
  expect(fitsLines(text, width, most)).toBe(fits);
});
