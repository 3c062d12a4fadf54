import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageRecord } from "../../../../schema/generated/types.ts";
import { type HtmlNode, hasClass, htmlTree, textOf } from "../../../render/markdown/html-tree.ts";
import { listFiles } from "../../e2e/support/tree.ts";

/** A page of a built site as readers get it. */
export interface PageText {
  readonly pathname: string;
  readonly record: PageRecord;
  /** The nodes in main, without the closed panel of unpublished facts. */
  readonly nodes: readonly HtmlNode[];
  /** The texts of such panels. */
  readonly panels: readonly string[];
  /** The Markdown copy without that panel; undefined where a page has none. */
  readonly markdown: string | undefined;
  /** Everything around main: head, navigation, announcement and footer. */
  readonly frame: string;
}

/** Elements whose text belongs together. */
const BLOCKS = new Set([
  ...["p", "li", "tr", "dt", "dd", "pre", "caption", "figcaption", "summary", "title", "desc"],
  ...["h1", "h2", "h3", "h4", "h5", "h6"],
]);

/** Every page of a built site, in the order of their addresses. */
export function pageTexts(out: string): PageText[] {
  const files = new Set(listFiles(out));
  return [...files]
    .filter((path) => path.endsWith("index.json") && files.has(path.replace(/json$/, "html")))
    .map((path) => {
      const { record, parts } = JSON.parse(readFileSync(join(out, path), "utf8")) as {
        record: PageRecord;
        parts: { main: string };
      };
      const html = readFileSync(join(out, path.replace(/json$/, "html")), "utf8");
      const copy = path === "index.json" ? "index.md" : path.replace(/\/index\.json$/, ".md");
      return {
        pathname: record.pathname,
        record,
        nodes: withoutPanel(htmlTree(parts.main)),
        panels: panelsIn(htmlTree(parts.main)),
        markdown: files.has(copy) ? copyWithoutPanel(readFileSync(join(out, copy), "utf8")) : undefined,
        frame: html.replace(parts.main, ""),
      };
    });
}

function panelsIn(nodes: readonly HtmlNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    return hasClass(node, "not-published")
      ? [singleSpaced(spacedText(node.children))]
      : panelsIn(node.children);
  });
}

function withoutPanel(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (typeof node === "string") return [node];
    if (hasClass(node, "not-published")) return [];
    return [{ ...node, children: withoutPanel(node.children) }];
  });
}

/** The panel is the part of a copy from its summary to the next heading. */
function copyWithoutPanel(markdown: string): string {
  return markdown.replace(/^(?:Not published \(\d+\)|Question)$[\s\S]*?(?=^#|$(?![\s\S]))/m, "");
}

/** The texts of paragraphs, rows, headings and the like, with single spaces. */
export function blockTexts(nodes: readonly HtmlNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const inner = blockTexts(node.children);
    return BLOCKS.has(node.name) ? [singleSpaced(textOf(node.children)), ...inner] : inner;
  });
}

/** All text below these nodes, elements apart from each other. */
export function spacedText(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : spacedText(node.children))).join(" ");
}

/** Text with every space alike, and an ASCII minus. */
export function singleSpaced(text: string): string {
  return text.replace(/\s+/g, " ").replaceAll("\u2212", "-").trim();
}
