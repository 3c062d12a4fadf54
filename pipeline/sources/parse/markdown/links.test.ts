import { describe, expect, test } from "vitest";
import { codes, parse, parseLine } from "../../../tests/support/sources/parsed-markdown.ts";
import { referenceMark } from "../reference-marks.ts";

const hostile = [
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "javascript&colon;alert(1)",
  "javascript&#58;alert(1)",
  "javascript&#x3A;alert(1)",
  "&#106;avascript:alert(1)",
  "&#x6A;&#x61;vascript:alert(1)",
  "java&Tab;script:alert(1)",
  "java&#9;script:alert(1)",
  "java&#10;script:alert(1)",
  "java&NewLine;script:alert(1)",
  "java&#13;script:alert(1)",
  "&#32;javascript:alert(1)",
  "&nbsp;javascript:alert(1)",
  "\u200bjavascript:alert(1)",
  "\u00adjavascript:alert(1)",
  "\ufeffjavascript:alert(1)",
  "java\u202escript:alert(1)",
  "javascript\\:alert(1)",
  "javascript://example.com/%0aalert(1)",
  "vbscript:msgbox(1)",
  "VBScript:msgbox(1)",
  "livescript:x",
  "data:text/html,x",
  "data:text/html;base64,PHNjcmlwdD4=",
  "data:image/svg+xml,x",
  "data:image/png;base64,iVBORw0KGgo=",
  "blob:https://example.com/1",
  "filesystem:https://example.com/1",
  "view-source:https://example.com",
  "view-source:javascript:x",
  "file:///etc/passwd",
  "ftp://example.com",
  "about:blank",
  "feed:javascript:x",
  "intent://x",
  "C:/Users/x.md",
  "//example.com/x",
  "///example.com/x",
  "/\\\\example.com/x",
  "\\\\\\\\example.com/x",
  "&sol;&sol;example.com",
  "&#47;&#9;/example.com",
  "https:example.com",
  "http:///example.com",
  "ht&#9;tps://example.com",
  "pathname://example.com/x",
  "pathname:////example.com",
];

/** Backslashes escape in Markdown only. */
function inHtml(target: string): string {
  return target.replaceAll("\\\\", "\\").replace("\\:", ":");
}

describe.each(hostile)("the target %j", (target) => {
  test.each([
    ["a link", `[text](<${target}>)`],
    ["a definition", `[text]\n\n[text]: <${target}>`],
    ["raw HTML", `<a href="${inHtml(target)}">text</a>`],
    ["a picture", `![text](<${target}>)`],
    ["a raw picture", `a <img alt="text" src="${inHtml(target)}">`],
  ])("is refused in %s, and the text stays", async (_, markdown) => {
    const { html, diagnostics, document } = await parse(markdown);
    expect(diagnostics.map(({ code }) => code)).toEqual(["link-scheme"]);
    expect(html.replace(/<img [^>]*>/g, "IMG")).toMatch(/^<p>(?:a )?text<\/p>\n$/);
    expect(document.links).toEqual([]);
  });
});

test.each([
  ["javascript:alert(1)", "<javascript:alert(1)>"],
  ["vbscript:x", "<vbscript:x>"],
  ["data:text/html,x", "<data:text/html,x>"],
])("the autolink %s is refused", async (_, markdown) => {
  const { html, diagnostics } = await parse(markdown);
  expect(html).not.toContain("<a");
  expect(codes(diagnostics)).toEqual(["1:2 link-scheme"]);
});

test.each([
  ["./a.md"],
  ["../a%20b.md#x"],
  ["#x"],
  ["/docs/a"],
  ["?q=1"],
  ["a:b".replace(":", "%3A")],
  ["javascript%3Aalert(1)"],
  ["./javascript:x"],
  ["pathname:///files/a.zip"],
  ["1a:b"],
])("%s is a link inside the site", async (target) => {
  const { html, document, diagnostics } = await parse(`[t](${target})`);
  expect(diagnostics).toEqual([]);
  expect(html).toBe('<p><a href="{link:0}">t</a></p>\n');
  expect(document.links[0]?.target).toBe(target);
});

test("entities and escapes of a target are resolved, percent-encoding stays", async () => {
  const { document } = await parse("[t](a&amp;b\\_c%20é.md)");
  expect(document.links[0]?.target).toBe("a&b_c%20é.md");
});

test("a definition is listed once, however often it is used", async () => {
  const { html, document } = await parse("[a][d] [b][d]\n\n[d]: x.md");
  expect(document.links.map(({ target }) => target)).toEqual(["x.md"]);
  expect(html).toBe('<p><a href="{link:0}">a</a> <a href="{link:0}">b</a></p>\n');
});

test("link-scheme says which scheme is refused and what to use", async () => {
  const { diagnostics } = await parse("a [b](javascript:x)");
  expect(diagnostics).toEqual([
    {
      code: "link-scheme",
      severity: "error",
      file: "a.md",
      line: 1,
      column: 7,
      endLine: 1,
      endColumn: 19,
      message: 'The link target "javascript:x" uses the scheme "javascript:", which is not allowed.',
      hint: "Link to a page or file of this site, or use https:, http:, mailto: or tel:.",
    },
  ]);
});

test("a marker cannot be forged with NUL", async () => {
  const { html, document } = await parse(
    "\0link0\0 &#0;link0&#0; `\0value0\0` <b title='\0embed0\0'>x</b> [a](\0link0\0)",
  );
  expect(document.links).toHaveLength(1);
  expect(html.match(/\{\w+:\d+\}/g)).toEqual(["{link:0}"]);
});

test("a line of prose has links, values and inline HTML, and no blocks", async () => {
  const line = await parseLine("# a **b** [c](d.md) {{ e.f }} <kbd>k</kbd> ^[no] <div>x</div>");
  expect(line.html).toBe(
    '# a <strong>b</strong> <a href="{link:0}">c</a> {value:0} <kbd>k</kbd> ^[no] &lt;div&gt;x&lt;/div&gt;',
  );
  expect(line.text).toBe(`# a b c ${referenceMark("e.f")} k ^[no] x`);
  expect(codes(line.diagnostics)).toEqual(["1:50 html-not-allowed"]);
});
