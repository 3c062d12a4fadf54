import { expect, test } from "vitest";
import { cellText, type TextNode } from "./cell-text.ts";

/** A node of a page: `el("SUB", "IN")`, `el("SPAN.spec-note", …)`. */
function el(name: string, ...children: readonly (TextNode | string)[]): TextNode {
  const [nodeName = "", className = ""] = name.split(".");
  return { nodeName, nodeValue: null, className, childNodes: children.map(nodeOf) };
}

function nodeOf(child: TextNode | string): TextNode {
  if (typeof child !== "string") return child;
  return { nodeName: "#text", nodeValue: child, childNodes: [] };
}

test.each<[name: string, cell: TextNode, text: string]>([
  ["an empty cell", el("TD"), ""],
  ["white space of the source is one space", el("TD", "\n  a\n  b ", el("CODE", " c")), "a b c"],
  ["a break is a line", el("TD", "0 = dark", el("BR"), "1 = lit"), "0 = dark\n1 = lit"],
  [
    "a name without the link of its row, with its symbol and its note",
    el(
      "TH",
      "Supply voltage",
      el("SPAN.symbol", " V", el("SUB", "IN")),
      el("A.heading-anchor", "#"),
      el("SPAN.spec-note", "At the plug."),
    ),
    "Supply voltage V_IN\nAt the plug.",
  ],
  ["a power stays one", el("TD", "10", el("SUP", "3")), "10^3"],
  ["a formula keeps its fraction", el("TD", el("math", el("mfrac", el("mn", "1"), el("mn", "2")))), "1/2"],
  [
    "a status without the number of its source",
    el("TD", el("SPAN.status status-confirmed", "confirmed"), el("SPAN.source-mark", " ", el("A", "[5]"))),
    "confirmed",
  ],
  ["a footnote's number stays on the page", el("TD", "6", el("SUP.footnote-ref", el("A", "[1]"))), "6"],
  [
    "controls stay on the page",
    el("TH", el("A", "VEKTOR Core"), el("LABEL", el("INPUT"), "compare"), el("BUTTON", "remove")),
    "VEKTOR Core",
  ],
  ["a verdict stays on the page", el("TD", "5 V", el("SPAN.verdict", " lowest")), "5 V"],
  ["entries are lines", el("TD", el("SPAN.entry", "5 V"), el("SPAN.entry", "12 V")), "5 V\n12 V"],
  ["items of a list are lines", el("TD", el("UL", el("LI", "a"), el("LI", "b"))), "a\nb"],
  ["a picture is its words", el("TD", { ...el("IMG"), alt: "Pin 1" }), "Pin 1"],
])("%s", (_name, cell, text) => {
  expect(cellText(cell)).toBe(text);
});
