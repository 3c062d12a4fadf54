#!/usr/bin/env bash
# Graphviz in @viz-js/viz says "success" of drawings that lack what valid sources ask for:
# an edge between neighbours of one rank, of which one is a record, is left out; a name with a dot or a dash becomes two
# nodes, and a second graph is not drawn, both without a warning; one warning is given for the first drawing alone.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @viz-js/viz@3.31.0
cat >check.mjs <<'JS'
import { instance } from "@viz-js/viz";

const viz = await instance();
console.log(`@viz-js/viz 3.31.0, Graphviz ${viz.graphvizVersion}`);
let changed = 0;
function show(name, source, expected) {
  const { status, output = "", errors } = viz.render(source, { format: "svg" });
  const count = (kind) => output.split(`class="${kind}"`).length - 1;
  const found = { status, nodes: count("node"), edges: count("edge"), messages: errors.map(({ level, message }) => `${level}: ${message.trim()}`) };
  console.log(`${name}\n  ${source}\n  ${JSON.stringify(found)}`);
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    console.log(`  expected ${JSON.stringify(expected)}`);
    changed++;
  }
}
const record = 'digraph { node [shape=record]; a [label="<p>x|y"]; b; a -> b; {rank=same; a; b} }';
const flat = "warning: flat edge between adjacent nodes one of which has a record shape - replace records with HTML-like labels";
show("an edge that is not drawn", record, { status: "success", nodes: 2, edges: 0, messages: [flat, "warning: Edge a -> b", "error: lost a b edge"] });
show("the same again, with fewer messages", record, { status: "success", nodes: 2, edges: 0, messages: ["error: lost a b edge"] });
show("two names become four nodes", "graph { U1.3 -- J2-1 }", { status: "success", nodes: 4, edges: 1, messages: [] });
show("a second graph is not drawn", "graph { a } graph { b }", { status: "success", nodes: 1, edges: 0, messages: [] });
process.exit(changed === 0 ? 0 : 1);
JS
node check.mjs
