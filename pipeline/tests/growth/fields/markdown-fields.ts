import { linesOf, oneLine, type TextField } from "./text-field.ts";

const head = "---\ntitle: Sample\ndescription: A sample.\n---\n\n";

/** A place in the body of a doc; `isBlock`: it may have several lines. */
function inBody(name: string, write: (text: string) => string, isBlock = false): TextField {
  return {
    name: `Markdown: ${name}`,
    files: (text) => ({ "docs/sample.md": `${head}${write(isBlock ? text : oneLine(text))}\n` }),
  };
}

/** A place in front matter. */
function inFront(name: string, write: (text: string) => string): TextField {
  return {
    name: `front matter: ${name}`,
    files: (text) => ({ "docs/sample.md": `---\n${write(oneLine(text))}\n---\n\nWords.\n` }),
  };
}

const each = (text: string, length: number, write: (line: string, at: number) => string): string =>
  linesOf(text, length).map(write).join("\n");

const single = [
  inBody("a line", (text) => text),
  inBody("a line within a paragraph", (text) => `Words.\n${text}\nMore words.`),
  inBody("a heading", (text) => `## ${text}`),
  inBody("a heading with an id", (text) => `## a ${text} {#own}`),
  inBody("an id of a heading", (text) => `## Words {#${text}}`),
  inBody("an underlined heading", (text) => `${text}\n---`),
  inBody("the title", (text) => `# ${text}`),
  inBody("a list item", (text) => `- ${text}`),
  inBody("a task", (text) => `- [ ] ${text}`),
  inBody("a quote", (text) => `> ${text}`),
  inBody("a list in a quote", (text) => `> 1. - ${text}`),
  inBody("a table cell", (text) => `| a | b |\n|---|---|\n| ${text} | c |`),
  inBody("a table head", (text) => `| ${text} | b |\n|---|---|\n| a | c |`),
  inBody("a table rule", (text) => `| a |\n|${text}|\n| c |`),
  inBody("a fence info", (text) => `\`\`\`${text}\na\n\`\`\``),
  inBody("a fence title", (text) => `\`\`\`js title="${text}" {1}\na\n\`\`\``),
  inBody("marked lines of a fence", (text) => `\`\`\`js {${text}}\na\n\`\`\``),
  inBody("inline code", (text) => `a \`${text}\` b`),
  inBody("link text", (text) => `[${text}](https://a.example)`),
  inBody("a link target", (text) => `[a](${text})`),
  inBody("a link target in angle brackets", (text) => `[a](<${text}>)`),
  inBody("an anchor of a link", (text) => `[a](#${text})`),
  inBody("a link to a doc", (text) => `[a](./${text}.md)`),
  inBody("a link from the root", (text) => `[a](/${text}/a)`),
  inBody("a link title", (text) => `[a](https://a.example "${text}")`),
  inBody("a reference", (text) => `[a][${text}]`),
  inBody("the label of a definition", (text) => `[${text}]: https://a.example\n\n[a]`),
  inBody("the target of a definition", (text) => `[a]: ${text}\n\n[a]`),
  inBody("the title of a definition", (text) => `[a]: https://a.example "${text}"\n\n[a]`),
  inBody("an alternative text", (text) => `![${text}](a.png)`),
  inBody("a picture's path", (text) => `![a](${text}.png)`),
  inBody("a footnote", (text) => `a[^1]\n\n[^1]: ${text}`),
  inBody("the label of a footnote", (text) => `a[^${text}]\n\n[^${text}]: b`),
  inBody("an inline footnote", (text) => `a^[${text}]`),
  inBody("an admonition's title", (text) => `:::note[${text}]\na\n:::`),
  inBody("an admonition's name", (text) => `:::${text}\na\n:::`),
  inBody("strong", (text) => `**${text}**`),
  inBody("a formula", (text) => `a $${text}$ b`),
  inBody("a value reference", (text) => `a {{ ${text} }} b`),
  inBody("an embed's attributes", (text) => `::datasheet{${text}}`),
  inBody("an attribute of an embed", (text) => `::datasheet{ref="${text}"}`),
  inBody("an HTML tag", (text) => `a <${text}> b`),
  inBody("an HTML attribute", (text) => `a <a href="${text}">b</a>`),
  inBody("HTML attributes", (text) => `<details ${text}>\n\na\n\n</details>`),
  inBody("a summary", (text) => `<details>\n<summary>${text}</summary>\n\na\n\n</details>`),
  inBody("an id in HTML", (text) => `<a id="${text}"></a>`),
  inBody("a comment", (text) => `<!-- ${text} -->`),
  inBody("an autolink", (text) => `a <https://${text}> b`),
  inBody("a bare address", (text) => `a https://a.example/${text} b`),
  inBody("a bare name", (text) => `a www.a.example${text} b`),
  inBody("a component", (text) => `<Tabs a="${text}">b</Tabs>`),
  inBody("an expression", (text) => `a {${text}} b`),
];

