import { existsSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ImportPlace, type Texts } from "../../../tests/support/commands/import/import-place.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1">';
const picture = `${svg}</svg>\n`;

const vitepress: Texts = {
  "package.json": '{ "repository": "github:example/board" }',
  "docs/.vitepress/config.ts": `import { defineConfig } from 'vitepress'
export default defineConfig({
  title: 'Board', description: 'Docs of a board.', base: '/',
  srcExclude: ['drafts/**', '**/_*.md'],
  rewrites: { 'guide/first.md': 'guide/old-first.md', 'pkg/:name/x.md': ':name/x.md' },
  themeConfig: {
    editLink: { pattern: 'https://github.com/example/board/edit/main/docs/:path' },
    nav: [{ text: 'Guide', link: '/guide/' }, { text: 'Gone', link: '/gone' }, { text: 'More', items: [{ items: [{ text: 'Code', link: 'https://example.org/' }] }, { text: 'Lost', link: '/lost' }] }],
    sidebar: [{ text: 'Start', items: [{ text: 'First', link: '/guide/first' }] }],
  },
})
`,
  "docs/index.md":
    "---\nlayout: home # kept\ntitle: Board\noutline: deep\nhero: { name: Board }\n---\n\n# Board\n\nText.\n",
  "docs/guide/index.md":
    "# Guide\n\nSee [first](./first#gone), [code](../../firmware/main.c) and [dead](/nowhere).\n",
  "docs/guide/first.md":
    '# First\n\n## 3.3 V {#supply}\n\nUses {{ version }}.\n\n<svg-image :svg="a" />\n\n<Player id="1" />\n\n![Board](/board.svg)\n',
  "docs/drafts/x.md": "# Draft\n",
  "docs/public/board.svg": picture,
  "docs/public/_redirects": "/start /guide/first 301\n/any/* /guide/:splat 301\n/deep /start#supply 301\n",
  "docs/.vitepress/theme/index.ts": "throw new Error()",
  "firmware/main.c": "int main(void) { return 0; }\n",
};

describe("a site of VitePress", () => {
  test("is a data folder that has no mistake, with the addresses that it had", async () => {
    const place = new ImportPlace(vitepress);
    expect(await place.run()).toBe(0);
    expect(await place.errors()).toEqual([]);
    expect(await place.addresses()).toEqual([
      "/",
      "/deep > /guide/old-first#supply",
      "/guide",
      "/guide/old-first",
      "/start > /guide/old-first",
    ]);
    expect(place.paths()).toEqual([
      "baseline.yaml",
      "docs/.vitepress/config.ts",
      "docs/guide/first.md",
      "docs/guide/index.md",
      "docs/index.md",
      "docs/public/board.svg",
      "site.yaml",
    ]);
  });

  test("has what its front matter said, and keeps the rest where nobody sees it", async () => {
    const place = new ImportPlace(vitepress);
    await place.run();
    expect(place.read("docs/index.md")).toBe(
      "---\ntitle: Board\ntoc_min_heading_level: 2\ntoc_max_heading_level: 6\nimported:\n  layout: home # kept\n  outline: deep\n  hero: { name: Board }\n---\n\n# Board\n\nText.\n",
    );
  });

  test("leaves its dead links and what nothing can show as they are written", async () => {
    const place = new ImportPlace(vitepress);
    await place.run();
    expect(place.read("docs/guide/index.md")).toBe(
      "# Guide\n\nSee [first](./first#gone), [code](../../firmware/main.c) and [dead](/nowhere).\n",
    );
    expect(place.read("docs/guide/first.md")).toContain(
      'Uses {{ version }}.\n\n<svg-image :svg="a" />\n\n<Player',
    );
    expect(
      place.read("site.yaml"),
    ).toBe(`# Imported with fairlead import docs. Your changes here stay when the source is imported again.
schemaVersion: 2
title: Board
tagline: Docs of a board.
docs:
  route: /
  dialect: vitepress
  repository: https://github.com/example/board/blob/main/{path}
  folder: docs
  components:
    Player:
      as: nothing
navigation:
  - label: Guide
    to: /guide
  - label: More
    items:
      - label: Code
        to: https://example.org/
redirects:
  - from: /start
    to: /guide/old-first
  - from: /deep
    to: /guide/old-first#supply
`);
  });

  test("is reported by how often, with places", async () => {
    const place = new ImportPlace(vitepress);
    await place.run();
    for (const text of [
      "docs of VitePress, because there is docs/.vitepress.\n3 pages, 4 other files.\n\nA person must look at this\n",
      '     1  Accepted by baseline.yaml: anchor-not-found.\n        docs/guide/index.md:3  The page /guide/old-first has no anchor "gone" (from "./first#gone").\n',
      "     3  Keys of front matter that have no place here are under `imported`\n        docs/index.md:2  layout\n",
      '     1  Unknown components are "nothing" in docs.components of site.yaml: choose their meaning\n        docs/guide/first.md:9  Player\n',
      '     1  Accepted by baseline.yaml: link-not-found.\n        docs/guide/index.md:3  No page of this site is at "/nowhere".\n',
      "     1  Redirects from patterns are left out: write them at the host, or one by one\n        site.yaml  /any/* → /guide/:splat\n",
      "     2  Links of the menu at the top that lead to no page are left out\n        site.yaml  Gone → /gone\n        site.yaml  Lost → /lost\n",
    ])
      expect(place.output).toContain(text);
    expect(place.read(".imported/docs-report.txt")).toContain("/nowhere");
  });
});

