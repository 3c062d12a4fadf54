import { describe, expect, test } from "vitest";
import type { SidebarItem } from "../../../schema/generated/types.ts";
import { codes, type Files, siteOf } from "../../tests/support/pages/site-of.ts";
import { nameInWords } from "./name-in-words.ts";

const doc = (front = "", body = "Text.\n"): string => `---\n${front}\n---\n\n${body}`;

/** The sidebar as lines: two spaces a level, the address behind a label. */
async function sidebar(files: Files): Promise<string[]> {
  const site = await siteOf(files);
  expect(codes(site).filter((code) => !/schema-no-effect$|title-differs$/.test(code))).toEqual([]);
  const lines = (items: readonly SidebarItem[], depth: number): string[] =>
    items.flatMap(({ label, pathname, items: inner, collapsed }) => [
      `${"  ".repeat(depth)}${label}${pathname === undefined ? "" : ` ${pathname}`}${collapsed === false ? " open" : ""}`,
      ...lines(inner ?? [], depth + 1),
    ]);
  return lines(site.sidebars.current?.items ?? [], 0);
}

describe("the sidebar", () => {
  test("is in the order of positions, then prefixes, then names", async () => {
    const files = {
      "docs/b.md": doc(),
      "docs/a.md": doc(),
      "docs/10-ten.md": doc(),
      "docs/9-nine.md": doc(),
      "docs/z.md": doc("sidebar_position: 1"),
      "docs/y.md": doc("sidebar_position: -1.5\nsidebar_label: Y first"),
    };
    expect(await sidebar(files)).toEqual([
      "Y first /docs/y",
      "Z /docs/z",
      "Nine /docs/nine",
      "Ten /docs/ten",
      "A /docs/a",
      "B /docs/b",
    ]);
  });

  test("begins with the doc that is the root, unless that states a place", async () => {
    const others = { "docs/01-a/x.md": doc(), "docs/2-b.md": doc() };
    expect(await sidebar({ ...others, "docs/README.md": doc("title: Home") })).toEqual([
      "Home /docs",
      "A",
      "  X /docs/a/x",
      "B /docs/b",
    ]);
    const nested = { ...others, "docs/README.md": doc("title: Home\nsidebar_position: 3") };
    expect((await sidebar(nested)).at(-1)).toBe("Home /docs");
  });

  test("takes a title from front matter, heading or file name", async () => {
    const files = {
      "docs/a.md": doc("title: One", "# Two\n"),
      "docs/b.md": doc("", "# Two\n"),
      "docs/c.md": doc(),
    };
    expect(await sidebar(files)).toEqual(["One /docs/a", "Two /docs/b", "C /docs/c"]);
  });

  test("gives a category with an index doc its address, and no entry of its own to the doc", async () => {
    const files = { "docs/guide/index.md": doc("title: Guide"), "docs/guide/a.md": doc() };
    expect(await sidebar(files)).toEqual(["Guide /docs/guide", "  A /docs/guide/a"]);
  });

  const link = (json: string) => ({
    "docs/guide/_category_.json": `{ "label": "The guide", "position": 2, "collapsed": false, "link": ${json} }\n`,
    "docs/guide/first.md": doc("title: First"),
    "docs/guide/second.md": doc("title: Second"),
  });
  test("makes a page of a generated index", async () => {
    expect(await sidebar(link('{ "type": "generated-index" }'))).toEqual([
      "The guide /docs/category/the-guide open",
      "  First /docs/guide/first",
      "  Second /docs/guide/second",
    ]);
  });
  test("makes a page of a generated index at its slug", async () => {
    expect((await sidebar(link('{ "type": "generated-index", "slug": "/all" }')))[0]).toBe(
      "The guide /docs/all open",
    );
  });
  test("makes a doc the page of a category", async () => {
    expect(await sidebar(link('{ "type": "doc", "id": "guide/second" }'))).toEqual([
      "The guide /docs/guide/second open",
      "  First /docs/guide/first",
    ]);
  });
  test("makes no page of link null", async () => {
    expect((await sidebar(link("null")))[0]).toBe("The guide open");
  });

  test("reads _category.yaml and its own keys", async () => {
    const files = {
      "docs/guide/_category.yaml": "title: The guide\npage: generated\nslug: category/all\n",
      "docs/guide/a.md": doc(),
    };
    expect((await sidebar(files))[0]).toBe("The guide /docs/category/all");
  });

  test("shows neither drafts nor unlisted docs, nor categories of nothing else", async () => {
    const files = {
      "docs/a.md": doc("draft: true\ntitle: Hidden"),
      "docs/b.md": doc("unlisted: true"),
      "docs/c.md": doc("state: archived"),
      "docs/guide/index.md": doc("unlisted: true"),
      "docs/more/index.md": doc("unlisted: true"),
      "docs/more/a.md": doc(),
      "docs/z.md": doc(),
    };
    expect(await sidebar(files)).toEqual(["More", "  A /docs/more/a", "Z /docs/z"]);
  });

  test("leaves out parts of docs, whose names begin with an underscore", async () => {
    expect(await sidebar({ "docs/_part.md": doc(), "docs/_parts/a.md": doc(), "docs/a.md": doc() })).toEqual([
      "A /docs/a",
    ]);
  });
});

test("a key without effect leaves the others as they are", async () => {
  const site = await siteOf({
    "docs/a.md": doc("title: A\nhide_title: true\ndraft: true"),
    "docs/b.md": doc("title: B\nhide_title: true\nunlisted: true\nkeywords: [x]"),
  });
  const pages = site.records.filter(({ pathname }) => pathname !== "/");
  expect(pages.map(({ pathname, unlisted }) => [pathname, unlisted])).toEqual([["/docs/b", true]]);
});

