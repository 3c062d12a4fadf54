import { describe, expect, test } from "vitest";
import { codes, parse, parseLine } from "../../../tests/support/sources/parsed-markdown.ts";

const found = async (markdown: string) =>
  (await parse(markdown)).diagnostics
    .filter(({ code }) => code !== "image-alt-missing" && code !== "image-external")
    .map(
      ({ line, column, endLine, endColumn, severity, code }) =>
        `${line}:${column}-${endLine}:${endColumn} ${severity} ${code}`,
    );

describe("a link without a target is an error, and what it says stays:", () => {
  test.each([
    ["[text]()", "1:8-1:8", "text"],
    ["[text](<>)", "1:9-1:9", "text"],
    ["[text]( )", "1:9-1:9", "text"],
    ['[text](<> "title")', "1:9-1:9", "text"],
    ["[text](&nbsp;)", "1:8-1:14", "text"],
    ["[**text**]()", "1:12-1:12", "<strong>text</strong>"],
    ["[text][x]\n\n[x]: <>", "3:7-3:7", "text"],
    ["a <a>text</a>", "1:3-1:6", "a text"],
    ['a <a class="b">text</a>', "1:3-1:16", "a text"],
    ['a <a href="">text</a>', "1:12-1:12", "a text"],
    ["a <a href>text</a>", "1:10-1:10", "a text"],
    ['a <a href="" id="b">text</a>', "1:12-1:12", 'a <span id="b">text</span>'],
    ["![text]()", "1:9-1:9", "text"],
    ['a <img alt="text">', "1:3-1:19", "a text"],
    ['a <img alt="text" src="">', "1:24-1:24", "a text"],
  ])("%s", async (markdown, at, text) => {
    expect(await found(markdown)).toEqual([`${at} error link-target-missing`]);
    expect((await parse(markdown)).html).toBe(`<p>${text}</p>\n`);
  });
});

test("a definition without a target is reported once, however often it is used", async () => {
  expect(await found("[a][x] [b][x] ![c][x]\n\n[x]: <>")).toEqual(["3:7-3:7 error link-target-missing"]);
});

describe("a link without text is reported from its first bracket to its end:", () => {
  test.each([
    ["[](/b)", "1:1-1:7 error"],
    ["[ ](/b)", "1:1-1:8 error"],
    ["a [&nbsp;](https://b.example) c", "1:3-1:30 error"],
    ["a [\u200b](/b)", "1:3-1:10 error"],
    ['[](/b "title")', "1:1-1:15 error"],
    ["[][x]\n\n[x]: /b", "1:1-1:6 error"],
    ["> - a\n>   [](/b)", "2:5-2:11 error"],
    ['a <a href="/b"></a>', "1:3-1:16 error"],
    ['a <a href="/b" title="c" id="d"> <b></b><!-- e --></a>', "1:3-1:33 error"],
    ['<a href="/b">\n\n</a>', "1:1-1:14 error"],
    ["[![](c.png)](/b)", "1:1-1:17 warning"],
    ['[<img alt="" src="c.png">](/b)', "1:1-1:31 warning"],
    ['a <a href="/b"><img src="c.png"></a>', "1:3-1:16 warning"],
  ])("%s", async (markdown, report) => {
    expect((await found(markdown)).filter((line) => line.includes("link-"))).toEqual([
      `${report} link-text-missing`,
    ]);
  });
});

test.each([
  ['<a id="b"></a>'],
  ['<a name="b"></a>'],
  ["[a](/b)"],
  ["[`a`](/b)"],
  ["[{{ product.a.b }}](/b)"],
  ["[![a](c.png)](/b)"],
  ['[<img alt="a" src="c.png">](/b)'],
  ['[<img alt="{{ product.a.b }}" src="c.png">](/b)'],
  ["[<b>a</b>](/b)"],
  ["[*a*](/b)"],
  ["<https://b.example>"],
  ["https://b.example"],
  ['<a href="/b"><b>a</b></a>'],
  ['<a href="/b">\n\n**a**\n\n</a>'],
  ["[a](#)"],
  ["[a](#top)"],
  ["[a](#:~:text=b)"],
])("%s is whole", async (markdown) => {
  await expect(found(markdown)).resolves.not.toContainEqual(expect.stringContaining("link-"));
});

test("a field of YAML is checked likewise", async () => {
  const { diagnostics } = await parseLine("a [b]() [](c.md)");
  expect(codes(diagnostics)).toEqual(["1:7 link-target-missing", "1:9 link-text-missing"]);
});
