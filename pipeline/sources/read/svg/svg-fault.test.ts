import { describe, expect, test } from "vitest";
import { svgFault } from "./svg-fault.ts";

const svg = (inner: string, attributes = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"${attributes}>${inner}</svg>`;
const s = 'xmlns:s="http://www.w3.org/2000/svg"';
const h = 'xmlns:h="http://www.w3.org/1999/xhtml"';
const x = 'xmlns:x="http://www.w3.org/1999/xlink"';

describe("what would run or load something is named", () => {
  test.each([
    ["a script", svg("<script>a()</script>"), "the element <script>"],
    ["a script of a prefix", svg(`<s:script ${s}>a()</s:script>`), "the element <s:script>"],
    ["a script of XHTML", svg(`<h:script ${h}>a()</h:script>`), "the element <h:script>"],
    ["a picture of XHTML", svg(`<h:img ${h} src="x" onerror="a()"/>`), "the element <h:img>"],
    ["XHTML without a prefix", svg('<g xmlns="http://www.w3.org/1999/xhtml"/>'), "another meaning of xmlns"],
    [
      "the prefix of an editor that means XHTML",
      svg('<rdf:script xmlns:rdf="http://www.w3.org/1999/xhtml">a()</rdf:script>'),
      "the element <rdf:script>",
    ],
    [
      "a prefix that changes its meaning",
      svg(`<g xmlns:a="http://purl.org/dc/"/><a:script xmlns:a="http://www.w3.org/1999/xhtml"/>`),
      "another meaning of xmlns:a",
    ],
    ["a foreign object", svg("<foreignObject/>"), "the element <foreignObject>"],
    ["a handler of SVG Tiny", svg('<handler type="text/javascript"/>'), "the element <handler>"],
    ["a handler", svg("", ' onload="a()"'), "the attribute onload"],
    ["a handler behind a >", svg('<g id="a>b" onclick="a()"/>'), "the attribute onclick"],
    ["a handler in single quotes", svg("<g\n\tonclick='a()'/>"), "the attribute onclick"],
    [
      "a default by a document type",
      `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "a()">]>${svg("")}`,
      "a document type with declarations",
    ],
    [
      "a link of javascript",
      svg('<a href="javascript:a()"/>'),
      "an address in href that is no part of the picture",
    ],
    [
      "a link by references",
      svg(`<a ${x} x:href="&#106;avascript&#x3a;a()"/>`),
      "an address in x:href that is no part of the picture",
    ],
    [
      "a picture of others",
      svg('<image href="//example.org/a.png"/>'),
      "an address in href that is no part of the picture",
    ],
    [
      "a picture in a picture",
      svg('<image href="data:image/svg+xml,x"/>'),
      "an address in href that is no part of the picture",
    ],
    ["a use of others", svg('<use href="b.svg#a"/>'), "an address in href that is no part of the picture"],
    ["an address base", svg("", ' xml:base="//example.org/"'), "the attribute xml:base"],
    ["a ping", svg('<a href="#a" ping="//example.org/"/>'), "the attribute ping"],
    [
      "an animation of an address",
      svg('<set attributeName="xlink:href" to="javascript:a()"/>'),
      "an animation of xlink:href",
    ],
    ["an animation of a handler", svg('<animate attributeName="onclick"/>'), "an animation of onclick"],
    ["an import", svg('<style>@import "//example.org/a.css";</style>'), "a style that loads something"],
    [
      "an import in pieces",
      svg("<style>@imp<!-- -->ort<![CDATA[ '//a']]></style>"),
      "a style that loads something",
    ],
    [
      "a font of others",
      svg("<style>@font-face { src: url( '//example.org/a' ) }</style>"),
      "a style that loads something",
    ],
    [
      "a set of pictures",
      svg("<style>g { background: image-set('//a' 1x) }</style>"),
      "a style that loads something",
    ],
    [
      "an address that CSS hides",
      svg('<g style="fill: u\\72l(//a)"/>'),
      "a style in style that loads something",
    ],
    [
      "an address in a colour",
      svg('<g fill="url(//example.org/a.svg#b)"/>'),
      "a style in fill that loads something",
    ],
    ["an element in a style", svg("<style><g/></style>"), "the element <g>"],
    [
      "a style sheet",
      `<?xml-stylesheet href="a.xsl" type="text/xsl"?>${svg("")}`,
      "the instruction <?xml-stylesheet>",
    ],
    [
      "another encoding",
      `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg("")}`,
      "another encoding than UTF-8",
    ],
  ])("%s", (_, source, holds) => expect(svgFault(source)).toEqual({ holds }));
});

test.each([
  ["an open element", "<svg><g></svg>"],
  ["no root", "<!-- -->"],
  ["two roots", "<svg/><svg/>"],
  ["text before the root", "a<svg/>"],
  ["text behind the root", "<svg/>a"],
  ["another root", "<html/>"],
  ["a root of HTML", `<h:svg ${h}/>`],
  ["a comment with two dashes", svg("<!-- a -- b -->")],
  ["a comment that never ends", svg("<!-- ")],
  ["an attribute without quotes", svg("<g id=a/>")],
  ["an attribute without a value", svg("<g hidden/>")],
  ["a < in an attribute", svg('<g id="<"/>')],
  ["an entity of HTML", svg("&Tab;")],
  ["a character that is none", svg("&#0;")],
  ["a prefix that means nothing", "<svg:svg/>"],
])("%s is no picture", (_, source) => expect(svgFault(source)).toBe("unreadable"));

test.each([
  [
    "a prolog",
    `\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<!-- a -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${svg("")}\n`,
  ],
  ["a prefix for all", `<s:svg ${s}><s:path d="M0 0"/></s:svg>`],
  [
    "notes of an editor",
    svg(
      '<metadata><rdf:RDF><dc:title>A</dc:title></rdf:RDF></metadata><sodipodi:namedview inkscape:path="C:\\a(1)"/>',
      ' xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"',
    ),
  ],
  ["parts of itself", svg(`<g fill="url(#a)" style="mask:url('#b')"><use ${x} x:href="#a"/></g>`)],
  [
    "pixels and a font within",
    svg(
      '<image href="data:image/png;base64,AA=="/><style>@font-face{src:url(data:font/woff2;base64,AA==)}</style>',
    ),
  ],
  ["a link", svg('<a href="https://example.org/">A &amp; b &lt; &#8211; c</a>')],
  ["an animation", svg('<animate attributeName="opacity" values="0;1"/>')],
])("%s is accepted", (_, source) => expect(svgFault(source)).toBeUndefined());

const n = 1_000_000;
test.each([
  ["comments", `${"<!---->".repeat(n / 7)}x`],
  ["comments that never close", "<!--".repeat(n / 4)],
  ["tags that never close", `<svg>${"<g ".repeat(n / 3)}`],
  ["open elements", "<svg>".repeat(n / 5)],
  ["spaces in a tag", `<svg ${" ".repeat(n)}`],
  ["spaces before an equals sign", `<svg a${" ".repeat(n)}`],
  ["a long name", `<${"a".repeat(n)}`],
  ["document types", `<!DOCTYPE svg ${"SYSTEM ".repeat(n / 7)}`],
  ["references", svg("&amp".repeat(n / 4))],
  ["addresses in a style", svg(`<style>${"url(#".repeat(n / 5)}</style>`)],
  ["an address in a style", svg(`<style>url(data:font/${"a".repeat(n)}</style>`)],
  ["spaces in a style", svg(`<style>url(${" ".repeat(n)}</style>`)],
])("a megabyte of %s is read at once", (_, source) => {
  // Time of the processor: on a busy machine a clock measures what others do.
  const start = process.cpuUsage();
  svgFault(source);
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(5);
});
