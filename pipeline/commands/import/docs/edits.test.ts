import fc from "fast-check";
import { expect, test } from "vitest";
import { Edits } from "./edits.ts";

const text = "one\ntwo\nthree\nfour\n";

test("changes that touch one another are taken in the order in which they come", () => {
  const edits = new Edits(text);
  expect(edits.add([{ start: 4, end: 7, text: "2\n2" }])).toBe(true);
  expect(
    edits.add([
      { start: 0, end: 3, text: "1" },
      { start: 5, end: 6, text: "x" },
    ]),
  ).toBe(false);
  expect(edits.add([{ start: 4, end: 4, text: "x" }])).toBe(false);
  expect(
    edits.add([
      { start: 8, end: 13, text: "" },
      { start: 0, end: 3, text: "1" },
    ]),
  ).toBe(true);
  expect(edits.apply()).toBe("1\n2\n2\n\nfour\n");
  expect([1, 2, 3, 4].map(edits.movedLines())).toEqual([1, 2, 4, 5]);
});

test("whatever changes are taken, all others stand as they were", () => {
  const edit = fc.record({
    start: fc.nat(19),
    length: fc.nat(5),
    text: fc.constantFrom("", "x", "\n", "ab\nc"),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (wanted) => {
      const edits = new Edits(text);
      const taken = wanted
        .map(({ start, length, text: fresh }) => ({
          start,
          end: Math.min(start + length, text.length),
          text: fresh,
        }))
        .filter((each) => edits.add([each]));
      const plain = taken
        .toSorted((a, b) => b.start - a.start || b.end - a.end)
        .reduce((made, { start, end, text: fresh }) => made.slice(0, start) + fresh + made.slice(end), text);
      expect(edits.apply()).toBe(plain);
    }),
  );
});
