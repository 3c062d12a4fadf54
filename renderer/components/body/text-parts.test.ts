import { expect, test } from "vitest";
import type { Block } from "../../../schema/generated/types.ts";
import { textParts } from "./text-parts.ts";

const html = (text: string): Block => ({ kind: "html", html: text });
const files: Block = { kind: "exports", anchor: "files", caption: "Files", files: [] };

test("a part reaches from one heading to the next, whatever is between them", () => {
  const text =
    '<p title="<h2>">Lead.<br></p>\n<h2 id="a">A <a class="heading-anchor" href="#a">#</a></h2>\n<p>1 &lt; 2</p>';
  expect(textParts([html(text), files, html("<p>More.</p><h2>B</h2>")])).toEqual([
    { blocks: [html('<p title="<h2>">Lead.<br></p>\n')] },
    {
      id: "a",
      heading: '<h2 id="a">A</h2>',
      blocks: [html("\n<p>1 &lt; 2</p>"), files, html("<p>More.</p>")],
    },
    { heading: "<h2>B</h2>", blocks: [] },
  ]);
});

test.each([
  ["within a box", "<p>x</p><details><summary>More</summary><h2>A</h2></details>"],
  ["in HTML whose tags do not pair", "<div><h2>A</h2><p>x</p>"],
  ["after a drawing with single tags", '<svg><path d="M0 0"/></svg><h3>A</h3>'],
])("a heading %s begins no part", (_, text) => {
  expect(textParts([html(text)])).toEqual([{ blocks: [html(text)] }]);
});

test("no text has no parts", () => {
  expect(textParts([])).toEqual([]);
});
