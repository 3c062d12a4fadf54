import fc from "fast-check";
import { expect, test } from "vitest";
import { find } from "./find.ts";
import { allowedSlips, slipsBetween, slipsToTerm } from "./slips.ts";
import { wholeCorpus } from "./whole-corpus.ts";

test.each([
  ["heading", "heading", 0],
  ["heding", "heading", 1],
  ["haeding", "heading", 1],
  ["headding", "heading", 1],
  ["hexding", "heading", 1],
  ["terminatoin", "termination", 1],
  ["trminatoin", "termination", 2],
  ["abcde", "vwxyz", undefined],
  ["short", "shortened", undefined],
])("from %s to %s are %s slips", (a, b, slips) => {
  expect(slipsBetween(a, b, 2)).toBe(slips);
});

test("figures and short words are meant as they are typed", () => {
  expect(["bus", "24v", "rs485", "board", "termination"].map(allowedSlips)).toEqual([0, 0, 0, 1, 2]);
});

test.each([
  ["modbas", "modbus", 1],
  ["modbos", "modbus", 1],
  ["registrs", "register", 1],
  ["boardsx", "board", 1],
  ["boardus", "board", 1],
  ["bords", "board", 1],
])("%s is %s or its plural with %i slip", (typed, term, slips) => {
  expect(slipsToTerm(typed, term, allowedSlips(typed))).toBe(slips);
});

/** A word, and what becomes of it by one slip behind its first letter: wrong, missing, too many, or changed places. */
const slipped = fc
  .record({
    word: fc.stringMatching(/^[a-z]{5,9}[a-z](s|us|is)?$/),
    at: fc.nat(),
    letter: fc.stringMatching(/^[a-z]$/),
    how: fc.constantFrom("wrong", "missing", "many", "swapped"),
  })
  .map(({ word, at: chance, letter, how }) => {
    const at = 1 + (chance % (word.length - 1));
    const [head, own, tail] = [word.slice(0, at), word[at] ?? "", word.slice(at + 1)];
    const typed = {
      wrong: head + letter + tail,
      missing: head + tail,
      many: head + letter + own + tail,
      swapped: head + tail.slice(0, 1) + own + tail.slice(1),
    }[how];
    return { word, typed };
  });

test("a word of more than five letters is found with any one slip behind its first letter", async () => {
  await fc.assert(
    fc.asyncProperty(slipped, async ({ word, typed }) => {
      const corpus = wholeCorpus([
        { title: "0", href: "/0", corpus: "docs", group: "Documentation", entries: [{ text: word }] },
      ]);
      expect((await find(typed, corpus, { pages: 1, sections: 1 })).total).toBe(1);
    }),
    { numRuns: 1000 },
  );
});

test("a limit only cuts off what is more", () => {
  const word = fc.stringMatching(/^[a-d]{1,8}$/);
  fc.assert(
    fc.property(word, word, fc.nat(3), (a, b, limit) => {
      const all = slipsBetween(a, b, 8) ?? 9;
      expect(slipsBetween(a, b, limit)).toBe(all <= limit ? all : undefined);
    }),
    { numRuns: 2000 },
  );
});

test("slips are the same in both directions, and none only between equal words", () => {
  const word = fc.stringMatching(/^[a-d]{1,8}$/);
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(slipsBetween(a, b, 8)).toBe(slipsBetween(b, a, 8));
      expect(slipsBetween(a, b, 8) === 0).toBe(a === b);
    }),
  );
});
