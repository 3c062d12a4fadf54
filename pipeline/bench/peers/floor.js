#!/usr/bin/env node
// The least that any such build does: read every Markdown file, render, highlight, write. `floor.js DATA OUT`
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import hljs from "highlight.js";
import MarkdownIt from "markdown-it";
import anchor from "markdown-it-anchor";

const [data, out] = process.argv.slice(2);
const highlight = (code, language) =>
  hljs.getLanguage(language) === undefined ? "" : hljs.highlight(code, { language }).value;
const markdown = new MarkdownIt({ highlight }).use(anchor);

for (const path of readdirSync(data, { recursive: true })) {
  if (!path.endsWith(".md")) continue;
  const [, matter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(data, path), "utf8"));
  const title = /^title: (.*)$/m.exec(matter)[1];
  const file = join(out, path.slice(0, -3), "index.html");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="stylesheet" href="/style.css"></head><body><h1>${title}</h1>${markdown.render(body)}</body></html>`,
  );
}
writeFileSync(
  join(out, "style.css"),
  `body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 sans-serif;color:#222}
a{color:#06c}pre{overflow:auto;padding:1rem;background:#f4f4f4}table{border-collapse:collapse}
td,th{padding:.25rem .75rem;border:1px solid #ccc;text-align:left}img{max-width:100%}
`,
);
