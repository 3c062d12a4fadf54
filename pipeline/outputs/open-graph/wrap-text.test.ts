import fc from "fast-check";
import { expect, test } from "vitest";
import { widthOf, wrapText } from "./wrap-text.ts";

const column = { size: 50, width: 400, lines: 2 };

test("words go into lines, and what is left over is marked", () => {
  expect(wrapText("Wiring of CLIM", column)).toEqual(["Wiring of CLIM"]);
  expect(wrapText("One two three four five six seven eight", column)).toEqual([
    "One two three",
    "four five six…",
  ]);
});

test("a word that is longer than the line is cut", () => {
  expect(wrapText("Donaudampfschifffahrtsgesellschaft", { ...column, lines: 1 })[0]).toMatch(/^Donau\w+…$/);
});

test("no line is wider than its column, and no letter is made up", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 60, max: 900 }), (text, width) => {
      const lines = wrapText(text, { size: 20, width, lines: 3 });
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) {
        if ([...line].length > 2) expect(widthOf(line, 20)).toBeLessThanOrEqual(width);
        for (const letter of line.replaceAll("…", "")) expect(text.replace(/\s/g, " ")).toContain(letter);
      }
    }),
  );
});
