import { describe, expect, it } from "vitest";
import { schemas } from "../../../schema/generated/schemas.ts";
import { sampleOfPattern } from "./sample-of-pattern.ts";

describe("a sample of a pattern", () => {
  const cases: [pattern: string, sample: string | undefined][] = [
    ["^0x[0-9A-F]{1,8}$", "0xA"],
    ["^[A-Za-z0-9][A-Za-z0-9-]{2,39}$", "aaa"],
    ["^https?://[^\\s]+$", "http://…"],
    ["^(ab|c)+(?:d|e){2}f*$", "abdd"],
    ["^\\d\\.\\u0041[\\]x]$", "1.A]"],
    ["a{3}?b", "aaab"],
    ["", ""],
    ["^(?=a)a$", undefined],
    ["^(?!a)b$", undefined],
    ["^(a$", undefined],
  ];
  it.each(cases)("%s is %s", (pattern, sample) => {
    expect(sampleOfPattern(pattern)).toBe(sample);
  });

  const patterns = new Set(
    [...JSON.stringify(schemas).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']) =>
      JSON.parse(text),
    ),
  );
  it.each([...patterns])("fits %s of our schemas", (pattern) => {
    expect(sampleOfPattern(pattern)).toMatch(new RegExp(pattern, "u"));
  });
});
