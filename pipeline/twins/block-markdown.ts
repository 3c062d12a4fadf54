import { type HtmlElement, type HtmlNode, hasClass, textOf } from "./html-tree.ts";
import { type AddressOf, inlineMarkdown } from "./inline-markdown.ts";
import { isLeftOut } from "./left-out.ts";
import { tableMarkdown } from "./table-markdown.ts";

const CONTAINERS = new Set(
  "article aside details dl div figcaption figure footer header hgroup li main ol section summary table ul blockquote pre h1 h2 h3 h4 h5 h6 p hr dt dd".split(
    " ",
  ),
);

/** Blocks of Markdown with an empty line between them. */
export function blockMarkdown(nodes: readonly HtmlNode[], address: AddressOf): string {
  const blocks: string[] = [];
  let line: HtmlNode[] = [];
  const flush = (): void => {
    if (line.length > 0) blocks.push(paragraph(line, address));
    line = [];
  };
  for (const node of nodes) {
    if (isLeftOut(node)) continue;
    if (typeof node === "string" || !CONTAINERS.has(node.name)) line.push(node);
    else {
      flush();
      blocks.push(block(node, address));
    }
  }
  flush();
  return blocks.filter((text) => text !== "").join("\n\n");
}

/** A paragraph; a sign that would begin another kind of block is escaped. */
function paragraph(nodes: readonly HtmlNode[], address: AddressOf): string {
  return inlineMarkdown(nodes, address)
    .replace(/^(#{1,6}|[-+=]+)(?=\s|$)/, "\\$1")
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}

function block(node: HtmlElement, address: AddressOf): string {
  const { name, children } = node;
  if (/^h[1-6]$/.test(name)) return `${"#".repeat(Number(name[1]))} ${inlineMarkdown(children, address)}`;
  switch (name) {
    case "p":
    case "figcaption":
    case "summary":
      return paragraph(children, address);
    case "ul":
      return list(node, () => "- ", address);
    case "ol": {
      const start = Number(node.attribute("start") ?? 1);
      return list(node, (index) => `${start + index}. `, address);
    }
    case "dl":
      return definitions(children, address).join("\n");
    case "pre":
      return fence(node);
    case "table":
      return tableMarkdown(node, address);
    case "blockquote":
      return quoted(blockMarkdown(children, address));
    case "aside":
      return hasClass(node, "admonition")
        ? quoted(blockMarkdown(children, address))
        : blockMarkdown(children, address);
    case "hr":
      return "---";
    default:
      return blockMarkdown(children, address);
  }
}

function quoted(text: string): string {
  return text
    .split("\n")
    .map((line) => (line === "" ? ">" : `> ${line}`))
    .join("\n");
}

/** Items with the lines after their first one set in, so that they stay inside. */
function list(node: HtmlElement, markOf: (index: number) => string, address: AddressOf): string {
  const items = node.children.filter((child) => typeof child !== "string" && child.name === "li");
  const texts = items.map((item, index) => {
    const mark = markOf(index);
    const text = blockMarkdown((item as HtmlElement).children, address);
    return mark + text.replaceAll("\n", `\n${" ".repeat(mark.length)}`).replace(/[ ]+$/gm, "");
  });
  return texts.join(texts.some((text) => text.includes("\n\n")) ? "\n\n" : "\n");
}

/** Terms and what they mean: a list item each, also where groups of them stand in boxes. */
function definitions(nodes: readonly HtmlNode[], address: AddressOf): string[] {
  const lines: string[] = [];
  for (const node of nodes) {
    if (typeof node === "string" || isLeftOut(node)) continue;
    const text = inlineMarkdown(node.children, address);
    if (node.name === "dt") lines.push(`- **${text}**`);
    else if (node.name === "dd")
      lines.push(text === "" ? (lines.pop() ?? "") : `${lines.pop() ?? "-"}: ${text}`);
    else lines.push(...definitions(node.children, address));
  }
  return lines;
}

/** Code as it stands, with its language, in a fence longer than any inside. */
function fence(node: HtmlElement): string {
  const text = textOf(node.children).replace(/\n$/, "");
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const marks = "`".repeat(longest + 1);
  const code = node.children.find((child) => typeof child !== "string" && child.name === "code");
  const language = /language-([\w+#-]+)/.exec(
    `${typeof code === "object" ? (code.attribute("class") ?? "") : ""} ${node.attribute("class") ?? ""}`,
  )?.[1];
  return `${marks}${language ?? ""}\n${text}\n${marks}`;
}