test("a draft with a mistake stays a draft", async () => {
  const site = await siteOf({
    "docs/a.md": doc("titel: A\ndraft: true", "[x](nowhere.md)\n"),
    "docs/b.md": "---\ntitle: 'B\ndraft: true\n---\n",
  });
  expect(site.records).toEqual([]);
  expect(codes(site)).toEqual(["docs/a.md:2:1 schema-unknown-key", "docs/b.md:2:8 yaml-syntax"]);
});

describe("neighbours and crumbs", () => {
  test("follow the reading order, over the borders of folders", async () => {
    const site = await siteOf({
      "docs/1-a.md": doc("title: A"),
      "docs/2-guide/index.md": doc("title: Guide\npagination_label: The guide"),
      "docs/2-guide/1-b.md": doc("title: B\npagination_next: null"),
      "docs/2-guide/2-hidden.md": doc("unlisted: true"),
      "docs/2-guide/3-c.md": doc("title: C\npagination_prev: a"),
    });
    const links = site.records.flatMap((record) =>
      record.type === "doc" && record.pathname !== "/"
        ? [
            [
              record.pathname,
              record.previous?.title,
              record.next?.title,
              record.breadcrumbs.map(({ title }) => title).join(" > "),
            ],
          ]
        : [],
    );
    expect(links).toEqual([
      ["/docs/a", undefined, "The guide", "A"],
      ["/docs/guide", "A", "B", "Guide"],
      ["/docs/guide/b", "The guide", undefined, "Guide > B"],
      ["/docs/guide/c", "A", undefined, "Guide > C"],
      ["/docs/guide/hidden", undefined, undefined, "Guide > Hidden"],
    ]);
  });

  test("stay within a version", async () => {
    const site = await siteOf({
      "docs/a.md": doc("title: New"),
      "versioned_docs/version-1.0/a.md": doc("title: Old"),
      "versions.json": '["1.0"]\n',
    });
    const links = site.records.flatMap((record) =>
      record.type === "doc" ? [[record.pathname, record.version?.label, record.next]] : [],
    );
    expect(links).toEqual([
      ["/", "1.0", undefined],
      ["/docs/a", "1.0", undefined],
      ["/docs/next/a", "Next", undefined],
    ]);
  });
});

test.each<[string, Readonly<Record<string, string>>, object]>([
  [
    "an overview of the docs, where none of them was put first",
    { "docs/b.md": doc("title: B"), "docs/part_one/a.md": doc("title: A") },
    { type: "category", title: "Documentation", description: "All pages of these docs." },
  ],
  [
    "the index of the docs",
    { "docs/README.md": doc("title: Start"), "docs/a.md": doc("title: A") },
    { type: "doc", title: "Start", canonical: "/docs" },
  ],
  [
    "the doc that a number puts first",
    { "docs/z.md": doc("title: Z\nsidebar_position: 1"), "docs/a.md": doc("title: A") },
    { type: "doc", title: "Z", canonical: "/docs/z" },
  ],
  [
    "an overview, where the first doc stands in a folder",
    { "docs/01-guide/01-b.md": doc("title: B"), "docs/02-more/a.md": doc("title: A") },
    { type: "category" },
  ],
  ["the only doc", { "docs/a.md": doc("title: A") }, { type: "doc", title: "A", canonical: "/docs/a" }],
  [
    "the first doc, where site.yaml says so",
    {
      "site.yaml": "docs: { home: first-doc }\n",
      "docs/b.md": doc("title: B"),
      "docs/a.md": doc("title: A"),
    },
    { type: "doc", title: "A", canonical: "/docs/a" },
  ],
  [
    "an overview, where site.yaml says so",
    {
      "site.yaml": "title: Boards\ntagline: All about them.\ndocs: { home: overview }\n",
      "docs/index.md": doc("title: B"),
      "docs/a.md": doc("title: A"),
    },
    { type: "category", title: "Boards", description: "All about them." },
  ],
])("a site without a home page shows %s", async (_, files, expected) => {
  const site = await siteOf(files);
  expect(site.records[0]).toMatchObject({ pathname: "/", ...expected });
});

test("an overview leads to each doc and folder at the top, whose names are words", async () => {
  const site = await siteOf({ "docs/b.md": doc("title: B"), "docs/file_formats/a.md": doc("title: A") });
  expect(site.records[0]).toMatchObject({
    breadcrumbs: [],
    items: [
      { title: "B", href: "/docs/b" },
      { title: "File formats", href: "/docs/file_formats/a", count: 1 },
    ],
  });
  expect(site.links.pages["/"]?.title).toBe("Documentation");
});

test.each([
  ["file_formats", "File formats"],
  ["getting-started", "Getting started"],
  ["API", "API"],
  ["mavgen_C", "mavgen C"],
  ["__", "__"],
  ["überblick", "Überblick"],
])("the name %s reads as words", (name, words) => {
  expect(nameInWords(name)).toBe(words);
});

test.each([
  ["a mistake", "type: landing\nid: home\ntitle: 1\n", "pages/home.yaml:3:8 schema-type"],
  ["what hides its type", "type: landing\n  id: home\n", "pages/home.yaml:2:3 yaml-syntax"],
])("a home page with %s is not checked by the anchors of the first doc", async (_, home, expected) => {
  const link = "[Boards](/#boards)\n";
  const docs = { "docs/a.md": doc("title: A", link) };
  const found = codes(await siteOf({ ...docs, "pages/home.yaml": home }));
  expect(found.filter((code) => !code.endsWith("schema-missing-key"))).toEqual([expected]);
});
