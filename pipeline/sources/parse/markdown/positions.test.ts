import fc from "fast-check";
import { expect, test } from "vitest";
import { LineMap, type Position } from "../../../core/diagnostics.ts";
import { parse } from "../../../tests/support/sources/parsed-markdown.ts";

function slice(text: string, { line, column, endLine, endColumn }: Position): string {
  const lines = new LineMap(text);
  return text.slice(lines.lineStart(line) + column - 1, lines.lineStart(endLine) + endColumn - 1);
}

const filler = fc.constantFrom(
  "word",
  "*em*",
  "😀",
  "`co]de`",
  "a\\*b",
  "&amp;",
  "~~x~~",
  "**b**",
  "é",
  "\\]",
  "(x)",
  "$5",
);
const words = fc.array(filler, { maxLength: 4 }).map((list) => list.join(" "));
const links = fc.constantFrom(
  (n: number) => `[text](t${n}.md)`,
  (n: number) => `[*te* xt](<t${n}.md> "title")`,
  (n: number) => `![alt](t${n}.md)`,
  (n: number) => `[![alt](x.png)](t${n}.md 'title')`,
  (n: number) => `<a href="t${n}.md">html</a>`,
  (n: number) => `<img alt="" src='t${n}.md'>`,
  (n: number) => `^[note [text](t${n}.md)]`,
  (n: number) => `{{ value.t${n} }}`,
);
const paragraph = fc
  .array(fc.tuple(words, links, words), { minLength: 1, maxLength: 3 })
  .chain((parts) => fc.tuple(fc.constant(parts), fc.constantFrom(" ", "\n", "\n   ", " \t ", "  \n")));

type Wrap = (lines: string[]) => string[];
const wraps = fc.constantFrom<Wrap>(
  (lines) => lines,
  (lines) => lines.map((line) => `> ${line}`),
  (lines) => lines.map((line) => `>${line}`),
  (lines) => lines.map((line) => `>\t${line}`),
  (lines) => lines.map((line, i) => (i === 0 ? `- ${line}` : `  ${line}`)),
  (lines) => lines.map((line, i) => (i === 0 ? `10.  ${line}` : `     ${line}`)),
  (lines) => lines.map((line, i) => (i === 0 ? `-\t${line}` : `\t${line}`)),
  (lines) => lines.map((line, i) => (i === 0 ? `1. ${line}` : line)),
  (lines) => [":::note [link](title.md)", ...lines, ":::"],
  (lines) => [":::details[[link](title.md)]{open}", ...lines, ":::"],
  (lines) => ["::::tabs", ":::tab[[link](title.md)]{#t}", ...lines, ":::", "::::"],
  (lines) => ["<Foo>", "", ...lines, "", "</Foo>"],
  (lines) => [
    "<Tabs>",
    '  <TabItem value="a">',
    "",
    ...lines.map((line) => `    ${line}`),
    "",
    "  </TabItem>",
    "</Tabs>",
  ],
  (lines) => ["> [!NOTE]", ...lines.map((line) => `> ${line}`)],
  (lines) => ["> [!tip]  ", ">", ...lines.map((line) => `> ${line}`)],
  (lines) => ["| a | b |", "|---|---|", `| x\\|y | ${lines.join(" ").replaceAll("|", "\\|")} |`],
  (lines) => [`### ${lines.join(" ").replace(/ +\n/g, " ")} {#id} ##`],
  (lines) => [...lines, "---"],
  (lines) => [`[^f]: ${lines.join(" ")}`, "", "x[^f]"],
  (lines) => ["<details>", "<summary>s</summary>", "", ...lines, "", "</details>"],
);

test("the position of a link, a picture or a value is that of its target, whatever is around it", async () => {
  const document = fc.record({
    blocks: fc.array(fc.tuple(paragraph, fc.array(wraps, { maxLength: 2 })), { minLength: 1, maxLength: 3 }),
    eol: fc.constantFrom("\n", "\r\n"),
    front: fc.constantFrom("", "\ufeff", "---\ntitle: x\n---\n", "\n\n"),
  });
  let checked = 0;
  await fc.assert(
    fc.asyncProperty(document, async ({ blocks, eol, front }) => {
      let count = 0;
      const body = blocks.map(([[parts, separator], layers]) => {
        const text = parts
          .map(([before, link, after]) => `${before} ${link(count++)} ${after}`.trim())
          .join(separator);
        const unique = layers.filter((layer, i) => layers.indexOf(layer) === i);
        return unique.reduce((lines, layer) => layer(lines), text.split("\n")).join("\n");
      });
      const file = (front + body.join("\n\n")).replaceAll("\n", eol);
      const bodyStart = front.startsWith("---") ? file.indexOf(`---${eol}`, 4) + 3 + eol.length : 0;
      const { document } = await parse(file, { bodyStart });
      for (const { target, position } of document.links) expect(slice(file, position)).toBe(target);
      for (const { path, position } of document.values) expect(slice(file, position)).toBe(`{{ ${path} }}`);
      checked += document.links.length + document.values.length;
    }),
    { numRuns: 1500 },
  );
  expect(checked).toBeGreaterThan(3_000);
});

test.each([
  ["after an escaped pipe in a table cell", "| a |\n|---|\n| x\\|y [t](HERE) |", ["3:12"]],
  ["in a cell without outer pipes", "a | b\n---|---\nc | [t](HERE)", ["3:9"]],
  ["in a quote in a list in a quote", "> - > x\n>   > [t](HERE)", ["2:11"]],
  ["in a lazy line of a quote", "> x\n[t](HERE)", ["2:5"]],
  ["on the line after its text", "[t](\n  HERE)", ["2:3"]],
  ["in a setext heading", "a\n[t](HERE)\n===\n\n# x", ["2:5"]],
  ["in a definition on two lines", "[t]\n\n[t]:\n  HERE\n  'title'", ["4:3"]],
  ["in a definition in a quote", "[t] ![t]\n\n> [t]: <HERE>", ["3:9", "3:9"]],
  ["behind an emoji", "😀 [t](HERE)", ["1:8"]],
  ["in a block of raw HTML", "<div>\n\t<a href='HERE'>x</a>\n</div>", ["2:11"]],
  ["in the title of an admonition", "  :::note[a [t](HERE)]\n:::", ["1:17"]],
])("the target is found %s", async (_, text, positions) => {
  const { document } = await parse(`x\n\n${text}`);
  const found = document.links.map(({ position }) => `${position.line - 2}:${position.column}`);
  expect(found).toEqual(positions);
  expect(document.links.every(({ position }) => slice(`x\n\n${text}`, position) === "HERE")).toBe(true);
});

test("headings and values have places that count front matter, BOM and CRLF", async () => {
  const text = "\ufeff---\r\na: 1\r\n---\r\n\r\n## Té😀xt  {#id}\r\n\r\n{{ a.b }}\r\n";
  const { document } = await parse(text, { bodyStart: text.indexOf("\r\n\r\n") + 2 });
  expect(document.headings[0]).toMatchObject({
    id: "id",
    position: { line: 5, column: 4, endLine: 5, endColumn: 10 },
  });
  expect(document.values[0]?.position).toEqual({ line: 7, column: 1, endLine: 7, endColumn: 10 });
});
