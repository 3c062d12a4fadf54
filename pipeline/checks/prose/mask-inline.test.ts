import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maskInline, maskQuotes } from "./mask-inline.ts";

/** Dots mark the blanked characters, so that a case shows where each word stays. */
const withDots = (text: string, masked = maskInline(text)): string =>
  [...masked].map((character, i) => (character === " " && text[i] !== " " ? "." : character)).join("");

describe("maskInline blanks", () => {
  const cases: [name: string, text: string, expected: string][] = [
    ["code", "Set `a b` now", "Set .. .. now"],
    ["code with backquotes inside", "``a`b`` c", "....... c"],
    ["no backquote that stands alone", "a ` b", "a ` b"],
    ["no code behind an escaped backquote", "a \\`b` c", "a ..b` c"],
    ["values", "is {{ product.a.b }}.", "is .. ........... ..."],
    ["formulas", "a $x^2$ b", "a ..... b"],
    ["no price", "5 $ and 6 $", "5 $ and 6 $"],
    ["targets, not texts of links", '[a b](/c "d") e', ".a b.... .... e"],
    ["targets with brackets inside", "[a](b(c)d) e", ".a........ e"],
    ["reference links", "[a][b] c", ".a.... c"],
    ["images, but for their text", "![a b](c.svg)", "..a b........"],
    ["footnotes", "a[^1] b", "a.... b"],
    ["tags", "<b>a</b> c", "...a.... c"],
    ["keys", "<kbd>Ctrl</kbd> a", "............... a"],
    ["comments", "a <!-- b\nc --> d", "a .... .\n. ... d"],
    ["no comment without an end", "a <!-- b", "a <!-- b"],
    ["addresses", "see https://a.b/c, then", "see ............., then"],
    ["hosts with a path", "see a.org/b/c then", "see ......... then"],
    ["mail", "ask a.b@c.org now", "ask ......... now"],
    ["entities", "a&nbsp;b", "a......b"],
    ["ids of headings", "A {#b-c}", "A ......"],
    ["stress", "a **b** _c_ ~~d~~", "a ..b.. .c. ..d.."],
    ["no underscore inside a word", "META_ACTIVITY", "META_ACTIVITY"],
    ["escapes", "a \\* b", "a .. b"],
  ];
  it.each(cases)("%s", (_name, text, expected) => {
    expect(withDots(text)).toBe(expected);
  });

  it("keeps length, line breaks and every letter that it leaves", () => {
    const parts = fc.constantFrom(
      "`",
      "``",
      "[",
      "](",
      ")",
      "<",
      ">",
      "{{",
      "}}",
      "$",
      "<!--",
      "-->",
      "\\",
      "\n",
      "\r\n",
      "*",
      "_",
      "://",
      "@",
      '"',
      "a",
      "é",
      "🚢",
      " ",
    );
    const text = fc
      .array(fc.oneof(parts, fc.string({ maxLength: 4 })), { maxLength: 60 })
      .map((all) => all.join(""));
    fc.assert(
      fc.property(text, (written) => {
        for (const masked of [maskInline(written), maskQuotes(written)]) {
          expect(masked.length).toBe(written.length);
          for (let i = 0; i < written.length; i++) {
            const isBreak = written[i] === "\n" || written[i] === "\r";
            if (isBreak || masked[i] !== " ") expect(masked[i]).toBe(written[i]);
          }
        }
      }),
    );
  });

  it.each(["`", "[", "](", "<a", "<!--", "{{", "$a", "a@", "*", "a.", "<code>", "\\", "_"])(
    "stays fast on a paragraph of %s",
    (part) => {
      const text = part.repeat(Math.ceil(50_000 / part.length));
      // Time of the processor: on a busy machine a clock measures what others do.
      const start = process.cpuUsage();
      maskInline(text);
      expect(process.cpuUsage(start).user / 1e6).toBeLessThan(5);
    },
  );
});

describe("maskQuotes", () => {
  it("blanks labels between double quotes, straight or curved", () => {
    expect(maskQuotes('a "b c" d “e” f')).toBe("a       d     f");
  });

  it("leaves an inch sign and single quotes", () => {
    expect(maskQuotes("a 5\" b 'c'")).toBe("a 5\" b 'c'");
  });
});
