import { expect, test } from "vitest";
import { pageDrawing } from "./page-drawing.ts";

const svg = (inner: string, attributes = ""): string =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" width="2"${attributes}>${inner}</svg>\n`;
const line = '<path d="M0 0h2" stroke="var(--ink, #12242f)"/>';

test("shapes and words that take their paint from the page are a part of it", () => {
  const source = svg(
    `<title id="t">A &amp; b</title><!-- note -->\n  <g fill="none" font-family="var(--mono, monospace)">${line}\n<text x="1" y="1" transform="rotate(9, 1, 1)">a &lt; b <tspan fill="var(--bus-can)">c</tspan></text></g>`,
    ' role="img" aria-labelledby="t"',
  );
  expect(pageDrawing(source)).toBe(
    '<svg viewBox="0 0 2 1"><g fill="none" font-family="var(--mono)">' +
      '<path d="M0 0h2" stroke="var(--ink)"></path>' +
      '<text x="1" y="1" transform="rotate(9, 1, 1)">a &lt; b <tspan fill="var(--bus-can)">c</tspan></text></g></svg>',
  );
});

test.each([
  ["a colour of its own", `${line}<path d="M0 0" stroke="#f00"/>`],
  ["a colour that the page does not have", '<path d="M0 0" stroke="var(--signal)"/>'],
  ["a fallback that is no colour", '<path d="M0 0" stroke="var(--ink, url(//example.org))"/>'],
  ["a font of its own", `${line}<text font-family="Arial">a</text>`],
  ["an id", `${line}<path id="a" d="M0 0"/>`],
  ["a class", `${line}<path class="navbar" d="M0 0"/>`],
  ["a style", `${line}<path style="position:fixed" d="M0 0"/>`],
  ["a style sheet", `${line}<style>text { fill: red }</style>`],
  ["a marker", `${line}<path d="M0 0" marker-end="url(#a)"/>`],
  ["a script", `${line}<script>a()</script>`],
  ["a handler", `${line}<path onclick="a()" d="M0 0"/>`],
  ["a link", `${line}<a href="https://example.org/"><path d="M0 0"/></a>`],
  ["a picture in it", `${line}<image href="a.png"/>`],
  ["a drawing in it", `${line}<svg>${line}</svg>`],
  ["a tag that nobody closes", `${line}<g>`],
  ["twenty thousand characters", line.repeat(500)],
])("with %s it stays a picture", (_, inner) => {
  expect(pageDrawing(svg(inner))).toBeUndefined();
});