interface Case {
  readonly files: Texts;
  readonly addresses: readonly unknown[];
  /** The files of the data folder, by path. */
  readonly texts: Texts;
}

const systems: Readonly<Record<string, Case>> = {
  MkDocs: {
    files: {
      "mkdocs.yml":
        "site_name: Board\nsite_url: https://example.org/board/\nrepo_url: https://github.com/example/board\nedit_uri: blob/main/manual/\ndocs_dir: manual\nnav:\n  - Start: index.md\n  - First: a/first.md\nplugins:\n  - search\n  - redirects:\n      redirect_maps:\n        old.md: a/first.md\n        away.md: https://example.org/away\n",
      "manual/index.md": "---\nhide: [navigation]\n---\n\n# Board\n\n!!! note\n    Text.\n",
      "manual/a/first.md": "# First\n\n[up](../index.md) [config](../../config/a.cfg) ![x](../x.svg)\n",
      "manual/x.svg": `${svg}<script>alert(1)</script><rect width="1" height="1"/></svg>\n`,
      "config/a.cfg": "a\n",
    },
    addresses: ["/", "/a/first", "/away > https://example.org/away", "/old > /a/first"],
    texts: { "docs/x.svg": `${svg}<rect width="1" height="1"/></svg>\n`, "mkdocs.yml": "site_name: Board" },
  },
  mdBook: {
    files: {
      "book.toml":
        '[book]\ntitle = "Board"\n[output.html]\ngit-repository-url = "https://gitlab.com/example/board"\n[output.html.redirect]\n"/old.html" = "first.html"\n',
      "src/SUMMARY.md": "# Summary\n\n- [First](first.md)\n- [Second](b/README.md)\n",
      "src/first.md":
        '# First\n\n```rust\n{{#include ../listings/a.rs}}\n```\n\n<Listing caption="A">\n\nText.\n\n</Listing>\n',
      "src/b/README.md": "# Second\n\n[std](../../std/x.html) and [again][std].\n\n[std]: ../../std/y.html\n",
      "listings/a.rs": "fn main() {}\n",
    },
    addresses: ["/b", "/first", "/old > /first"],
    texts: {
      "listings/a.rs": "fn main() {}",
      "docs/b/README.md": "[std](../../std/x.html) and [again][std].\n\n[std]: ../../std/y.html\n",
      "site.yaml": "    Listing:\n      as: card\n      title: caption\n",
    },
  },
  Docusaurus: {
    files: {
      "docusaurus.config.js":
        "const config = { title: 'Board', url: 'https://example.org', baseUrl: '/',\n  presets: [['classic', { docs: { routeBasePath: 'guide', editUrl: 'https://github.com/example/board/tree/main/web/' } }]],\n  plugins: [['@docusaurus/plugin-client-redirects', { redirects: [{ from: ['/guide/old'], to: '/guide/first' }] }]],\n};\nmodule.exports = config;\n",
      "docs/01-first.mdx":
        'import X from "@theme/X";\n\nexport const a = {\n  b: 1,\n};\n\n# First\n\n[tool](/tool) [app](app://open) ![x](/img/x.svg)\n\n<Variants>\n<TabItem value="a">Text.</TabItem>\n</Variants>\n',
      "docs/second.md": "---\nslug: /two\n---\n\n# Second\n\n:::note\n\nNot closed.\n",
      "static/img/x.svg": picture,
      "src/pages/tool.js": "throw new Error()",
    },
    addresses: ["/guide/first", "/guide/old > /guide/first", "/guide/two"],
    texts: {
      "docs/01-first.mdx":
        'import X from "@theme/X";\n\nexport const a = {\n  b: 1,\n};\n\n# First\n\n[tool](https://example.org/tool) [app](app://open) ![x](/img/x.svg)\n',
      "docs/second.md": ":::note\n\nNot closed.\n",
      "site.yaml": "  folder: web/docs\n  components:\n    Variants:\n      as: tabs\n",
    },
  },
  GitBook: {
    files: {
      ".gitbook.yaml": "root: ./content/\nredirects:\n  old/page: first.md\n",
      "content/SUMMARY.md": "# Summary\n\n* [Board](README.md)\n* [First](first.md)\n",
      "content/README.md": '# Board\n\n{% hint style="info" %}\nText.\n{% endhint %}\n',
      "content/first.md": "# First\n\n[licence](LICENSE)\n",
      "content/LICENSE": "Text.\n",
    },
    addresses: [
      "/",
      expect.stringMatching(/^\/LICENSE > \/assets\/LICENSE\.[0-9a-f]+\.txt$/),
      "/first",
      "/old/page > /first",
    ],
    texts: { "docs/LICENSE.txt": "Text.\n", "docs/first.md": "[licence](LICENSE.txt)" },
  },
  GitHub: {
    files: {
      "README.md": "# Repository\n",
      "docs/README.md": "# Board\n\n> [!NOTE]\n> Text.\n\n[First](FIRST.md)\n",
      "docs/first.md": "# First\n",
    },
    addresses: ["/", "/first"],
    texts: { "docs/README.md": "[First](/first)" },
  },
};

