import { readFileSync } from "node:fs";
import fc from "fast-check";
import GithubSlugger from "github-slugger";
import { expect, test } from "vitest";
import { github, mdbook, mkdocs, vitepress } from "./anchor-rules.ts";
import { HeadingIds } from "./heading-ids.ts";

interface Case {
  readonly text: string;
  readonly github: string;
  readonly vitepress: string;
  readonly mkdocs: string;
}

const { cases } = JSON.parse(
  readFileSync(new URL("../../tests/fixtures/slugs.json", import.meta.url), "utf8"),
) as { cases: readonly Case[] };

test.each(cases)("the anchors of $text are those that the systems' own functions make", (expected) => {
  const { text } = expected;
  expect(github.slug(text)).toBe(expected.github || "section");
  expect(vitepress.slug(text)).toBe(expected.vitepress || "section");
  expect(mkdocs.slug(text)).toBe(expected.mkdocs);
});

/** The cases of mdBook's own tests (`it_normalizes_ids`), at commit 641d06abe7d1. */
test.each([
  ["`--passes`: add more rustdoc passes", "--passes-add-more-rustdoc-passes"],
  ["Method-call 🐙 expressions \u{1f47c}", "method-call--expressions-"],
  ["_-_12345", "_-_12345"],
  ["12345", "12345"],
  ["中文", "中文"],
  ["にほんご", "にほんご"],
  ["한국어", "한국어"],
  ["", "section"],
  ["::", "section"],
  ["!.():", "section"],
  ["   ", "section"],
  ["中文標題 CJK title", "中文標題-cjk-title"],
  ["Über", "über"],
])("mdBook makes of %j %j", (text, anchor) => {
  expect(mdbook.slug(text)).toBe(anchor);
});

test("an anchor that is taken is counted on as each system does", () => {
  const anchors = (rule: typeof github, texts: readonly string[]): string[] => {
    const ids = new HeadingIds(rule);
    return texts.map((text) => ids.idOf(text));
  };
  expect(anchors(github, ["A", "A", "A 1", "A"])).toEqual(["a", "a-1", "a-1-1", "a-2"]);
  expect(anchors(mkdocs, ["A", "A", "A", "A_1", "中文", "中文"])).toEqual([
    "a",
    "a_1",
    "a_2",
    "a_3",
    "_1",
    "_2",
  ]);
  expect(anchors(mdbook, ["::", "!!!", "Real Heading", "***", "   "])).toEqual([
    "section",
    "section-1",
    "real-heading",
    "section-2",
    "section-3",
  ]);
});

test("whatever the headings are, GitHub's rule gives what github-slugger gives", () => {
  const text = fc.oneof(
    fc.constantFrom("A", "A 1", "a-1", "B", "a-1-1", "ü", "x y"),
    fc.string({ unit: "grapheme" }),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), (texts) => {
      const [ids, theirs] = [new HeadingIds(github), new GithubSlugger()];
      // Anchors are composed here, so that links find a heading in either of its normal forms.
      const readable = texts.filter((each) => github.slug(each.normalize("NFC")) !== "section");
      const composed = readable.map((each) => each.normalize("NFC"));
      expect(readable.map((each) => ids.idOf(each))).toEqual(composed.map((each) => theirs.slug(each)));
    }),
  );
});

test("no anchor is given twice, by any rule", () => {
  const text = fc.oneof(fc.constantFrom("A", "A 1", "a_1", "a-1", "!", "中"), fc.string());
  const rule = fc.constantFrom(github, vitepress, mkdocs, mdbook);
  fc.assert(
    fc.property(
      rule,
      fc.array(text, { maxLength: 12 }),
      fc.array(text, { maxLength: 3 }),
      (of, texts, reserved) => {
        const ids = new HeadingIds(of);
        for (const id of reserved) ids.reserve(id);
        const given = texts.map((each) => ids.idOf(each));
        expect(new Set([...given, ...reserved]).size).toBe(given.length + new Set(reserved).size);
        expect(given).not.toContain("");
      },
    ),
  );
});
