import type { HostileCase, HostileKind } from "../hostile-case.ts";

const page = (name: string): string => `---\ntitle: A\n---\n\n![A picture](${name})\n`;
const picture = (
  name: string,
  file: string,
  content: string | Uint8Array,
  gives: readonly string[] = [],
): HostileCase => ({
  name,
  files: { [`docs/${file}`]: content, "docs/a.md": page(file) },
  gives,
});
const unreadable = ["docs/a.md:5:14 image-unreadable"];
const code = ["docs/a.md:5:14 image-code"];
const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);
const svg = (inner: string, attributes = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1" ${attributes}>${inner}</svg>`;
/** A PNG whose head states a size that no memory holds; no reader may trust it. */
const hugePng = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]),
  Buffer.from("IHDR"),
  Buffer.from([0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff, 8, 6, 0, 0, 0, 0, 0, 0, 0]),
]);

/** Pictures that are not valid, and pictures that carry code. */
export const images: HostileKind = {
  kind: "images",
  about:
    "Files that only look like pictures, and pictures that contain code. A page shows them by `<img>`, which runs no code; an SVG that is opened by itself is a document, so it is checked against lists of allowed elements and attributes.",
  cases: [
    picture("text as PNG", "p.png", "This is no picture.", unreadable),
    picture("an empty PNG", "p.png", "", unreadable),
    picture("a PNG of one byte", "p.png", bytes(0x89), unreadable),
    picture("a PNG that is cut", "p.png", bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), unreadable),
    picture("a PNG of a size beyond memory", "p.png", hugePng),
    picture("a script as JPEG", "p.jpg", "<script>canary()</script>", unreadable),
    picture("HTML as GIF", "p.gif", "GIF89a<script>canary()</script>"),
    picture("a JPEG that is cut", "p.jpg", bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16), unreadable),
    picture(
      "a JPEG whose blocks never end",
      "p.jpg",
      bytes(
        0xff,
        0xd8,
        ...Array.from({ length: 4000 }, (_, i) =>
          i % 4 === 0 ? 0xff : i % 4 === 1 ? 0xe0 : i % 4 === 2 ? 0 : 2,
        ),
      ),
      unreadable,
    ),
    picture(
      "a TIFF that leads to itself",
      "p.tiff",
      bytes(0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0),
      unreadable,
    ),
    picture("a WebP without a body", "p.webp", "RIFF\0\0\0\0WEBPVP8 "),
    picture("an AVIF of one box", "p.avif", bytes(0, 0, 0, 0, 0x66, 0x74, 0x79, 0x70), unreadable),
    picture("an ICNS of no length", "p.icns", bytes(0x69, 0x63, 0x6e, 0x73, 0, 0, 0, 0), unreadable),
    picture("an SVG with a script", "p.svg", svg("<script>canary()</script>"), code),
    picture("an SVG that loads", "p.svg", svg("", 'onload="canary()"'), code),
    picture(
      "an SVG with an entity bomb",
      "p.svg",
      `<!DOCTYPE svg [<!ENTITY a "x"><!ENTITY b "&a;&a;&a;">]>${svg("&b;")}`,
      code,
    ),
    picture(
      "an SVG with an entity outside",
      "p.svg",
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg("&a;")}`,
      code,
    ),
    picture("an SVG without a size", "p.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    picture(
      "an SVG of an invalid size",
      "p.svg",
      '<svg xmlns="http://www.w3.org/2000/svg" width="x" height="-1"/>',
    ),
    picture(
      "an SVG of an endless size",
      "p.svg",
      '<svg xmlns="http://www.w3.org/2000/svg" width="1e999" height="1"/>',
    ),
    picture("an SVG of spaces", "p.svg", `<svg ${" ".repeat(100_000)}`, unreadable),
    picture("an SVG of comments", "p.svg", `${"<!---->".repeat(28)}x`, unreadable),
    picture("an SVG of tags that never close", "p.svg", `<svg>${"<g ".repeat(100_000)}`, unreadable),
    picture(
      "an SVG with a script of a prefix",
      "p.svg",
      svg('<s:script xmlns:s="http://www.w3.org/2000/svg">canary()</s:script>'),
      code,
    ),
    picture(
      "an SVG with a picture of XHTML",
      "p.svg",
      svg('<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="x" onerror="canary()"/>'),
      code,
    ),
    picture("an SVG with a handler behind a >", "p.svg", svg('<g id=">" onclick="canary()"/>'), code),
    picture(
      "an SVG with a handler by default",
      "p.svg",
      `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "canary()">]>${svg("")}`,
      code,
    ),
    picture("an SVG with a hidden address", "p.svg", svg('<a href="&#106;avascript:canary()"/>'), code),
    picture("an SVG with a picture of others", "p.svg", svg('<image href="//example.org/a.png"/>'), code),
    picture("an SVG with an import", "p.svg", svg("<style>@import url(//example.org/a)</style>"), code),
    picture(
      "an SVG with a style sheet",
      "p.svg",
      `<?xml-stylesheet href="a.xsl" type="text/xsl"?>${svg("")}`,
      code,
    ),
    picture("HTML as SVG", "p.svg", "<html><script>canary()</script></html>", unreadable),
    picture("a program as a picture", "p.exe", "MZ", unreadable),
    picture("HTML as a picture", "p.html", "<script>canary()</script>", unreadable),
  ],
};
