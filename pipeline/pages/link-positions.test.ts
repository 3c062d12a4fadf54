import { describe, expect, test } from "vitest";
import { LineMap } from "../core/diagnostics.ts";
import { dictionaries, type Files, picture, productWith, siteOf } from "../tests/support/pages/site-of.ts";

/** A target that leads nowhere; an image target ends in .png. */
const target = "/nowhere-at-all";

const doc = (body: string, front = "") => `---\ntitle: Sample\n${front}---\n\n${body}\n`;
const page = (more: string) =>
  `type: page\nid: about\ntitle: About\nsummary: A sample.\nstate: published\n${more}\n`;
const home = (block: string) =>
  `type: landing\nid: home\ntitle: Home\nsummary: A sample.\nstate: published\nroute: /\nblocks:\n${block}\n`;
const inDoc = (body: string, front = ""): Files => ({ "docs/intro.md": doc(body, front) });
const inPage = (more: string): Files => ({ "pages/about.yaml": page(more) });
const inSite = (text: string): Files => ({ "site.yaml": `${text}\n` });

/** Every place in which a person can write a link. The target occurs in each once. */
const fields: Readonly<Record<string, Files>> = {
  "an inline link": inDoc(`See [x](${target}).`),
  "an inline link with a title": inDoc(`See [x](${target} "Title").`),
  "a link in angle brackets": inDoc(`See [x](<${target}>).`),
  "a definition": inDoc(`See [x], [y][x] and [x][].\n\n[x]: ${target} 'Title'`),
  "a picture": inDoc(`![x](${target}.png)`),
  "a linked picture": inDoc(`[![x](img/a.svg)](${target})`),
  "a picture in a link": inDoc(`[![x](${target}.png)](/docs/intro)`),
  "an HTML link": inDoc(`See <a class="x" href="${target}">x</a>.`),
  "an HTML picture": inDoc(`See <img alt="x" src='${target}.png'>.`),
  "an HTML block": inDoc(`<div>\n<p>x</p>\n<a href="${target}">x</a>\n</div>`),
  "a heading": inDoc(`## A [x](${target})`),
  "a setext heading": inDoc(`A [x](${target})\n---`),
  "a cell of a table": inDoc(`| a | b |\n| - | - |\n| x \\| y | 😀 [x](${target}) |`),
  "the head of a table": inDoc(`| a | [x](${target}) |\n| - | - |\n| x | y |`),
  "a nested list": inDoc(`- a\n  - b\n\n    c [x](${target})`),
  "a list after tabs": inDoc(`-\ta\n\n\tb\t[x](${target})`),
  "an ordered list": inDoc(`10. a\n11. b [x](${target})`),
  "a task": inDoc(`- [x] done [x](${target})`),
  "a quote": inDoc(`> a\n> > b [x](${target})`),
  "a lazy line": inDoc(`> a\nb [x](${target})`),
  "an admonition": inDoc(`::::note[T]\n\n:::tip\n\nb [x](${target})\n\n:::\n\n::::`),
  "the title of an admonition": inDoc(`:::note[T [x](${target})]\n\na\n\n:::`),
  details: inDoc(`<details>\n<summary>s</summary>\n\na [x](${target})\n\n</details>`),
  "a footnote": inDoc(`a[^1]\n\n[^1]: b [x](${target})`),
  emphasis: inDoc(`**a *b [x](${target})* c**`),
  "a second line": inDoc(`a\n  b\\\n😀 漢 é\u0301 [x](${target}) \`c\``),
  "text after code": inDoc(`\`\`\`\n[x](/other)\n\`\`\`\n\n\`a\` [x](${target})`),
  "front matter": inDoc("a", `related:\n  - ${target}\n`),
  "front matter in brackets": inDoc("a", `related: [ "${target}" ]\n`),
  "a literal block": inPage(`body: |\n  a\n\n  - b 😀 [x](${target})`),
  "a literal block with an indicator": inPage(`body: |2-\n  a\n\n  b [x](${target})`),
  "a folded block": inPage(`body: >-\n  a 😀\n  b [x](${target})`),
  "double quotes": inPage(`body: "a \\"b\\" \\U0001F600 [x](${target})"`),
  "single quotes": inPage(`body: 'it''s [x](${target})'`),
  "plain text on two lines": inPage(`body: a 😀\n  b [x](${target})`),
  "a definition in a literal block": inPage(`body: |\n  a [x]\n\n  [x]: ${target}`),
  "a related page": inPage(`related:\n- ${target}`),
  "an action of the home page": {
    "pages/home.yaml": home(
      `  - { kind: hero, heading: A, text: B, actions: [ { label: "😀", to: "${target}" } ] }`,
    ),
  },
  "text of the home page": {
    "pages/home.yaml": home(`  - kind: text\n    id: a\n    heading: A\n    text: |\n      a [x](${target})`),
  },
  "a card of the home page": {
    "pages/home.yaml": home(`  - { kind: cards, id: a, heading: A, items: [ ${target} ] }`),
  },
  "the navigation": inSite(`navigation:\n  - { label: A, to: ${target} }`),
  "a menu": inSite(`navigation:\n  - label: A\n    items:\n      - label: "😀"\n        to: "${target}"`),
  "the footer": inSite(`footer:\n  groups:\n    - items:\n        - { label: "😀", to: '${target}' }`),
  "the logo": inSite(`logo: { alt: A, path: ${target}.png }`),
  "a redirect": inSite(`redirects:\n  - { from: /old, to: ${target} }`),
  "the announcement": inSite(`announcement: { id: a, text: "a [x](${target})" }`),
  "the not-found page": inSite(`notFound:\n  title: A\n  lines:\n    - a [x](${target})`),
};