describe.each(Object.entries(systems))("a site of %s", (_, { files, addresses, texts }) => {
  test("is a data folder that has no mistake, with the addresses that it had", async () => {
    const place = new ImportPlace(files);
    expect(await place.run()).toBe(0);
    expect(await place.errors()).toEqual([]);
    const found = await place.addresses();
    expect(found.filter((address) => address !== "/" || addresses.includes("/"))).toEqual(addresses);
    for (const [path, text] of Object.entries(texts)) expect(place.read(path)).toContain(text);
  });
});

test("files that lie far outside the docs, ids given twice and a page for what is not found have their place", async () => {
  const place = new ImportPlace({
    "guide/book.toml": "[book]\n",
    "guide/src/SUMMARY.md": "- [A](b/a.md)\n",
    "guide/src/404.md": "# Gone\n",
    "guide/src/b/a.md":
      "# A\n\n```rust\n{{#include ../../../examples/x.rs}}\n```\n\n{{#include ../../../gone.md}}\n\n## One {#x}\n\n## Two {#x}\n",
    "examples/x.rs": "fn main() {}\n",
  });
  expect(await place.run()).toBe(0);
  expect(await place.errors()).toEqual([]);
  expect(place.paths()).toEqual([
    "baseline.yaml",
    "book.toml",
    "docs/404.md",
    "docs/SUMMARY.md",
    "docs/b/a.md",
    "imported/examples/x.rs",
    "site.yaml",
  ]);
  expect(place.read("docs/b/a.md")).toBe(
    "# A\n\n```rust\n{{#include ../../imported/examples/x.rs}}\n```\n\n{{#include ../../../gone.md}}\n\n## One {#x}\n\n## Two {#x}\n",
  );
  expect(place.output).toContain(
    "Pages whose address is another page's, or none that a site can have, have one of their own\n        docs/404.md  /404-2\n",
  );
});

test("a folder of a repository is found by what shows the system", async () => {
  const place = new ImportPlace({
    "website/docusaurus.config.js": "module.exports = {};\n",
    "website/docs/a.md": "# A\n",
  });
  expect(await place.run()).toBe(0);
  expect(place.paths()).toEqual(["docs/a.md", "docusaurus.config.js", "site.yaml"]);
});

test("a dry run writes nothing, and says what it would write", async () => {
  const place = new ImportPlace(vitepress);
  expect(await place.run("--dry-run")).toBe(0);
  expect(existsSync(place.data)).toBe(false);
  expect(place.output).toMatch(/Would write .*data: 7 added\.\n$/);
});

