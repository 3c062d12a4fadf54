import { expect, test } from "vitest";
import { headingHtml } from "./heading-html.ts";

test.each([
  [
    "leads to itself",
    "part-bus",
    `<h2 id="part-bus" aria-label="Bus">Bus <a class="heading-anchor" href="#part-bus" aria-label="Direct link to Bus">#</a></h2>`,
  ],
  ["without an id has no link", undefined, "<h2>Bus</h2>"],
])("a heading %s", (_, id, html) => {
  expect(headingHtml(2, id, "Bus")).toBe(html);
});

test("text and id are escaped everywhere", () => {
  expect(headingHtml(3, 'a"b', "R&D <x>")).toBe(
    `<h3 id="a&quot;b" aria-label="R&amp;D &lt;x&gt;">R&amp;D &lt;x&gt; <a class="heading-anchor" href="#a&quot;b" aria-label="Direct link to R&amp;D &lt;x&gt;">#</a></h3>`,
  );
});
