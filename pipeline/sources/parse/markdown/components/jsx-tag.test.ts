import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "../../../../tests/support/sources/parsed-markdown.ts";
import { withoutExpressions } from "./jsx-tag.ts";

const cases: [written: string, plain: string, told: string][] = [
  ['<div style={{ clear: "both" }} />', "<div />", "style"],
  ["<img width={200} src={'a.png'}>", '<img width="200" src="a.png" >', ""],
  ['<img src={require("./a.png").default} alt="A" />', '<img src="./a.png" alt="A" />', ""],
  ["<img src={useBaseUrl('/a.png')} />", '<img src="/a.png" />', ""],
  ["<img src={Board} />", "<img />", "src"],
  [`<a href={${"`/$"}{x}${"`"}}>x</a>`, "<a >x</a>", "href"],
  ['<div {...rest} id="a">', '<div id="a">', ""],
  ["<p title={f({ a: '}' })}>", "<p >", "title"],
  ["a < b { c } <Tabs x={1}>", "a < b { c } <Tabs x={1}>", ""],
  ["<div style={{ open", "<div style={{ open", ""],
];

test.each(cases)("%s is plain HTML without what would have to be run", (written, plain, reported) => {
  const names: string[] = [];
  const found = withoutExpressions(written, ({ name }) => name !== "" && names.push(name));
  expect(found).toHaveLength(written.length);
  expect(found.replace(/ +/g, " ")).toBe(plain);
  expect(names.join(" ")).toBe(reported);
});

test("every offset stays, whatever stands there", () => {
  const piece = fc.constantFrom(
    "<div",
    "<img",
    " a=",
    "{",
    "}",
    "{{",
    '"',
    "'",
    "`",
    "x",
    " ",
    "/>",
    ">",
    "\n",
    "${",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join("");
      expect(withoutExpressions(text, () => {})).toHaveLength(text.length);
    }),
  );
});

test("in MDX such tags are HTML, in a line and by themselves; each expression is told once", async () => {
  const text =
    'A <img src={require("./a.png").default} alt="Board" style={{ width: 1 }} /> b.\n\n<div style={{ clear: "both" }} />\n\nc <img src={Board} alt="B" />\n';
  const { html, diagnostics } = await parse(text, { file: "docs/a.mdx" });
  expect(html).toMatchInlineSnapshot(`
    "<p>A <img src="{link:0}" alt="Board" loading="lazy" decoding="async"> b.</p>
    <div></div>
    <p>c B</p>
    "
  `);
  expect(
    diagnostics.map(
      ({ line, column, severity, code, message }) => `${line}:${column} ${severity} ${code} ${message}`,
    ),
  ).toMatchInlineSnapshot(`
    [
      "1:53 warning html-attribute-not-allowed The attribute "style" is an expression, which is never run, so it is left out.",
      "3:6 warning html-attribute-not-allowed The attribute "style" is an expression, which is never run, so it is left out.",
      "5:8 error mdx-not-supported The attribute "src" is an expression, which is never run, so it is left out.",
    ]
  `);
});
