import { expect, test } from "vitest";
import { pageAt, siteOf } from "../../tests/support/pages/site-of.ts";

const drawn =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 90"><path d="M0 0h2" stroke="var(--ink)"/></svg>';
const plain = drawn.replace("var(--ink)", "#000");

const htmlOf = async (markdown: string): Promise<string> => {
  const site = await siteOf({
    "docs/a.svg": drawn,
    "docs/b.svg": plain,
    "docs/a.md": `# A\n\n${markdown}\n`,
  });
  return JSON.stringify(pageAt(site, "/docs/a")).replaceAll('\\"', '"');
};

test("a drawing that takes its colours from the page is a part of it, with its caption, its size and its file", async () => {
  const html = await htmlOf('![Two & more](a.svg "Caption.")');
  expect(html).toMatch(
    /<figure class="image"><svg role="img" aria-label="Two &amp; more" width="480" height="90" data-src="\/assets\/[^"]+\.svg" viewBox="0 0 480 90"><path d="M0 0h2" stroke="var\(--ink\)"><\/path><\/svg><figcaption>Caption\.<\/figcaption>/,
  );
  expect(html).not.toContain("<img");
});

test("in a text it keeps the size that its author gave, and is no word where it is decoration", async () => {
  expect(await htmlOf('Text <img alt="" src="a.svg" width="240">')).toContain(
    '<svg aria-hidden="true" width="240" height="45"',
  );
});

test("a picture that brings its own colours stays one", async () => {
  expect(await htmlOf("![a](b.svg)")).toMatch(
    /<img src="\/assets\/b\.[^"]+\.svg" width="480" height="90" alt="a"/,
  );
});
