import { expect, test } from "vitest";
import { fitText } from "./fit-text.ts";

test.each([
  ["stays on one line where it fits", "Mode", 80, ["Mode"]],
  ["breaks between words of a name", "HeadingOverGround", 80, ["HeadingOver", "Ground"]],
  ["breaks after an underscore", "INPUT_CHANNEL", 60, ["INPUT_", "CHANNEL"]],
  ["is cut where no line holds it", "Abcdefghijklmnop", 40, ["Abcd…"]],
  ["is cut where there are too many lines", "OneTwoThree", 24, ["One", "Tw…"]],
])("a text %s", (_, text, width, lines) => {
  expect(fitText(text, width, 12, 2)).toEqual(lines);
});
