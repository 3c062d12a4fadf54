import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance, nearest } from "./nearest.ts";

describe("nearest", () => {
  const cases: [name: string, word: string, candidates: string[], expected: string[]][] = [
    ["a missing letter", "voltge", ["voltage", "current"], ["voltage"]],
    ["two letters swapped", "statsu", ["status", "state"], ["status", "state"]],
    ["only the case differs, before a closer spelling", "MA", ["ma", "A", "mA"], ["mA", "ma", "A"]],
    ["equal distance sorts by the alphabet", "cat", ["rat", "bat", "hat"], ["bat", "hat", "rat"]],
    ["nothing when all are far", "typ", ["min", "maximum"], []],
    ["nothing for an empty word", "", ["a"], []],
    ["the word itself is no suggestion", "min", ["min"], []],
    ["a repeated candidate appears once", "minn", ["min", "min"], ["min"]],
  ];
  it.each(cases)("finds: %s", (_name, word, candidates, expected) => {
    expect(nearest(word, candidates)).toEqual(expected);
  });

  it("gives no more than the limit", () => {
    expect(nearest("cat", ["rat", "bat", "hat"], 1)).toEqual(["bat"]);
  });

  it("stays fast on very long words", () => {
    // Time of the processor: on a busy machine a clock measures what others do.
    const start = process.cpuUsage();
    expect(nearest("x".repeat(100_000), ["x".repeat(99_999)])).toEqual([]);
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(1);
  });

  it("gives the same answer for any order of the candidates", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.array(fc.string({ maxLength: 8 })), (word, candidates) => {
        expect(nearest(word, [...candidates].reverse())).toEqual(nearest(word, candidates));
      }),
    );
  });

  it("gives the first of all that are near, however many there are", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(letters, fc.array(letters), (word, candidates) => {
        expect(nearest(word, candidates)).toEqual(
          nearest(word, candidates, candidates.length + 1).slice(0, 3),
        );
      }),
    );
  });
});

describe("editDistance", () => {
  it("is symmetric, and zero only for equal words", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe(a === b);
      }),
    );
  });

  it("is what the whole table says, up to the most that is asked for, and above it otherwise", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 9 });
    fc.assert(
      fc.property(letters, letters, fc.nat({ max: 6 }), (a, b, most) => {
        const exact = wholeTable(a, b);
        expect(editDistance(a, b)).toBe(exact);
        const bounded = editDistance(a, b, most);
        expect(exact <= most ? bounded === exact : bounded > most).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

/** The distance by its definition, from every part of one word to every part of the other. */
function wholeTable(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 || j === 0 ? i + j : 0)),
  );
  const cell = (i: number, j: number): number => table[i]?.[j] ?? Number.NaN;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const ways = [
        cell(i - 1, j) + 1,
        cell(i, j - 1) + 1,
        cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      ];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) ways.push(cell(i - 2, j - 2) + 1);
      table[i]?.splice(j, 1, Math.min(...ways));
    }
  return cell(a.length, b.length);
}