const blocks = [
  inBody("text", (text) => text, true),
  inBody("lines of 80", (text) => each(oneLine(text), 80, (line) => line)),
  inBody("short lines", (text) => each(oneLine(text), 8, (line) => line)),
  inBody("short paragraphs", (text) => each(oneLine(text), 8, (line) => `${line}\n`)),
  inBody("headings", (text) => each(oneLine(text), 8, (line) => `## ${line}\n`)),
  inBody("list items", (text) => each(oneLine(text), 8, (line) => `- ${line}`)),
  inBody("nested items", (text) => each(oneLine(text), 8, (line, at) => `${"  ".repeat(at % 20)}- ${line}`)),
  inBody("quoted lines", (text) => each(oneLine(text), 8, (line) => `> ${line}`)),
  inBody(
    "table rows",
    (text) => `| a | b |\n|---|---|\n${each(oneLine(text), 8, (line) => `| ${line} | b |`)}`,
  ),
  inBody("table columns", (text) => tableOf(linesOf(oneLine(text), 48).slice(0, 2_000))),
  inBody("definitions", (text) => each(oneLine(text), 8, (line, at) => `[${line}${at}]: b`)),
  inBody("footnotes", (text) => each(oneLine(text), 8, (line, at) => `a[^${at}]\n\n[^${at}]: ${line}\n`)),
  inBody("admonitions", (text) => each(oneLine(text), 8, (line) => `:::note\n${line}\n:::`)),
  inBody("links", (text) => each(oneLine(text), 8, (line, at) => `[a](#${line}${at})`)),
  inBody("code", (text) => `\`\`\`\`\`\n${text}\n\`\`\`\`\``, true),
  ...[
    "js",
    "ts",
    "c",
    "cpp",
    "python",
    "bash",
    "json",
    "yaml",
    "xml",
    "css",
    "ini",
    "md",
    "diff",
    "sql",
    "rust",
    "java",
  ].map((language) =>
    inBody(`code in ${language}`, (text) => `\`\`\`\`\`${language}\n${text}\n\`\`\`\`\``, true),
  ),
  inBody("indented code", (text) => each(oneLine(text), 80, (line) => `    ${line}`)),
  inBody("a formula on its own", (text) => `$$\n${text}\n$$`, true),
  inBody("a diagram", (text) => `\`\`\`dot\ndigraph { a [label="${text}"] }\n\`\`\``),
  inBody("code in a list", (text) => `- a\n\n  \`\`\`\`\`\n  ${oneLine(text)}\n  \`\`\`\`\``),
  inBody("an open fence", (text) => `\`\`\`\n${text}`, true),
  inBody("HTML", (text) => `<details>\n${text}\n</details>`, true),
  inBody("an HTML block", (text) => `<div>\n${text}`, true),
];

function tableOf(cells: readonly string[]): string {
  const row = (of: readonly string[]): string => `|${of.join("|")}|`;
  return [row(cells.map(() => "a")), row(cells.map(() => "-")), row(cells)].join("\n");
}

const front = [
  inFront("a plain scalar", (text) => `title: ${text}`),
  inFront("a quoted scalar", (text) => `title: "${text}"`),
  inFront("a scalar in single quotes", (text) => `title: '${text}'`),
  inFront("a description", (text) => `title: a\ndescription: ${text}`),
  inFront("a key", (text) => `${text}: a`),
  inFront("an unknown key", (text) => `title: a\n"${text}": a`),
  inFront("keys", (text) => `title: a\nimported:\n${each(text, 8, (line, at) => `  "${line}${at}": a`)}`),
  inFront("a list", (text) => `title: a\naliases:\n${each(text, 8, (line) => `  - /${line}`)}`),
  inFront("tags", (text) => `title: a\ntags: [${text}]`),
  inFront("keywords", (text) => `title: a\nkeywords:\n${each(text, 8, (line) => `  - "${line}"`)}`),
  inFront("a slug", (text) => `title: a\nslug: ${text}`),
  inFront("an id", (text) => `title: a\nid: "${text}"`),
  inFront("a position", (text) => `title: a\nsidebar_position: ${text}`),
  inFront("an open block", (text) => `title: a\n${text}`),
];

/** Places in docs. */
export const markdownFields: readonly TextField[] = [...single, ...blocks, ...front];
