import { append } from "../../core/append.ts";
import { longestFence } from "../../core/text/escape/markdown.ts";
import { attributeOf, type HtmlElement, type HtmlNode, hasClass, textOf } from "./html-tree.ts";
import { type AddressOf, inlineMarkdown } from "./inline-markdown.ts";
import { isLeftOut } from "./left-out.ts";
import { tableMarkdown } from "./table-markdown.ts";

type Writer = (node: HtmlElement, address: AddressOf) => string;

const contents: Writer = ({ children }, address) => blockMarkdown(children, address);
const lineOfText: Writer = ({ children }, address) => paragraph(children, address);

/** Writers of Markdown by block element; all other elements are inline. */
const WRITERS: ReadonlyMap<string, Writer> = new Map([
  ..."article details dd div dt figure footer header hgroup li main section summary"
    .split(" ")
    .map((name) => [name, contents] as const),
  ...["p", "figcaption"].map((name) => [name, lineOfText] as const),
  ...["h1", "h2", "h3", "h4", "h5", "h6"].map((name) => [name, heading] as const),
  ["aside", aside],
  ["blockquote", ({ children }, address) => quoted(blockMarkdown(children, address))],
  ["dl", ({ children }, address) => definitions(children, address).join("\n")],
  ["hr", () => "---"],
  ["ol", orderedList],
  ["pre", fence],
  ["table", tableMarkdown],
  ["ul", (node, address) => list(node, () => "- ", address)],
]);

/** Blocks of Markdown with an empty line between them. */
export function blockMarkdown(nodes: readonly HtmlNode[], address: AddressOf): string {
  const blocks: string[] = [];
  let line: HtmlNode[] = [];
  for (const node of nodes) {
    if (typeof node === "string") {
      // Between blocks there is nothing but breaks, and what a line begins with is trimmed.
      if (line.length > 0 || node.trim() !== "") line.push(node);
      continue;
    }
    if (isLeftOut(node)) continue;
    const write = WRITERS.get(node.name);
    if (write === undefined) {
      line.push(node);
      continue;
    }
    if (line.length > 0) blocks.push(paragraph(line, address));
    line = [];
    blocks.push(write(node, address));
  }
  if (line.length > 0) blocks.push(paragraph(line, address));
  return blocks.filter((text) => text !== "").join("\n\n");
}

/** A paragraph; a sign that would begin another kind of block is escaped. */
function paragraph(nodes: readonly HtmlNode[], address: AddressOf): string {
  const text = inlineMarkdown(nodes, address);
  if (!/^[-#+=\d]/.test(text)) return text;
  return text.replace(/^(#{1,6}|[-+=]+)(?=\s|$)/, "\\$1").replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}

function heading({ name, children }: HtmlElement, address: AddressOf): string {
  // Signs at its end would be taken for the end of a heading that is closed.
  const text = inlineMarkdown(children, address).replace(/(?<=^|\s)#+$/, "\\$&");
  return `${"#".repeat(Number(name[1]))} ${text}`;
}

function aside(node: HtmlElement, address: AddressOf): string {
  const text = blockMarkdown(node.children, address);
  return hasClass(node, "admonition") ? quoted(text) : text;
}

function orderedList(node: HtmlElement, address: AddressOf): string {
  const start = Number(attributeOf(node, "start") ?? 1);
  return list(node, (index) => `${start + index}. `, address);
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
    return mark + text.replaceAll("\n", `\n${" ".repeat(mark.length)}`).replace(/(?<! ) +$/gm, "");
  });
  return texts.join(texts.some((text) => text.includes("\n\n")) ? "\n\n" : "\n");
}

/** Terms and their definitions: a list item each, also if groups of them are in boxes. */
function definitions(nodes: readonly HtmlNode[], address: AddressOf): string[] {
  const lines: string[] = [];
  for (const node of nodes) {
    if (typeof node === "string" || isLeftOut(node)) continue;
    const text = inlineMarkdown(node.children, address);
    if (node.name === "dt") lines.push(`- **${text}**`);
    else if (node.name === "dd")
      lines.push(text === "" ? (lines.pop() ?? "") : `${lines.pop() ?? "-"}: ${text}`);
    else append(lines, definitions(node.children, address));
  }
  return lines;
}

/** Code without changes, with its language, in a fence longer than any inside. */
function fence(node: HtmlElement): string {
  const text = textOf(node.children).replace(/\n$/, "");
  const marks = "`".repeat(Math.max(2, longestFence(text)) + 1);
  const code = node.children.find((child) => typeof child !== "string" && child.name === "code");
  const language = /language-([\w+#-]+)/.exec(
    `${typeof code === "object" ? (attributeOf(code, "class") ?? "") : ""} ${attributeOf(node, "class") ?? ""}`,
  )?.[1];
  return `${marks}${language ?? ""}\n${text}\n${marks}`;
}
