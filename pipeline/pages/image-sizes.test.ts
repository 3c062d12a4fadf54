import { expect, test } from "vitest";
import { codes, pageAt, siteOf } from "../tests/support/pages/site-of.ts";

/** 600 by 400 pixels. */
const wide = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>';
const shapeless = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** A JPEG of 30 by 20 pixels whose camera was held upright: browsers show 20 by 30. */
const turned = Uint8Array.from([
  ...[0xff, 0xd8],
  // Exif, big endian, one entry: orientation 6.
  ...[0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8],
  ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
  ...[0xff, 0xc0, 0x00, 0x11, 8, 0, 20, 0, 30, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1],
  ...[0xff, 0xd9],
]);

const files = { "docs/wide.svg": wide, "docs/shapeless.svg": shapeless, "docs/turned.jpg": turned };
const cases: [written: string, sizes: string][] = [
  ['<img alt="a" src="wide.svg">', 'width="600" height="400"'],
  ["![a](wide.svg)", 'width="600" height="400"'],
  ['<img alt="a" src="wide.svg" width="300">', 'width="300" height="200"'],
  ['<img alt="a" height="100" src="wide.svg">', 'height="100" width="150"'],
  ['<img alt="a" width="100" src="wide.svg">', 'width="100" height="67"'],
  ['<img alt="a" width="1" src="wide.svg">', 'width="1" height="1"'],
  ['<img alt="a" title=\'width="7"\' src="wide.svg" width="300px">', 'width="300" height="200"'],
  ['<img alt="a" src="wide.svg" width=" 299.6 ">', 'width="300" height="200"'],
  ['<img alt="a" src="wide.svg" width="300" height="10">', 'width="300" height="10"'],
  ['<img alt="a" src="wide.svg" width="50%">', 'width="50%"'],
  ['<img alt="a" src="wide.svg" width="50%" height="100">', 'width="50%" height="100"'],
  ['<img alt="a" src="wide.svg" width="0">', 'width="0"'],
  ['<img alt="a" src="shapeless.svg" width="300">', 'width="300"'],
  ['<img alt="a" src="turned.jpg" width="10">', 'width="10" height="15"'],
];

test.each(cases)("%s has %s", async (written, sizes) => {
  const site = await siteOf({ ...files, "docs/a.md": `# A\n\nText ${written}\n` });
  const found = JSON.stringify(pageAt(site, "/docs/a")).replaceAll('\\"', '"');
  const tag = /<img[^>]*>/.exec(found)?.[0] ?? "";
  expect(tag.match(/(?<= )(?:width|height)="[^"]*"/g)?.join(" ")).toBe(sizes);
  expect(codes(site).filter((code) => !code.endsWith("image-unused"))).toEqual([]);
});

test("a size in a unit that a picture cannot have is reported", async () => {
  const site = await siteOf({ ...files, "docs/a.md": '# A\n\n<img alt="a" src="wide.svg" width="20em">\n' });
  expect(codes(site)).toContain("docs/a.md:3:36 html-attribute-not-allowed");
});