const encodings: Readonly<Record<string, (text: string) => string>> = {
  LF: (text) => text,
  CRLF: (text) => text.replaceAll("\n", "\r\n"),
  "a byte order mark": (text) => `\ufeff${text}`,
  "CRLF and a byte order mark": (text) => `\ufeff${text.replaceAll("\n", "\r\n")}`,
};

const base: Files = {
  "docs/intro.md": doc("Sample."),
  "docs/img/a.svg": picture,
};

describe.each(Object.entries(encodings))("with %s", (_name, encode) => {
  test.each(Object.entries(fields))(
    "a link in %s is reported once, at its characters",
    async (_place, files) => {
      const encoded = Object.fromEntries(
        Object.entries({ ...base, ...files }).map(([path, text]) => [path, encode(String(text))]),
      );
      const { diagnostics } = await siteOf(encoded);
      const [path = ""] = Object.keys(files);
      expect(
        diagnostics.map(({ file, line, column, endLine, endColumn, code }) => ({
          code,
          file,
          line,
          column,
          endLine,
          endColumn,
        })),
      ).toEqual([expectedAt(path, encoded[path] ?? "")]);
    },
  );
});

/** Columns as editors count them: a byte order mark at the start of a file is not counted. */
function expectedAt(file: string, text: string) {
  const withoutMark = text.replace(/^\ufeff/, "");
  const start = withoutMark.indexOf(target);
  const isImage = withoutMark.startsWith(".png", start + target.length);
  const length = target.length + (isImage ? ".png".length : 0);
  const position = new LineMap(withoutMark).position(start, start + length);
  return {
    code: isImage ? "image-not-found" : "link-not-found",
    file,
    ...quotedPosition(withoutMark, start, position),
  };
}

/** A YAML scalar in quotes is marked with its quotes. */
function quotedPosition(text: string, start: number, position: ReturnType<LineMap["position"]>) {
  const isQuoted = /["']/.test(text[start - 1] ?? "") && /[{[:] ?["']$/.test(text.slice(start - 3, start));
  if (!isQuoted) return position;
  return { ...position, column: position.column - 1, endColumn: position.endColumn + 1 };
}

const codesOf = async (files: Files) => (await siteOf(files)).diagnostics.map(({ code }) => code);

test("an anchor of a list whose links lead nowhere is not checked until they are mended", async () => {
  const link = inDoc("[Next](/about#part-related)");
  const related = (target: string) => inPage(`related: [${target}]\n`);
  expect(await codesOf({ ...link, ...related("/docs/intro") })).toEqual([]);
  expect(await codesOf({ ...link, ...related(target) })).toEqual(["link-not-found"]);
  expect(await codesOf({ ...link, ...inPage("") })).toEqual(["anchor-not-found"]);
});

test("nor is one of a list of records of which there is none", async () => {
  const link = inDoc("[More](/products/board#part-accessories)");
  const board = (more: string): Files => ({ "products/board.yaml": productWith("    []\n", more) });
  const other = { "products/other.yaml": productWith("    []\n", "", "other") };
  const all = { ...dictionaries, ...link, ...other };
  expect(await codesOf({ ...all, ...board("accessories: [other]\n") })).toEqual([]);
  expect(await codesOf({ ...all, ...board("accessories: [nobody]\n") })).toEqual(["reference-not-found"]);
  expect(await codesOf({ ...all, ...board("") })).toEqual(["anchor-not-found"]);
});
