import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { codes, pageAt, samplesFolder, siteOf } from "../../tests/support/pages/site-of.ts";

/** 1440 by 960 pixels. */
const picture = readFileSync(join(samplesFolder, "images/photograph.webp"));
const sources =
  "type: sources\nsources:\n  - { id: page, kind: domain, title: A page, url: 'https://example.org/p' }\n";
const own = "{ path: board.webp, alt: Seen from above, licence: own, holder: Sample Ltd }";
const product = (id: string, photograph: string): string =>
  `type: product\nid: ${id}\ntitle: Board A\nsummary: A.\nstate: published\nfunction: A\nlifecycle: not-stated\n` +
  `maturity: not-stated\nphotograph: ${photograph}\n`;
const site = (photograph: string, more: Readonly<Record<string, string | Uint8Array>> = {}) =>
  siteOf({
    "site.yaml": "title: A\norganization: { name: Sample Ltd, legalName: Sample Limited }\n",
    ...{ "sources.yaml": sources, "board.webp": picture, "products/a.yaml": product("a", photograph) },
    ...more,
  });
const found = async (...made: Parameters<typeof site>): Promise<string[]> =>
  codes(await site(...made)).filter((code) => !code.endsWith("image-unused"));

test("one that is whole, large enough and said to be one's own is shown with its holder", async () => {
  const made = await site(own);
  expect(codes(made)).toEqual([]);
  expect(pageAt(made, "/products/a")).toMatchObject({
    photograph: { alt: "Seen from above", width: 1440, height: 960, credit: "© Sample Ltd" },
  });
});

test.each([
  [
    "CC-BY-SA-3.0",
    "B, © C",
    { title: "CC BY-SA 3.0", href: "https://creativecommons.org/licenses/by-sa/3.0/" },
  ],
  ["CC0-1.0", "B, C", { title: "CC0 1.0", href: "https://creativecommons.org/publicdomain/zero/1.0/" }],
  ["permission", "B, © C, with permission", undefined],
])("the words for %s are %s", async (licence, credit, expected) => {
  const made = await site(
    `{ path: board.webp, alt: Seen from above, licence: ${licence}, holder: C, credit: B, source: page }`,
  );
  expect(codes(made)).toEqual([]);
  const page = pageAt(made, "/products/a");
  expect(page).toMatchObject({
    photograph: { credit, citation: { id: "page" } },
    citations: [{ id: "page" }],
  });
  expect(page.type === "product" && page.photograph?.licence).toEqual(expected);
});

test.each([
  [
    "the name and words for a picture",
    own.replace("Seen from above", "A photo of the Board A"),
    "9:38 photograph-alt",
  ],
  ["the name of the file", own.replace("Seen from above", "board.webp"), "9:38 photograph-alt"],
  ["a holder who is somebody else", own.replace("Sample Ltd", "B"), "9:77 photograph-rights"],
  ["a licence without a proof", own.replace("own", "CC-BY-4.0"), "9:64 photograph-rights"],
  ["a licence that forbids to sell", own.replace("own", "CC-BY-NC-4.0"), "9:64 schema-enum"],
  ["no licence", own.replace(" licence: own,", ""), "9:1 schema-missing-key"],
  ["no alternative text", own.replace(" alt: Seen from above,", ""), "9:1 schema-missing-key"],
  ["a file that is not there", own.replace("board.webp", "other.webp"), "9:21 image-not-found"],
  ["a drawing", own.replace("board.webp", "b.svg"), "9:21 photograph-kind"],
  ["a kind that no browser shows", own.replace("board.webp", "b.tiff"), "9:21 photograph-kind"],
  ["text that is called a picture", own.replace("board.webp", "b.png"), "9:21 image-unreadable"],
  ["a picture that is cut", own.replace("board.webp", "cut.webp"), "9:21 photograph-damaged"],
])("%s is refused", async (_, photograph, code) => {
  const files = {
    "b.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="960"/>',
    "b.tiff": Uint8Array.from([0x49, 0x49, 42, 0]),
    "b.png": "no picture",
    "cut.webp": picture.subarray(0, 4000),
  };
  expect(await found(photograph, files)).toEqual([`products/a.yaml:${code}`]);
});

test("the same file under another name has the same rights", async () => {
  const other = product("b", "{ path: again.webp, alt: From below, licence: own, holder: Sample Limited }");
  const files = { "again.webp": picture, "products/b.yaml": other.replace("title: Board A", "title: B") };
  expect(await found(own, files)).toEqual(["products/b.yaml:9:59 photograph-rights"]);
});
