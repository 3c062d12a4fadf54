type Files = Readonly<Record<string, string>>;

const page = `---
title: Page
sidebar_position: 2
tags: [a, b]
---

# Page

Text with a [link](./other.md) and \`code\`.

:::note Title
Content.
:::
`;
const other = "# Other\n\n| a | b |\n| - | - |\n| 1 | 2 |\n";

const docusaurus: Files = {
  "docusaurus.config.js": `module.exports = {
  title: "Sample", tagline: "A sample", url: "https://sample.example", baseUrl: "/sub/",
  staticDirectories: ["static"], i18n: { defaultLocale: "en", locales: ["en"] },
  themeConfig: { navbar: { title: "Sample", items: [{ label: "Docs", to: "/docs/page" }, { label: "More", items: [{ label: "Code", href: "https://a.example" }] }] } },
  presets: [["classic", { docs: { path: "docs", routeBasePath: "docs", sidebarPath: "./sidebars.js", editUrl: "https://github.com/a/b/edit/main/" } }]],
  plugins: [["@docusaurus/plugin-client-redirects", { redirects: [{ from: "/old", to: "/docs/page" }] }]],
};
`,
  "sidebars.js": `module.exports = { docs: ["page", { type: "category", label: "Group", items: ["other", { type: "link", label: "Out", href: "https://a.example" }] }] };\n`,
  "docs/page.md": page,
  "docs/other.md": other,
  "docs/group/_category_.json": `{ "label": "Group", "position": 3, "link": { "type": "generated-index" } }`,
  "docs/group/inner.mdx": `import Tabs from "@theme/Tabs";\n\n# Inner\n\n<Tabs><TabItem value="a" label="A">Text</TabItem></Tabs>\n`,
  "static/_redirects": "/a /docs/page 301\n",
};

const mkdocs: Files = {
  "mkdocs.yml": `site_name: Sample
site_url: https://sample.example/sub/
site_description: A sample
repo_url: https://github.com/a/b
edit_uri: edit/main/docs/
docs_dir: docs
theme: { name: material, language: en }
nav:
  - Home: index.md
  - Group: [{ Page: page.md }, other.md]
plugins:
  - search
  - redirects: { redirect_maps: { old.md: page.md, gone.md: https://a.example } }
  - exclude: { glob: ["*.tmp"] }
exclude_docs: |
  drafts/
`,
  "docs/index.md": other,
  "docs/page.md": page,
  "docs/other.md": `# A\n\n!!! note "Title"\n    Content.\n`,
};

const vitepress: Files = {
  ".vitepress/config.ts": `export default { title: "Sample", description: "A sample", lang: "en", base: "/sub/", srcDir: ".",
  themeConfig: { nav: [{ text: "Guide", link: "/guide/" }], sidebar: { "/guide/": [{ text: "Guide", items: [{ text: "Page", link: "/guide/page" }] }] }, editLink: { pattern: "https://github.com/a/b/edit/main/docs/:path" } } };\n`,
  "index.md": `---\nlayout: home\nhero: { name: Sample, text: Words }\n---\n`,
  "guide/page.md": `# Page\n\n::: tip Title\nContent {{ 1 + 1 }}\n:::\n`,
};

const mdbook: Files = {
  "book.toml": `[book]\ntitle = "Sample"\nauthors = ["A"]\nlanguage = "en"\nsrc = "src"\n\n[output.html]\nsite-url = "/sub/"\ngit-repository-url = "https://github.com/a/b"\nedit-url-template = "https://github.com/a/b/edit/main/{path}"\n\n[output.html.redirect]\n"/old.html" = "page.html"\n`,
  "src/SUMMARY.md":
    "# Summary\n\n[Start](start.md)\n\n- [Page](page.md)\n  - [Other](other.md)\n- [Draft]()\n",
  "src/start.md": "# Start\n",
  "src/page.md": "# Page\n\n{{#include other.md}}\n",
  "src/other.md": other,
};

const gitbook: Files = {
  ".gitbook.yaml":
    "root: ./docs/\nstructure:\n  readme: README.md\n  summary: SUMMARY.md\nredirects:\n  old: page.md\n",
  "docs/README.md": "# Start\n",
  "docs/SUMMARY.md": "# Table of contents\n\n* [Start](README.md)\n\n## Group\n\n* [Page](page.md)\n",
  "docs/page.md": `# Page\n\n{% hint style="info" %}\nContent\n{% endhint %}\n`,
};

/** Folders of docs, one for each system that is read, with what their settings may say. */
export const docsSamples: readonly Files[] = [docusaurus, mkdocs, vitepress, mdbook, gitbook];
