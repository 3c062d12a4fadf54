import { expect, test } from "vitest";
import { dotTokens } from "./dot-tokens.ts";
import { graphLabel } from "./graph-label.ts";

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
