import { expect, test } from "vitest";
import type { DialectName } from "../dialects/dialect.ts";
import { docsSettings } from "./docs-settings.ts";

function formulasOf(name: DialectName, path: string, text: string): string {
  return docsSettings(name, { textOf: (wanted) => (wanted === path ? text : undefined), paths: () => [path] })
    .value.formulas;
}

test.each<[DialectName, string, string, string]>([
  [
    "docusaurus",
    "docusaurus.config.js",
    "import math from 'remark-math'; export default { remarkPlugins: [math] }",
    "docusaurus",
  ],
  [
    "docusaurus",
    "docusaurus.config.ts",
    "export default {\n  // remark-math\n  /* rehype-katex */ title: 'https://a' }",
    "none",
  ],
  [
    "vitepress",
    ".vitepress/config.ts",
    "export default defineConfig({ markdown: { math: true } })",
    "vitepress",
  ],
  ["vitepress", "docs/.vitepress/config.mts", "export default { markdown: { math: false } }", "none"],
  [
    "vitepress",
    ".vitepress/config.js",
    "export default { markdown: { config: (md) => md.use(require('markdown-it-mathjax3')) } }",
    "vitepress",
  ],
  [
    "vitepress",
    ".vitepress/config.js",
    "const markdown = { math: true };\nexport default { ...base, markdown: make(markdown) }",
    "vitepress",
  ],
  ["vitepress", ".vitepress/config.js", "export default { title: 'A' }", "none"],
  [
    "mkdocs",
    "mkdocs.yml",
    "markdown_extensions:\n  - admonition\n  - pymdownx.arithmatex:\n      generic: true\n",
    "mkdocs",
  ],
  ["mkdocs", "mkdocs.yml", "markdown_extensions: [pymdownx.arithmatex]\n", "mkdocs"],
  [
    "mkdocs",
    "mkdocs.yml",
    "markdown_extensions:\n  pymdownx.arithmatex:\n    smart_dollar: false\n",
    "mkdocs-spaced",
  ],
  [
    "mkdocs",
    "mkdocs.yml",
    "markdown_extensions:\n  - pymdownx.arithmatex:\n      inline_syntax: [round]\n      block_syntax: [square]\n",
    "mkdocs-brackets",
  ],
  [
    "mkdocs",
    "mkdocs.yml",
    "markdown_extensions:\n  pymdownx.arithmatex:\n    inline_syntax: ['dollar', 'round']\n",
    "mkdocs",
  ],
  ["mkdocs", "mkdocs.yml", "markdown_extensions: [mdx_math]\n", "mkdocs-brackets"],
  [
    "mkdocs",
    "mkdocs.yml",
    "markdown_extensions:\n  - mdx_math:\n      enable_dollar_delimiter: true\n",
    "mkdocs",
  ],
  ["mkdocs", "mkdocs.yml", "markdown_extensions: [markdown_katex]\n", "fairlead"],
  ["mkdocs", "mkdocs.yml", "markdown_extensions:\n  - admonition\n  # - pymdownx.arithmatex\n", "none"],
  ["mdbook", "book.toml", "[output.html]\nmathjax-support = true\n", "mdbook"],
  ["mdbook", "book.toml", "[output.html]\n# mathjax-support = true\nmathjax-support = false\n", "none"],
  ["mdbook", "docs/book.toml", "[preprocessor.katex]\n", "fairlead"],
  ["gitbook", "SUMMARY.md", "# Summary\n", "gitbook"],
  ["github", "README.md", "# A\n", "fairlead"],
])("the settings of %s in %s: %s", (name, path, text, expected) => {
  expect(formulasOf(name, path, text)).toBe(expected);
});
