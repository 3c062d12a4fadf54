import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Besides its usual work: Markdown and highlighted code as the floor has them, and the docs of each folder for the sidebar. */
const config = `module.exports = (config) => {
  const ours = require("node:module").createRequire(${JSON.stringify(resolve("package.json"))});
  const highlighter = ours("highlight.js");
  const markdown = ours("markdown-it")({
    html: true,
    highlight: (code, language) =>
      highlighter.getLanguage(language) === undefined ? "" : highlighter.highlight(code, { language }).value,
  }).use(ours("markdown-it-anchor").default);
  config.setLibrary("md", markdown);
  const folderOf = (path) => path.slice(0, path.lastIndexOf("/"));
  const folders = new Map();
  config.addCollection("docs", (api) => {
    const docs = api.getFilteredByGlob("content/docs/**/*.md");
    for (const doc of docs) {
      const folder = folderOf(doc.inputPath);
      folders.set(folder, [...(folders.get(folder) ?? []), doc]);
    }
    return docs;
  });
  config.addFilter("neighbours", (docs, path) => folders.get(folderOf(path)) ?? []);
  return { dir: { input: "content", includes: "../layouts", output: "public" }, markdownTemplateEngine: false };
};
`;

const files = {
  "eleventy.config.cjs": config,
  "content/content.json": JSON.stringify({ layout: "doc.njk" }),
  "layouts/doc.njk":
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ title }}</title><meta name="description" content="{{ description }}"></head><body>{% set folder = collections.docs | neighbours(page.inputPath) %}<nav><ul>{% for doc in folder %}<li><a href="{{ doc.url }}">{{ doc.data.title }}</a></li>{% endfor %}</ul></nav><main><h1>{{ title }}</h1>{{ content | safe }}</main></body></html>',
} as const;

/** Makes an Eleventy site around the docs of a corpus: the sidebar of the folder, and nothing else around the text. */
export function writeEleventySite(folder: string, data: string): void {
  mkdirSync(join(folder, "content"), { recursive: true });
  mkdirSync(join(folder, "layouts"), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  symlinkSync(join(data, "docs"), join(folder, "content", "docs"));
}
