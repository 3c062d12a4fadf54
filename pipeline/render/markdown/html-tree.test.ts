import fc from "fast-check";
import { expect, test } from "vitest";
import { htmlTokens } from "../../../renderer/tests/search/html-tokens.ts";
import { attributeOf, type HtmlElement, type HtmlNode, htmlTree, textOf } from "./html-tree.ts";

test.each<[html: string, tree: HtmlNode[]]>([
  ["a &lt; b", ["a < b"]],
  ["5 < 6", ["5 ", "<", " 6"]],
  ["</>a", ["<", "/>a"]],
  ["a<!-- > -->b<!-- c", ["a", "b", "<", "!-- c"]],
  ["<p>a<br>b", [{ name: "p", attributes: "", children: ["a", element("br"), "b"] }]],
  ['<a title="x > y">z</a>', [element("a", ' title="x > y"', ["z"])]],
  ["<ul><li>a<li>b</ul>c", [element("ul", "", [element("li", "", ["a", element("li", "", ["b"])])]), "c"]],
  ["<p>a</pX", [element("p", "", ["a", "<", "/pX"])]],
  ["</p>a</P >", ["a"]],
  ["<P>a</p >b", [element("p", "", ["a"]), "b"]],
  ["<code>a&amp;<span>b</span></code>", [element("code", "", ["a&b"])]],
  ["<code>a<b>c</b></code>", [element("code", "", ["a", element("b", "", ["c"])])]],
  ["<code>a", [element("code", "", ["a"])]],
])("%s is read as a tree", (html, tree) => {
  expect(htmlTree(html)).toEqual(tree);
});

test("what htmlTokens reads is what the tree has, but for spans in code", () => {
  const text = fc.constantFrom(
    "a",
    " ",
    "5 < 6",
    "&lt;b&gt; &amp;amp;",
    "&quot;&#39;&#x27;",
    "a\u00adb&shy;",
    "</u>",
  );
  const attributes = fc.constantFrom(
    "",
    ' class="a b"',
    ' title="x > y"',
    " checked",
    " data-a='\"'",
    ' id="&lt;"',
  );
  const empty = fc.constantFrom("<br>", '<img alt="a">', "<path/>", "<!-- a > b -->", "<INPUT>");
  const { node } = fc.letrec<{ node: string; inside: string }>((tie) => ({
    node: fc.oneof({ maxDepth: 4 }, text, empty, tie("inside")),
    inside: fc
      .tuple(fc.constantFrom("p", "span", "code", "pre", "b", "Td"), attributes, fc.array(tie("node")))
      .map(([name, attribute, nodes]) => `<${name}${attribute}>${nodes.join("")}</${name}>`),
  }));
  fc.assert(
    fc.property(fc.array(node), (nodes) => {
      const html = nodes.join("");
      expect(htmlTree(html).map(withPlainCode)).toEqual(treeOfTokens(html).map(withPlainCode));
    }),
    { numRuns: 500 },
  );
});

test("an attribute is read as it is meant", () => {
  const node = element("a", " checked href='/x?a&amp;b' title=\"y\"");
  expect(["checked", "href", "title", "class"].map((name) => attributeOf(node, name))).toEqual([
    ...["", "/x?a&b", "y", undefined],
  ]);
});

function element(name: string, attributes = "", children: HtmlNode[] = []): HtmlElement {
  return { name, attributes, children };
}

function treeOfTokens(html: string): HtmlNode[] {
  const root = element("");
  const open = [root];
  for (const token of htmlTokens(html)) {
    const parent = open.at(-1) ?? root;
    if (token.kind === "text") parent.children.push(token.text);
    else if (token.kind === "close") {
      const at = open.findLastIndex(({ name }) => name === token.name);
      if (at > 0) open.length = at;
    } else {
      const child = element(token.name, token.attributes);
      parent.children.push(child);
      if (!token.empty) open.push(child);
    }
  }
  return root.children;
}

function withPlainCode(node: HtmlNode): HtmlNode {
  if (typeof node === "string") return node;
  const children = node.name === "code" ? [textOf(node.children)] : node.children.map(withPlainCode);
  return { ...node, children };
}
