import fc from "fast-check";
import MarkdownIt from "markdown-it";
import { expect, test } from "vitest";
import { parse, parseLine } from "../../../tests/support/sources/parsed-markdown.ts";
import { defaultLimits } from "../types.ts";
import { engineFor } from "./engine.ts";

test.each([
  ["**重要：**正文", "<strong>重要：</strong>正文"],
  ["注意**「重要」**です", "注意<strong>「重要」</strong>です"],
  ["**太郎は（笑）**と言った", "<strong>太郎は（笑）</strong>と言った"],
  ["**스크립트(script)**라고", "<strong>스크립트(script)</strong>라고"],
  ["*斜体。*后文", "<em>斜体。</em>后文"],
  ["~~旧价：~~新价", "<del>旧价：</del>新价"],
  ["**`代码`**的", "<strong><code>代码</code></strong>的"],
  ["**[链接](https://a.example)**的", "</strong>的"],
  ["𠮷**（字）**𠮷", "𠮷<strong>（字）</strong>𠮷"],
  // An underscore stays a letter of a name, and emphasis in Latin text is what CommonMark says.
  ["变量_名称_是", "变量_名称_是"],
  ["**important:**text", "**important:**text"],
  ["a**(b)**c", "a**(b)**c"],
])("%s is emphasised as its author meant it", async (text, html) => {
  expect((await parse(text)).html).toContain(html);
  expect((await parseLine(text)).html).toContain(html);
});

test("a text without such characters is read as CommonMark says", () => {
  const plain = new MarkdownIt();
  const engine = engineFor(defaultLimits.markdownDepth);
  const scan = (md: typeof plain, text: string, start: number, split: boolean) =>
    new md.inline.State(text, md, {}, []).scanDelims(start, split);
  const piece = fc.constantFrom(
    ..."a|B|1| |\u00a0|\n|.|:|(|)|“|”|…|é|ß|я|α|\u{1f6a2}|\u{1d54f}|*|**|_|~~|$|€|±".split("|"),
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(
      text,
      text,
      fc.constantFrom("*", "**", "_", "~~"),
      fc.boolean(),
      (before, after, mark, split) => {
        const written = before + mark + after;
        expect(scan(engine, written, before.length, split)).toEqual(
          scan(plain, written, before.length, split),
        );
      },
    ),
    { numRuns: 3000 },
  );
});
