import { expect, test } from "vitest";
import { prepareMarkdown } from "../parse/markdown/prepare-markdown.ts";
import { parseSource } from "../parse/parse-source.ts";
import { limitsOf } from "../site-config.ts";
import { ownSchemas } from "../validate/own-schemas.ts";
import type { DialectName } from "./dialect.ts";

async function read(dialect: DialectName, front: string) {
  const text = `---\n${front}\n---\n\n# Page\n`;
  await prepareMarkdown([text]);
  const file = { kind: "text", path: "docs/a.md", text, hash: "h" } as const;
  const source = parseSource(file, { validator: ownSchemas(), limits: { ...limitsOf(undefined), dialect } });
  if (source === undefined) throw new Error("This is a doc.");
  return source;
}

/** Front matter of a system in the order of its own description, and what a doc here says. */
const cases: [DialectName, front: string, data: Record<string, unknown>][] = [
  ["docusaurus", "id: b\nslug: /c\nsidebar_position: 2", { id: "b", slug: "/c", sidebar_position: 2 }],
  ["docusaurus", "last_update: { date: 2026-03-04T10:00:00, author: A }", { updated: "2026-03-04" }],
  ["vitepress", "outline: [2, 4]", { toc_min_heading_level: 2, toc_max_heading_level: 4 }],
  ["vitepress", "outline: deep", { toc_min_heading_level: 2, toc_max_heading_level: 6 }],
  ["vitepress", "outline: 3", { toc_min_heading_level: 3, toc_max_heading_level: 3 }],
  ["vitepress", "outline: false", { hide_table_of_contents: true }],
  ["vitepress", "aside: false", { hide_table_of_contents: true }],
  ["vitepress", "lastUpdated: 2026-03-04", { updated: "2026-03-04" }],
  ["vitepress", "prev: false\nnext: false", { pagination_prev: null, pagination_next: null }],
  ["mkdocs", "hide: [navigation, toc]", { hide_table_of_contents: true }],
  ["mkdocs", "title: A\ndescription: B", { title: "A", description: "B" }],
  ["gitbook", "hidden: true", { unlisted: true }],
  ["github", "nav_order: 3\nnav_exclude: true", { sidebar_position: 3, unlisted: true }],
  ["github", "published: false", { draft: true }],
];

test.each(cases)("%s: %j says %j", async (dialect, front, data) => {
  const source = await read(dialect, front);
  expect(source.diagnostics.filter(({ code }) => code !== "title-differs")).toEqual([]);
  expect(source.data).toEqual(data);
});

/** Keys that have no effect, whatever their value is. */
const useless: [DialectName, front: string][] = [
  ["docusaurus", "sidebar_class_name: [1]"],
  ["docusaurus", "author: { name: A }"],
  ["docusaurus", "parent: Boards"],
  ["vitepress", "slug: elsewhere"],
  ["vitepress", "layout: home"],
  ["vitepress", "head: [[meta, { name: a }]]"],
  ["vitepress", "outline: yes"],
  ["mkdocs", "status: new"],
  ["mkdocs", "hide: [navigation]"],
  ["mdbook", "id: b"],
  ["gitbook", "layout: { title: { visible: true } }"],
  ["github", "permalink: /x/"],
];

test.each(useless)("%s: %j is left out with a warning", async (dialect, front) => {
  const source = await read(dialect, front);
  expect(source.valid).toBe(true);
  expect(source.data).toEqual({});
  expect(source.diagnostics.map(({ code, severity, line }) => `${line} ${severity} ${code}`)).toEqual([
    "2 warning schema-no-effect",
  ]);
});

test("what has no effect, is not shown, is unknown or too long is said in whole sentences", async () => {
  const front = `layout: home\nhero: { name: A }\ntitel: B\ndescription: ${"word ".repeat(40)}`;
  const { diagnostics, data } = await read("vitepress", front);
  expect(
    diagnostics.map(({ line, column, code, message, hint }) => [`${line}:${column} ${code}`, message, hint]),
  ).toMatchInlineSnapshot(`
    [
      [
        "2:1 schema-no-effect",
        "\`layout\` has no effect here.",
        "It may stay where the docs are read by VitePress as well; else remove it.",
      ],
      [
        "3:1 schema-no-effect",
        "The content that VitePress shows for \`hero\` is not shown here.",
        "Write it as text of the page.",
      ],
      [
        "4:1 schema-unknown-key",
        "\`titel\` is not a key of this file, and has no effect.",
        "Did you mean \`title\`?",
      ],
      [
        "5:14 schema-size",
        "\`description\` has 199 characters; the first 160 are used.",
        "Keep what sets this page apart, and leave the rest to the page.",
      ],
    ]
  `);
  expect(String(data.description)).toMatch(/^(word )+…$/);
  expect(String(data.description).length).toBeLessThanOrEqual(160);
});

test("a key that its author has written both ways keeps its own value", async () => {
  const { data } = await read("github", "nav_order: 3\nsidebar_position: 1");
  expect(data).toEqual({ sidebar_position: 1 });
});

test("in Fairlead's own docs keys of other systems are what they were", async () => {
  const { diagnostics } = await read("fairlead", "outline: deep\nhide_title: true");
  expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
    "error schema-unknown-key",
    "warning schema-no-effect",
  ]);
});
