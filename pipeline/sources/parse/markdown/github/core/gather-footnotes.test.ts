import fc from "fast-check";
import MarkdownIt from "markdown-it";
import footnote from "markdown-it-footnote";
import { expect, test } from "vitest";
import { parse } from "../../../../../tests/support/sources/parsed-markdown.ts";
import { footnoteInline } from "../inlines/footnote-inline.ts";
import { gatherFootnotes } from "./gather-footnotes.ts";

const plugin = new MarkdownIt().use(footnote);
const own = new MarkdownIt().use(footnote);
own.inline.ruler.at("footnote_inline", footnoteInline);
own.core.ruler.at("footnote_tail", gatherFootnotes);

const pieces = [
  "a[^1] b[^2]",
  "c[^1]^[in *place* [l](m)]",
  "^[d] ^[] ^[ \\^[o] `^[p]`",
  "- e[^3]\n- f[^missing]",
  "[^1]: g",
  "[^2]: h\n\n    i[^3]",
  "[^3]:\n    - j\n    - k",
  "[^1]: twice",
  "> [^2]: quoted",
  "[^unused]: l",
  "```\n[^1]\n```",
];

test("footnotes are gathered as the plugin gathers them", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (some) => {
      const text = some.join("\n\n");
      expect(own.render(text)).toBe(plugin.render(text));
    }),
    { numRuns: 1000 },
  );
});

test.each([
  [
    "defined within it",
    "a[^1] b[^2]\n\n[^1]: one\n\n    [^2]: two\n\n    more",
    ["a b", "one", "more", "two"],
  ],
  ["named in it", "a^[one[^2] ^[three]] b[^2]\n\n[^2]: two", ["a b", "one", "two", "three"]],
])("a footnote and another that is %s keep their texts", async (_, markdown, expected) => {
  const { html } = await parse(markdown);
  const texts = html.replace(/<sup.*?<\/sup>|<a .*?<\/a>/g, "").match(/(?<=<p>)[^<]*/g);
  expect(texts?.map((text) => text.trim())).toEqual(expected);
});
