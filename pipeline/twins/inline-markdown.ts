import { elementsNamed, type HtmlElement, type HtmlNode, hasClass, textOf } from "./html-tree.ts";
import { isLeftOut } from "./left-out.ts";

/** Rooted addresses of the page as the twin writes them. */
export type AddressOf = (href: string) => string;

const MARKS: Readonly<Record<string, string>> = {
  strong: "**",
  b: "**",
  em: "*",
  i: "*",
  del: "~~",
  s: "~~",
};
const KEPT = new Set(["sub", "sup", "kbd", "mark"]);

/** One line of Markdown: the text of these nodes with emphasis, code, links and pictures. */
export function inlineMarkdown(nodes: readonly HtmlNode[], address: AddressOf): string {
  return joined(nodes, address)
    .replace(/[ \t\r\n]+/g, " ")
    .trim();
}

function joined(nodes: readonly HtmlNode[], address: AddressOf): string {
  return nodes.map((node) => inline(node, address)).join("");
}

function inline(node: HtmlNode, address: AddressOf): string {
  if (typeof node === "string") return escapeMarkdown(node);
  if (isLeftOut(node)) return "";
  const { name, children } = node;
  const mark = MARKS[name];
  if (mark !== undefined) return wrapped(joined(children, address), mark);
  if (KEPT.has(name)) return `<${name}>${joined(children, address)}</${name}>`;
  switch (name) {
    case "code":
      return codeSpan(textOf(children));
    case "a":
      return link(node, address);
    case "img":
      return `![${escapeMarkdown(node.attribute("alt") ?? "")}](${destination(address(node.attribute("src") ?? ""))})`;
    case "br":
      return "<br>";
    case "input":
      return node.attribute("type") === "checkbox" ? checkbox(node) : "";
    case "math":
      return formula(node);
    case "svg":
      return drawing(node);
    default:
      // Blocks inside a line, as in cards and cells, stay apart from their neighbours.
      return isInline(name) ? joined(children, address) : ` ${joined(children, address)} `;
  }
}

function isInline(name: string): boolean {
  return ["span", "data", "time", "small", "abbr", "dfn", "q", "cite", "samp", "var", "u", "label"].includes(
    name,
  );
}

/** Marks stand at the words, spaces outside; nothing is marked where there is nothing. */
function wrapped(text: string, before: string, after = before): string {
  const inner = text.trim();
  if (inner === "") return text;
  const start = text.indexOf(inner);
  return text.slice(0, start) + before + inner + after + text.slice(start + inner.length);
}

/** A code span with a fence longer than any run of backticks inside. */
function codeSpan(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  const room = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${fence}${room}${text.replace(/\s+/g, " ")}${room}${fence}`;
}

function link(node: HtmlElement, address: AddressOf): string {
  const text = joined(node.children.filter(isNoNote), address);
  const href = node.attribute("href");
  if (href === undefined) return text;
  const written = wrapped(text, "[", `](${destination(address(href))})`);
  return hasClass(node, "button") ? ` ${written} ` : written;
}

/** What says that a link opens beside the page is for readers of the page. */
function isNoNote(node: HtmlNode): boolean {
  return !(hasClass(node, "visually-hidden") && textOf([node]) === " (opens in new tab)");
}

/** An address in the form that survives spaces and brackets. */
function destination(href: string): string {
  return /[\s()<>]/.test(href)
    ? `<${href.replace(/[<>]/g, (sign) => encodeURIComponent(sign)).replace(/\s/g, "%20")}>`
    : href;
}

function checkbox(node: HtmlElement): string {
  return node.attribute("checked") === undefined ? "[ ] " : "[x] ";
}

/** Formulas keep the TeX that they were made from. */
function formula(node: HtmlElement): string {
  const source = elementsNamed(node.children, "annotation").map(({ children }) => textOf(children))[0];
  if (source === undefined) return escapeMarkdown(textOf(node.children));
  const sign = node.attribute("display") === "block" ? "$$" : "$";
  return `${sign}${source.trim()}${sign}`;
}

/** A drawing is its label, or its title and description. */
function drawing(node: HtmlElement): string {
  const label = node.attribute("aria-label");
  const words =
    label !== undefined
      ? [label]
      : ["title", "desc"].flatMap((name) =>
          elementsNamed(node.children, name)
            .slice(0, 1)
            .map(({ children }) => textOf(children).trim()),
        );
  return words.length === 0
    ? ""
    : `*Drawing: ${words.map(escapeMarkdown).join(". ").replaceAll("*", "\\*")}*`;
}

/** Text as Markdown shows it again; signs that begin a block are the writer of blocks' concern. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>~|$]/g, (sign) => `\\${sign}`).replace(/&(?=#?\w+;)/g, "\\&");
}
