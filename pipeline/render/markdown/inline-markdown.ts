import { codeSpan, escapeMarkdown, markdownAddress } from "../../core/text/escape/markdown.ts";
import {
  attributeOf,
  elementsNamed,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  textOf,
} from "./html-tree.ts";
import { isLeftOut } from "./left-out.ts";

/** Rooted addresses of the page as the Markdown copy writes them. */
export type AddressOf = (href: string) => string;

type Writer = (node: HtmlElement, address: AddressOf) => string;

const marked =
  (mark: string): Writer =>
  ({ children }, address) =>
    wrapped(joined(children, address), mark);
const asElement: Writer = ({ name, children }, address) => `<${name}>${joined(children, address)}</${name}>`;
const plain: Writer = ({ children }, address) => joined(children, address);

/** Elements in the middle of a word or sentence that Markdown has no mark for. `wbr` has no text: a name stays whole. */
const parts = [
  ..."span data time small big abbr acronym dfn q cite samp tt var u ins label bdi bdo".split(" "),
  ..."wbr nobr font strike ruby rb output meter slot".split(" "),
];

/** How elements of a line are written. */
const WRITERS: ReadonlyMap<string, Writer> = new Map([
  ...["strong", "b"].map((name) => [name, marked("**")] as const),
  ...["em", "i"].map((name) => [name, marked("*")] as const),
  ...["del", "s"].map((name) => [name, marked("~~")] as const),
  ...["sub", "sup", "kbd", "mark"].map((name) => [name, asElement] as const),
  ...parts.map((name) => [name, plain] as const),
  ["code", ({ children }) => codeSpan(textOf(children))],
  ["a", link],
  ["img", picture],
  ["br", () => "<br>"],
  ["input", checkbox],
  ["math", formula],
  ["svg", drawing],
]);

/** One line of Markdown: the text of these nodes with emphasis, code, links and pictures. */
export function inlineMarkdown(nodes: readonly HtmlNode[], address: AddressOf): string {
  // Most spaces are one and stay, and need not be written anew.
  return joined(nodes, address)
    .replace(/[\t\r\n][ \t\r\n]*| [ \t\r\n]+/g, " ")
    .trim();
}

function joined(nodes: readonly HtmlNode[], address: AddressOf): string {
  let text = "";
  for (const node of nodes) {
    if (typeof node === "string") text += escapeMarkdown(node);
    else if (!isLeftOut(node)) text += (WRITERS.get(node.name) ?? apart)(node, address);
  }
  return text;
}

/** Blocks inside a line, as in cards and cells, stay apart from their neighbours. */
function apart({ children }: HtmlElement, address: AddressOf): string {
  return ` ${joined(children, address)} `;
}

/** Marks are next to the words, spaces outside; an empty text is not marked. */
function wrapped(text: string, before: string, after = before): string {
  const inner = text.trim();
  if (inner === "") return text;
  const start = text.indexOf(inner);
  return text.slice(0, start) + before + inner + after + text.slice(start + inner.length);
}

function link(node: HtmlElement, address: AddressOf): string {
  const text = joined(node.children.filter(isNoNote), address);
  const href = attributeOf(node, "href");
  if (href === undefined) return text;
  const written = wrapped(text, "[", `](${markdownAddress(address(href))})`);
  return hasClass(node, "button") ? ` ${written} ` : written;
}

/** The note that a link opens beside the page is only for readers of the page. */
function isNoNote(node: HtmlNode): boolean {
  return !(
    typeof node !== "string" &&
    hasClass(node, "visually-hidden") &&
    textOf([node]) === " (opens in new tab)"
  );
}

function picture(node: HtmlElement, address: AddressOf): string {
  const source = markdownAddress(address(attributeOf(node, "src") ?? ""));
  return `![${escapeMarkdown(attributeOf(node, "alt") ?? "")}](${source})`;
}

function checkbox(node: HtmlElement): string {
  if (attributeOf(node, "type") !== "checkbox") return "";
  return attributeOf(node, "checked") === undefined ? "[ ] " : "[x] ";
}

/** Formulas keep the TeX that they were made from. */
function formula(node: HtmlElement): string {
  const source = elementsNamed(node.children, "annotation").map(({ children }) => textOf(children))[0];
  if (source === undefined) return escapeMarkdown(textOf(node.children));
  const sign = attributeOf(node, "display") === "block" ? "$$" : "$";
  return `${sign}${source.trim()}${sign}`;
}

/** A drawing is the picture that it was, or its label, or its title and description. */
function drawing(node: HtmlElement, address: AddressOf): string {
  const file = attributeOf(node, "data-src");
  if (file !== undefined)
    return `![${escapeMarkdown(attributeOf(node, "aria-label") ?? "")}](${markdownAddress(address(file))})`;
  const label = attributeOf(node, "aria-label");
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
