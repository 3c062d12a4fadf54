import { describe, expect, it } from "vitest";
import { maskInline } from "./mask-inline.ts";
import { wordFinder } from "./words.ts";

const find = (words: string[], written: string, ignoreCase = true): string[] =>
  wordFinder(words, { ignoreCase })({ rawText: written, masked: maskInline(written) }).map(
    ({ word, start, end }) => `${word}@${start}-${end}`,
  );

describe("wordFinder", () => {
  const cases: [name: string, words: string[], text: string, expected: string[]][] = [
    ["whole words", ["use"], "use, reuse, uses, Use.", ["use@0-3", "use@18-21"]],
    ["each occurrence", ["a"], "a b a", ["a@0-1", "a@4-5"]],
    ["phrases over a line break", ["in order to"], "in\n  order to", ["in order to@0-13"]],
    ["phrases with stress in them", ["in order to"], "in *order* to", ["in order to@0-13"]],
    ["no phrase across code", ["in order to"], "in `x` order to", []],
    ["no part of a hyphened name", ["mavlink"], "mavlink-router pre-mavlink", []],
    ["no part of a path or file", ["mavlink"], "a/mavlink mavlink.py mavlink_x", []],
    ["a word before a possessive, a slash or a full stop", ["a"], "a's a. (a)", ["a@0-1", "a@4-5", "a@8-9"]],
    [
      "the longer of two",
      ["Vektor", "Vektor Core"],
      "Vektor Core, Vektor",
      ["Vektor Core@0-11", "Vektor@13-19"],
    ],
    [
      "of many that begin alike the longest that is whole",
      ["in", "in order", "in order to", "In  Ordered"],
      "in order tomorrow, in ordering, in ordered",
      ["in order@0-8", "in@19-21", "In  Ordered@32-42"],
    ],
    [
      "signs of a pattern as they are",
      ["S.BUS", "and/or"],
      "SxBUS s.bus and/or",
      ["S.BUS@6-11", "and/or@12-18"],
    ],
  ];
  it.each(cases)("finds %s", (_name, words, text, expected) => {
    expect(find(words, text)).toEqual(expected);
  });

  it("minds case where it is told to", () => {
    expect(find(["SBUS"], "sbus SBUS", false)).toEqual(["SBUS@5-9"]);
  });

  it("finds nothing without words", () => {
    expect(find([], "a b")).toEqual([]);
  });
});