describe("a file that no data folder can have is left out with a note, and the rest is a site", () => {
  const docs = { "docs/a.md": "# A\n", "mkdocs.yml": "site_name: A\n" };
  const outside =
    "Links that lead nowhere or out of the imported folder are left out, for nothing outside is read";
  const cases: [name: string, prepare: (place: ImportPlace) => void, file: string, message: string][] = [
    [
      "a page that is a link out of the folder",
      (place) => symlinkSync("/etc/hostname", join(place.source, "docs/b.md")),
      "docs/b.md",
      outside,
    ],
    [
      "a picture that is one",
      (place) => symlinkSync("../../outside.svg", join(place.source, "docs/b.svg")),
      "docs/b.svg",
      outside,
    ],
    [
      "a folder of pages that is one",
      (place) => symlinkSync("/etc", join(place.source, "docs/etc.md")),
      "docs/etc.md",
      outside,
    ],
    [
      "a text larger than any data folder may have",
      (place) => {
        writeFileSync(join(place.source, "docs/b.md"), "");
        truncateSync(join(place.source, "docs/b.md"), 17 * 1024 * 1024);
      },
      "docs/b.md  This file has 17825792 bytes; 16777216 are allowed.",
      "Files that are larger than any data folder may have are left out",
    ],
    [
      "a page that is no text",
      (place) => writeFileSync(join(place.source, "docs/b.md"), Buffer.from([0x50, 0x4b, 3, 4, 0xff])),
      "docs/b.md",
      "Pages that are no text are left out",
    ],
  ];
  test.each(cases)("%s", async (_, prepare, file, message) => {
    const place = new ImportPlace(docs);
    place.write(place.folder, { "outside.svg": "<svg/>" });
    prepare(place);
    expect(await place.run()).toBe(0);
    expect(place.output).toContain(message);
    expect(place.output).toContain(`\n        ${file}`);
    expect(place.paths()).toEqual(["docs/a.md", "mkdocs.yml", "site.yaml"]);
    expect(await place.errors()).toEqual([]);
  });
});

describe("a file whose name a data folder cannot have gets a second name", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"></svg>\n';
  const tall = svg.replace('height="1"', 'height="3"');

  test("and links to it follow", async () => {
    const place = new ImportPlace({
      "mkdocs.yml": "site_name: A\n",
      "docs/index.md":
        "# A\n\n[b](./b%3Ac.md#x) ![p](img/p.svg) ![P](img/P.svg) [q](./con.md) [f](faq.md) [F](FAQ.md)\n",
      "docs/b:c.md": "# B\n\n## X\n\n[a](index.md)\n",
      "docs/con.md": "# Con\n",
      "docs/FAQ.md": "# F\n",
      "docs/faq.md": "# f\n",
      "docs/img/P.svg": svg,
      "docs/img/p.svg": tall,
    });
    expect(await place.run()).toBe(0);
    expect(await place.errors()).toEqual([]);
    expect(place.paths()).toEqual([
      "docs/FAQ.md",
      "docs/b-c.md",
      "docs/con-2.md",
      "docs/faq-2.md",
      "docs/img/P.svg",
      "docs/img/p-2.svg",
      "docs/index.md",
      "mkdocs.yml",
      "site.yaml",
    ]);
    expect(place.read("docs/img/p-2.svg")).toBe(tall);
    expect(place.read("docs/index.md")).toBe(
      "# A\n\n[b](b-c.md#x) ![p](img/p-2.svg) ![P](img/P.svg) [q](con-2.md) [f](faq-2.md) [F](FAQ.md)\n",
    );
    expect(place.output).toContain("docs/faq-2.md  docs/faq.md\n");
    expect(await place.addresses()).toEqual(expect.arrayContaining(["/FAQ", "/b-c", "/con-2", "/faq-2"]));
  });

  test.each<[system: string, menu: string, text: string, now: string]>([
    [
      "mkdocs.yml",
      "mkdocs.yml",
      "nav:\n  - con: con.md\n  - A: a.md\n",
      "nav:\n  - con: con-2.md\n  - A: a.md\n",
    ],
    [
      "book.toml",
      "docs/SUMMARY.md",
      "- [con.md](./con.md)\n- [A](a.md)\n",
      "- [con.md](con-2.md)\n- [A](a.md)\n",
    ],
    [
      "docusaurus.config.js",
      "sidebars.js",
      'module.exports = { s: ["a", "con"] };\n',
      'module.exports = { s: ["a", "con-2"] };\n',
    ],
  ])("and the menu of %s names it so", async (system, menu, text, now) => {
    const place = new ImportPlace({
      [system]: "",
      ...(system === "book.toml" && { [system]: '[book]\nsrc = "docs"\n' }),
      "docs/a.md": "# A\n",
      "docs/con.md": "# Con\n",
      [menu]: text,
    });
    expect(await place.run()).toBe(0);
    expect(place.read(menu)).toBe(now);
    expect(place.output).toContain("Docs that have another name here are in the menu by that one");
    expect(place.output).not.toContain("menu-unread");
  });

  test("in a folder of such a name, and beside a file of the second name", async () => {
    const place = new ImportPlace({
      "mkdocs.yml": "site_name: A\n",
      "docs/index.md": "# A\n\n[x](./u%3Av/x.md)\n",
      "docs/u-v/x.md": "# X\n",
      "docs/u:v/x.md": "# Y\n\n![p](p.svg)\n",
      "docs/u:v/p.svg": svg,
    });
    expect(await place.run()).toBe(0);
    expect(await place.errors()).toEqual([]);
    expect(place.read("docs/index.md")).toBe("# A\n\n[x](u-v/x-2.md)\n");
    expect(place.read("docs/u-v/x-2.md")).toBe("# Y\n\n![p](p.svg)\n");
  });
});

