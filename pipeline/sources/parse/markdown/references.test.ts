import { describe, expect, it, test } from "vitest";
import { codes, parse } from "../../../tests/support/sources/parsed-markdown.ts";
import { replaceMarks } from "../reference-marks.ts";

const withPaths = (text: string): string => replaceMarks(text, (path) => `<${path}>`);

describe("text that was taken from Markdown tells a reference from code that looks like one:", () => {
  const cases: [name: string, markdown: string, text: string][] = [
    ["inline code", "{{ a.b }} `{{a.b}}`", "<a.b> {{a.b}}"],
    ["a fence", "{{ a.b }}\n\n```\n{{a.b}}\n```", "<a.b>\n{{a.b}}"],
    ["an escape", "{{ a.b }} \\{{a.b}}", "<a.b> {{a.b}}"],
    ["a tag of code in a text", "{{ a.b }} <code>{{a.b}}</code> {{a.b}}", "<a.b> {{a.b}} <a.b>"],
    ["a block of HTML", "<div>{{ a.b }} <code>{{a.b}}</code> &#123;{a.b}}</div>", "<a.b> {{a.b}} {{a.b}}"],
    ["braces that hold no path", "<div>`a`</div>\n\n{{ a.b }}", "`a`\n<a.b>"],
  ];
  it.each(cases)("%s", async (_name, markdown, text) => {
    const { document } = await parse(markdown);
    expect(
      withPaths(document.text)
        .replace(/\s*\n\s*/g, "\n")
        .replace(/ +/g, " ")
        .trim(),
    ).toBe(text);
  });

  test("headings, excerpts and titles", async () => {
    const { document, title } = await parse(
      "# {{ a.b }} `{{a.b}}`\n\nAt {{ a.b }} `{{a.b}}`\n\n## {{ a.b }} `{{a.b}}`",
    );
    expect(withPaths(title?.text ?? "")).toBe("<a.b> {{a.b}}");
    expect(withPaths(document.excerpt)).toBe("At <a.b> {{a.b}}");
    expect(document.headings.map(({ text, html, id }) => [withPaths(text), withPaths(html), id])).toEqual([
      ["<a.b> {{a.b}}", "<a.b> <code>{{a.b}}</code>", "ab-ab"],
    ]);
  });

  test("an excerpt is never cut within a reference", async () => {
    for (let length = 280; length < 305; length++) {
      const { document } = await parse(`${"x".repeat(length)}{{ product.board.supply-voltage }}`);
      expect(withPaths(document.excerpt)).not.toContain("\0");
    }
  });
});

describe("a reference in an attribute or a caption is a slot for text:", () => {
  const cases: [name: string, markdown: string, html: string][] = [
    ["the title of a link", '[a](b "At {{ c.d }} & on")', 'title="At {valueText:0} &amp; on"'],
    ["the title of a picture", 'x ![a](b.png "At {{ c.d }}")', 'title="At {valueText:0}"'],
    ["the caption of a figure", '![a](b.png "At {{ c.d }}")', "<figcaption>At {valueText:0}</figcaption>"],
    ["the title of a definition", "[a]\n\n[a]: b (At {{ c.d }})", 'title="At {valueText:0}"'],
    ["the text of a picture", "![At {{ c.d }}](b.png)", 'alt="At {valueText:0}"'],
    ["the text of a raw picture", '<img alt="At {{ c.d }}" src="b.png">', 'alt="At {valueText:0}"'],
    ["the title of an element", '<kbd title="At {{ c.d }}">a</kbd>', 'title="At {valueText:0}"'],
    ["an escape in a title is none", '[a](b "At \\{{ c.d }}")', 'title="At {{ c.d }}"'],
    ["an entity in a title is none", '[a](b "At &#123;{ c.d }}")', 'title="At {{ c.d }}"'],
    ["an entity in HTML is none", '<kbd title="At &#123;{ c.d }}">a</kbd>', 'title="At {{ c.d }}"'],
    ["code in the text of a picture is none", "![At `{{c.d}}`](b.png)", 'alt="At {{c.d}}"'],
  ];
  it.each(cases)("%s", async (_name, markdown, expected) => {
    const { html, document, diagnostics } = await parse(markdown);
    expect(html).toContain(expected);
    expect(document.values.map(({ path }) => path)).toEqual(expected.includes("{value") ? ["c.d"] : []);
    expect(codes(diagnostics)).toEqual([]);
  });

  const malformed: [markdown: string, position: string, end: number][] = [
    ['a [b](c "x {{ d e }}")', "1:12", 21],
    ["a\n\n> [b]\n>\n> [b]: c 'x {{ d e }}'", "5:13", 22],
    ['a <kbd title="x {{ d e }}">b</kbd>', "1:17", 26],
    ['![a {{ d e }}](b.png "x")', "1:5", 14],
  ];
  it.each(malformed)(
    "%j that holds no path is an error at its characters",
    async (markdown, position, end) => {
      const { diagnostics } = await parse(markdown);
      expect(codes(diagnostics)).toEqual([`${position} value-reference-syntax`]);
      expect(diagnostics[0]?.endColumn).toBe(end);
    },
  );
});
