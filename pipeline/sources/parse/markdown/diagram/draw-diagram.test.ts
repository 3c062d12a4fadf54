import { expect, test } from "vitest";
import { parse } from "../../../../tests/support/sources/parsed-markdown.ts";
import { defaultLimits } from "../../types.ts";

const found = async (source: string): Promise<readonly string[]> => {
  const { diagnostics, html } = await parse(`\`\`\`dot\n${source}\n\`\`\`\n`);
  expect(html.includes("<svg")).toBe(diagnostics.every(({ severity }) => severity === "warning"));
  return diagnostics.map(
    ({ severity, line, column, endColumn, message }) =>
      `${severity} ${line}:${column}-${endColumn} ${message}`,
  );
};

test.each([
  [
    "a label with an entity of no name",
    "graph {\n  a [label=<5 &ohm; V>] }",
    "error 3:12-23 The diagram cannot be read: undefined entity, in label of node a.",
  ],
  [
    "a label with an element that there is not, on its line",
    "graph { b; a [label=<<table><tr><td>\n<blink>x</blink></td></tr></table>>] }",
    "error 3:1-36 The diagram cannot be read: Unknown HTML element <blink>, in label of node a.",
  ],
  [
    "a label that all nodes have",
    "graph { node [label=<&x;>] a b c }",
    "error 2:21-26 The diagram cannot be read: undefined entity, in label of node a.",
  ],
  [
    "a record that opens a port and does not close it",
    'graph { b\n a [shape=record label="a<b"] }',
    "error 3:24-29 The diagram cannot be read: bad label format a<b.",
  ],
  [
    "an edge that is left out",
    'digraph { node [shape=record]\n a [label="<p>x|y"] b\n a -> b; {rank=same a b} }',
    "error 3:2-3 The diagram cannot be read: lost a b edge.",
  ],
  [
    "a text that is never closed",
    'graph {\n b\n a [label="x ] }',
    "error 4:1-17 The diagram cannot be read: syntax error scanning a quoted string (missing endquote? longer than 16384?).",
  ],
  [
    "lines that a preprocessor has numbered",
    '# 12 "a.c"\ngraph {\n a -- -- b }',
    "error 4:1-13 The diagram cannot be read: syntax error near '--'.",
  ],
])("a mistake is reported at its place: %s", async (_, source, expected) => {
  expect(await found(source)).toEqual([expected]);
});

test.each([
  ["a number before letters", "graph { 3V3 -- U1 }", ["9-12 Graphviz reads `3V3` as 2 names: `3`, `V3`."]],
  [
    "a dot and a dash in names",
    "graph { U1.3 -- J2-1 }",
    [
      "9-13 Graphviz reads `U1.3` as 2 names: `U1`, `.3`.",
      "17-21 Graphviz reads `J2-1` as 2 names: `J2`, `-1`.",
    ],
  ],
  ["two numbers", "graph { 1-2 }", ["9-12 Graphviz reads `1-2` as 2 names: `1`, `-2`."]],
  ["a quote in the middle", 'graph { "U"1 }', ['9-13 Graphviz reads `"U"1` as 2 names: `U`, `1`.']],
  [
    "a value outside of brackets",
    "graph { label=U1.3 a }",
    ["15-19 Graphviz reads `U1.3` as 2 names: `U1`, `.3`."],
  ],
  ["a dash of print", "graph { a – b }", ["11-12 The sign U+2013 is a part of the name `–` to Graphviz."]],
  [
    "a colour without quotes",
    "graph { bgcolor=#fff\n white; b }",
    ["17-21 To Graphviz this is a remark: # begins one up to the end of the line."],
  ],
  [
    "a second graph",
    "graph { a } graph { b }",
    ["13-24 The block has more than one graph, and Graphviz draws the first alone."],
  ],
  [
    "text behind the graph",
    "graph { { a } } b }",
    ["17-20 The graph ends before this text, and Graphviz does not read it."],
  ],
  [
    "a port that is not there",
    'graph { a -- b:no -- c; b [shape=record label="<x> q"] }',
    ["16-18 Graphviz warns of the diagram: node b, port no unrecognized."],
  ],
  [
    "a colour that is not known",
    'graph { a--b [color="red:nosuch"] }',
    ["21-33 Graphviz warns of the diagram: nosuch is not a known color."],
  ],
  [
    "a shape and a style",
    "graph { a [shape=disk style=bright] }",
    [
      "18-22 Graphviz warns of the diagram: using box for unknown shape disk.",
      "29-35 Graphviz warns of the diagram: unsupported style bright - ignoring.",
    ],
  ],
])("what is drawn otherwise than written is reported: %s", async (_, source, expected) => {
  expect(await found(source)).toEqual(expected.map((text) => `warning 2:${text}`));
});

test.each([
  ["a full stop between names", "graph { 3V3 -- b; a.b -- c }", '"a.b"'],
  ["a sign within a name", "graph { R&D--b }", '"R&D"'],
  ["a number that is split", "graph { a -- 1.2.3 - b }", '"1.2.3"'],
])("a name that cannot be read is offered in quotes: %s", async (_, source, name) => {
  const { diagnostics } = await parse(`\`\`\`dot\n${source}\n\`\`\`\n`);
  expect(diagnostics).toMatchObject([{ code: "diagram-syntax", hint: `Write it in quotes: ${name}.` }]);
});

test("a warning that Graphviz gives once is reported in each diagram", async () => {
  const message = "warning 2:18-22 Graphviz warns of the diagram: using box for unknown shape disc.";
  expect(await found("graph { a [shape=disc] }")).toEqual([message]);
  expect(await found("graph { b [shape=disc] }")).toEqual([message]);
});

test.each([
  ["fonts and widths", 'graph { a [fontname="None, serif" label="日本語 Ω" width=0.1 fixedsize=true] }'],
  [
    "what needs no space",
    'digraph g{a->b;a->c[label="x",style=bold]"q"->"r"[label="y"color=red]{rank=same;a;c}}',
  ],
  ["a text that goes on", 'graph { a [label="x\\\ny" + "z 3V3 U1.3"]; "J2-1" }'],
  ["keywords of any case", "DIGRAPH { NODE [shape=box]; SubGraph x{a} }"],
  ["numbers", "graph { -1 -- .5 -- 3. -- 42 [len=-.5, weight=2.] }"],
  ["remarks", "// a\n#b\ngraph { /* U1.3 */ a } // 3V3\n# end\n"],
  [
    "HTML",
    'graph { a [label=<<table><tr><td port="p1">U1.3 &Omega; &#8486; &amp;<!-- a --></td></tr></table>>]; a:p1:n -- b:_ }',
  ],
  ["overlaps", "graph { layout=neato; overlap=false; a -- {b c d e f} }"],
])("what is drawn as written is not: %s", async (_, source) => {
  expect(await found(source)).toEqual([]);
});

test("a drawing that costs a browser more than the limit is refused", async () => {
  const text = "```dot\ngraph { a -- b -- c -- d }\n```\n";
  const { diagnostics, html } = await parse(text, { limits: { ...defaultLimits, drawingCost: 12 } });
  expect(html).not.toContain("<svg");
  expect(diagnostics).toMatchObject([
    {
      code: "diagram-syntax",
      line: 2,
      message: "The diagram takes a browser longer to paint than 12 plain shapes.",
    },
  ]);
  expect((await parse(text)).diagnostics).toEqual([]);
});
