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
});
