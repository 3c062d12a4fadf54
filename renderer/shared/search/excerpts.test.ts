import fc from "fast-check";
import { expect, test } from "vitest";
import { excerptOf, markHits } from "./excerpts.ts";

const plain = (stretches: readonly (readonly [string, boolean])[]) =>
  stretches.map(([text]) => text).join("");

test("whole words are marked as the text writes them", () => {
  expect(markHits("The S.BUS input", new Set(["sbus"]))).toEqual([
    ["The ", false],
    ["S.BUS", true],
    [" input", false],
  ]);
});

test("an excerpt shows the place with most of the words, cut between words", () => {
  const text = `${"ring far away. ".repeat(20)}The ring limiter keeps the rod inside. ${"More text follows. ".repeat(20)}`;
  const { stretches, at } = excerptOf(text, new Set(["ring", "limiter"]));
  expect(plain(stretches)).toContain("ring limiter keeps");
  expect(stretches.filter(([, isHit]) => isHit).map(([word]) => word)).toContain("limiter");
  expect(plain(stretches)).toMatch(/^…\u00A0\S.*\S\u00A0…$/);
  expect(at).toBeGreaterThan(0);
});

test("in a script without spaces an excerpt shows the text before the hit, and cuts no character in two", () => {
  const text = `${"控制器𠮷".repeat(30)}舵机${"控制器𠮷".repeat(60)}`;
  const { stretches } = excerptOf(text, new Set(["舵机"]));
  expect(plain(stretches)).toMatch(/^…\u00A0\S{30,}舵机\S+\u00A0…$/u);
  expect(stretches).toContainEqual(["舵机", true]);
  expect(plain(stretches)).not.toMatch(/\p{Cs}/u);
});

test("what is shown is text of the section, short, with the same words marked", () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 80 }), fc.nat(), (words, pick) => {
      const text = words.join(" ");
      const term = words[pick % words.length] ?? "";
      const { stretches } = excerptOf(text, new Set([term]));
      const excerpt = plain(stretches).replace(/^…\u00A0|\u00A0…$/g, "");
      expect(text).toContain(excerpt);
      expect(excerpt.length).toBeLessThan(220);
      for (const [marked, isHit] of stretches) if (isHit) expect(marked).toBe(term);
    }),
  );
});
