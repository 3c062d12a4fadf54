import { describe, expect, test } from "vitest";
import { parse } from "../../../../tests/support/sources/parsed-markdown.ts";
import { dotTokens } from "./dot-tokens.ts";
import { graphLabel } from "./render-diagram.ts";

const block = (source: string): string => `\`\`\`dot\n${source}\n\`\`\`\n\n`;
const numbers = Array.from({ length: 60 }, (_, i) => i).join(" ");
const whole = block("digraph { a -> b }");

test("a diagram that takes minutes is ended, and so is a text of them", { timeout: 60_000 }, async () => {
  const slow = block(`graph {{${numbers}}--{${numbers}}}`);
  const { diagnostics, html } = await parse(`${whole}A.\n\n${slow}${block("digraph { b -> c }")}`);
  const message = "The diagram takes too long: the diagrams of a text have 10 seconds together.";
  expect(diagnostics).toMatchObject([
    { code: "diagram-syntax", line: 8, message },
    { code: "diagram-syntax", line: 12, message },
  ]);
  expect(html.match(/<svg/g)).toHaveLength(1);
  expect((await parse(block("digraph { b -> c }"))).diagnostics).toEqual([]);
});

test.each([
  [
    "clusters",
    `digraph { ${Array.from({ length: 1000 }, (_, i) => `subgraph cluster${i} {`).join("")} a ${"}".repeat(1001)}`,
  ],
  ["a long edge", "digraph { a -> b [minlen=100000]; c -> b }"],
])(
  "%s that end Graphviz are told at their place, and others are drawn",
  { timeout: 60_000 },
  async (_, source) => {
    const { diagnostics, html } = await parse(`${block(source)}${block("digraph { d -> e }")}`);
    expect(diagnostics).toMatchObject([
      {
        code: "diagram-syntax",
        line: 2,
        message: "The diagram ends Graphviz itself, as deep nesting does.",
        hint: "Draw fewer nodes and edges, or put parts of it into other diagrams.",
      },
    ]);
    expect(html.match(/<svg/g)).toHaveLength(1);
  },
);

test("a drawing that no page can hold is refused", async () => {
  const { diagnostics } = await parse(block("digraph { a [shape=polygon, sides=300000] }"));
  expect(diagnostics).toMatchObject([
    { message: "The diagram gives a drawing of more than 2,000,000 characters." },
  ]);
});

describe("on a phone", () => {
  const chain = "a -> bbbbbbbbbb -> cccccccccc -> dddddddddd -> eeeeeeeeee";
  const figure = async (source: string): Promise<string> => (await parse(block(source))).html;

  test("a diagram that goes far across is drawn downwards", async () => {
    const html = await figure(`digraph { rankdir = "LR"; ${chain} }`);
    const [wide = 0, narrow = 0] = [...html.matchAll(/<svg role="img"[^>]* width="(\d+)"/g)].map(([, w]) =>
      Number(w),
    );
    expect(wide).toBeGreaterThan(455);
    expect(narrow).toBeLessThan(200);
    expect(html).toMatch(
      /^<figure class="diagram"><div class="drawing-wide">.*<div class="drawing-narrow">/s,
    );
  });

  test("one that fits is drawn once", async () => {
    expect(await figure("digraph { rankdir=LR; a -> b }")).not.toContain("drawing-narrow");
  });

  test("one that is wide either way scrolls, by keyboard too", async () => {
    const html = await figure(`digraph { ${Array.from({ length: 30 }, (_, i) => `a -> b${i}`).join(";")} }`);
    expect(html).toMatch(/^<figure class="diagram diagram-large" tabindex="0"><svg/);
  });
});

test.each([
  ["its own label", 'digraph { label="Supply"; a [label="5 V"] }', "Supply"],
  ["a label in its list", 'graph { graph [bgcolor=red, label="Supply chain"] a }', "Supply chain"],
  ["a label without quotes", "graph { label = Supply a }", "Supply"],
  ["the last label", 'graph { label="One" label="Two" }', "Two"],
  ["a label of two lines", 'graph { label="Supply\\nof 5 V" }', "Supply of 5 V"],
  ["a name in quotes", 'strict graph "Power supply" { a }', "Power supply"],
  ["a name for programs", "graph G { a }", undefined],
  ["the label of a node", 'graph { a [shape=record label="{x|<z>z}"] }', undefined],
  ["the label of all nodes", 'graph { node [label="x"] a }', undefined],
  ["the label of a node in a second list", 'graph { a [shape=box] [label="x"] }', undefined],
  ["the label of a cluster", 'graph { subgraph cluster_a { label="3V3" a } }', undefined],
  ["the label of another graph", 'graph { a } graph { label="x" }', undefined],
  ["a label in a remark", 'graph { // label="x"\n a }', undefined],
  ["an empty label", 'graph { label="" a }', undefined],
])("the name of a graph for people is found: %s", (_, source, expected) => {
  expect(graphLabel(dotTokens(source))).toBe(expected);
});