describe("nothing is written", () => {
  const docs = { "docs/a.md": "# A\n", "mkdocs.yml": "site_name: A\n" };

  test("into a folder that has other things, or that is a part of the source", async () => {
    const place = new ImportPlace(docs);
    place.write(place.data, { "notes.txt": "mine" });
    await expect(place.run()).rejects.toThrow("is not empty and was not imported.");
    await expect(place.run("--to", join(place.source, "data"))).rejects.toThrow("are in one another");
    await expect(place.run("--to", place.folder)).rejects.toThrow("are in one another");
    expect(place.paths()).toEqual(["notes.txt"]);
  });

  test("of an archive, which is not unpacked", async () => {
    const place = new ImportPlace(docs);
    place.write(place.folder, { "site.zip": "PK" });
    Object.assign(place, { source: join(place.folder, "site.zip") });
    await expect(place.run()).rejects.toThrow("site.zip is no folder.");
  });
});

test("circles of links come to an end, and a link within the source is the file", async () => {
  const place = new ImportPlace({
    "mkdocs.yml": "site_name: A\n",
    "README.md": "# A\n",
    "docs/b/c.md": "# C\n",
  });
  symlinkSync("..", join(place.source, "docs/b/up"));
  symlinkSync("../README.md", join(place.source, "docs/index.md"));
  expect(await place.run()).toBe(0);
  expect(place.paths()).toEqual(["docs/b/c.md", "docs/index.md", "mkdocs.yml", "site.yaml"]);
  expect(place.read("docs/index.md")).toBe("# A\n");
});

test("includes that climb out of the source, and pictures, bring nothing of what lies there", async () => {
  const place = new ImportPlace({
    "book.toml": "[book]\n",
    "src/SUMMARY.md": "- [A](a.md)\n",
    "src/a.md": "# A\n\n{{#include ../../secret.md}}\n\n![x](../../secret.svg)\n",
  });
  place.write(place.folder, { "secret.md": "SECRET", "secret.svg": `${svg}</svg>` });
  expect(await place.run()).toBe(0);
  expect(place.paths()).toEqual(["baseline.yaml", "book.toml", "docs/SUMMARY.md", "docs/a.md", "site.yaml"]);
  expect(place.read("docs/a.md")).not.toContain("SECRET");
});

test("pages and settings that are not UTF-8 are read, and each is named", async () => {
  const place = new ImportPlace({ "docs/plain.md": "# µ\n" });
  const latin = (text: string): Buffer => Buffer.from(text, "latin1");
  writeFileSync(join(place.source, "mkdocs.yml"), latin("site_name: Prüfstand\n"));
  writeFileSync(join(place.source, "docs/index.md"), latin("# Größe\n\n25 °C\n"));
  writeFileSync(join(place.source, "docs/wide.md"), Buffer.from("\ufeff# Breite µ\n", "utf16le"));
  expect(await place.run()).toBe(0);
  expect(place.read("site.yaml")).toContain("title: Prüfstand");
  expect(place.read("docs/index.md")).toBe("# Größe\n\n25 °C\n");
  expect(place.read("docs/wide.md")).toBe("# Breite µ\n");
  expect(place.output).toMatch(/2 {2}Files are not UTF-8 and name no encoding/);
  expect(place.output).toMatch(/1 {2}Files in another encoding are UTF-8 here\n +docs\/wide\.md {2}utf-16le/);
  expect(await place.errors()).toEqual([]);
});

