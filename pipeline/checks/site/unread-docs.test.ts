import { expect, test } from "vitest";
import { codes, siteOf } from "../../tests/support/pages/site-of.ts";

const doc = "# A\n\nText.\n";
const errors = async (files: Readonly<Record<string, string>>): Promise<string[]> =>
  codes(await siteOf(files)).filter((line) => /docs-unread|menu-unread/.test(line));

const none: [name: string, files: Record<string, string>][] = [
  [
    "papers of a repository alone",
    { "README.md": doc, "CHANGELOG.md": doc, "LICENSE.md": doc, "sub/readme.md": doc },
  ],
  ["docs beside other Markdown", { "docs/a.md": doc, "notes/b.md": doc }],
  ["a draft alone", { "docs/a.md": `---\ndraft: true\n---\n${doc}`, "notes/b.md": doc }],
  ["files that are copied as they stand", { "static/a.md": doc }],
  ["an empty folder", {}],
  ["templates of issues alone", { ".github/ISSUE_TEMPLATE/bug.md": doc, "node_modules/a/b.md": doc }],
  [
    "a hidden folder beside records",
    { ".notes/a.md": doc, "site.yaml": "type: site\n", "units.yaml": "type: units\nunits: []\n" },
  ],
  ["a hidden folder beside docs", { ".notes/a.md": doc, "docs/a.md": doc }],
];
test.each(none)("nothing is missing: %s", async (_, files) => {
  expect(await errors(files)).toEqual([]);
});

const some: [name: string, files: Record<string, string>, gives: string[]][] = [
  ["Markdown in another folder", { "content/a/x.md": doc, "README.md": doc }, ["content/a/x.md docs-unread"]],
  ["Markdown at the top", { "a.md": doc }, ["a.md docs-unread"]],
  ["parts alone", { "docs/_a.md": doc }, ["docs/_a.md docs-unread"]],
  ["another ending of Markdown", { "docs/a.mdown": doc }, ["docs/a.mdown docs-unread"]],
  ["another ending at the top", { "a.markdn": doc }, ["a.markdn docs-unread"]],
  ["a hidden folder", { ".docs/a.md": doc }, [".docs/a.md docs-unread"]],
  [
    "a hidden folder beside a setting",
    { "site.yaml": "type: site\n", "docs/.drafts/a.mkd": doc },
    ["docs/.drafts/a.mkd docs-unread"],
  ],
  [
    "a menu with another ending",
    { "mkdocs.yml": "nav:\n  - a.md\n  - b.mdown\n", "docs/a.md": doc, "docs/b.mdown": doc },
    ["mkdocs.yml:3:5 docs-unread"],
  ],
  [
    "mdBook",
    { "book.toml": "", "src/SUMMARY.md": "- [One](one.md)\n", "src/one.md": doc },
    ["src/one.md docs-unread"],
  ],
  [
    "GitBook and HonKit",
    { "SUMMARY.md": "# S\n\n* [One](a/one.md)\n* [Two](a/two.md)\n", "a/one.md": doc, "a/two.md": doc },
    ["SUMMARY.md:3:1 docs-unread", "SUMMARY.md:4:1 docs-unread"],
  ],
  [
    "a menu with docs in docs/ and elsewhere",
    { "mkdocs.yml": "nav:\n  - a.md\n  - b.md\n  - gone.md\n", "docs/a.md": doc, "src/b.md": doc },
    ["mkdocs.yml:3:5 docs-unread", "mkdocs.yml:4:5 menu-unread"],
  ],
  [
    "a sidebar of Docusaurus with a part",
    {
      "docusaurus.config.js": "module.exports = {};\n",
      "sidebars.js": 'module.exports = { s: ["a", "_b"] };\n',
      ...{ "docs/a.md": doc, "docs/_b.md": doc },
    },
    ["sidebars.js:1:29 docs-unread"],
  ],
];
test.each(some)("an error tells the rule that leaves out %s", async (_, files, gives) => {
  expect(await errors(files)).toEqual(gives);
});