test("a person names the encoding of pages that are not UTF-8; the others stay what they are", async () => {
  const place = new ImportPlace({ "docs/plain.md": "# Ж\n" });
  writeFileSync(join(place.source, "docs/index.md"), Buffer.from([0x23, 0x20, 0xc2, 0xee]));
  expect(await place.run("--encoding", "windows-1251")).toBe(0);
  expect(place.read("docs/index.md")).toBe("# Во");
  expect(place.read("docs/plain.md")).toBe("# Ж\n");
});

test("what pages include from outside the docs is no source of the data folder, whatever its name", async () => {
  const place = new ImportPlace({
    "mkdocs.yml": "site_name: Board\n",
    "docker-compose.yml": "services: {}\n",
    "package.json": "{}\n",
    "products/board.yaml": "type: product\nid: board\n",
    ".github/workflows/ci.yml": "on: push\n",
    "docs/index.md":
      '# A\n\n--8<-- "docker-compose.yml"\n\n--8<-- "package.json"\n\n--8<-- "products/board.yaml"\n\n--8<-- ".github/workflows/ci.yml"\n',
    "docs/deep/b.md": '# B\n\n--8<-- "products/board.yaml"\n',
  });
  expect(await place.run()).toBe(0);
  expect(await place.errors()).toEqual([]);
  expect(place.paths()).toEqual([
    "baseline.yaml",
    "docs/deep/b.md",
    "docs/index.md",
    "imported/docker-compose.yml",
    "imported/package.json",
    "imported/products/board.yaml",
    "mkdocs.yml",
    "site.yaml",
  ]);
  expect(place.read("docs/deep/b.md")).toBe('# B\n\n--8<-- "../../imported/products/board.yaml"\n');
});

test.each(["docs", "handbook"])(
  "docs below %s of a repository are imported with their links, files and linked folders",
  async (docs) => {
    const place = new ImportPlace({
      "mkdocs.yml": `site_name: Board\ndocs_dir: ${docs}\n`,
      "compose.yaml": "services: {}\n",
      "tools/lint.yml": "rules: []\n",
      [`${docs}/index.md`]: "# A\n\n[B](guide/b.md), [C](linked/c.md) and [rules](rules.yml).\n",
      [`${docs}/guide/b.md`]: "# B\n\n[A](../index.md)\n",
      [`${docs}/rules.yml`]: "groups: []\n",
      "shared/c.md": "# C\n\nText.\n",
    });
    symlinkSync(join(place.source, "shared"), join(place.source, docs, "linked"), "junction");
    expect(await place.run()).toBe(0);
    expect(await place.errors()).toEqual([]);
    expect(place.paths()).toEqual(
      expect.arrayContaining(["docs/guide/b.md", "docs/index.md", "docs/linked/c.md", "docs/rules.yml"]),
    );
  },
);

test.each<[name: string, title: string, label: string]>([
  ["invisible characters", "A\\u202eB\\u200b", "C\\u0007D"],
  ["nothing else", "\\u202e\\u200b", "\\u0007"],
  ["text of another language", "{{ x }} `a` <b>", "…"],
  ["a name of every object", "constructor", "__proto__"],
  ["very long text", "x".repeat(5000), "y".repeat(5000)],
])("settings with %s make a site.yaml that check takes", async (_, title, label) => {
  const place = new ImportPlace({
    "docs/.vitepress/config.js": `export default { title: "${title}", description: "${title}", lang: "${title}", base: "/${title}/", rewrites: { "a.md": "${title}.md" }, themeConfig: { nav: [{ text: "${label}", link: "/a" }, { text: "M", items: [{ text: "${label}", link: "https://example.org/${title}" }] }], editLink: { pattern: "https://github.com/a/${title}/edit/main/docs/:path" } } };`,
    "docs/index.md": "# A\n",
    "docs/a.md": "# A\n",
  });
  expect(await place.run()).toBe(0);
  expect(await place.errors()).toEqual([]);
});
