import { tableCell } from "../../core/text/escape/markdown.ts";
import {
  attributeOf,
  elementsNamed,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  textOf,
} from "./html-tree.ts";
import { type AddressOf, inlineMarkdown } from "./inline-markdown.ts";

/** A table of GFM; the caption is above it. A cell that spans columns is followed by empty ones. */
export function tableMarkdown(table: HtmlElement, address: AddressOf): string {
  const captions = elementsNamed(table.children, "caption")
    .map(({ children }) => inlineMarkdown(children, address))
    .filter((text) => text !== "")
    .map((text) => `Table: ${text}\n\n`);
  const rows = elementsNamed(table.children, "tr");
  const cells = rows.map((row) => cellsOf(row, address));
  const width = Math.max(1, ...cells.map((row) => row.length));
  const hasHead = elementsNamed(table.children, "thead").length > 0;
  if (!hasHead || cells.length === 0) cells.unshift([]);
  const lines = cells.map((row) => line(row, width));
  lines.splice(1, 0, line(marks(rows[0], width), width));
  return captions.join("") + lines.join("\n");
}
/** The marks below the head of a table: how its columns are set. */
function marks(first: HtmlElement | undefined, width: number): string[] {
  const cells = (first?.children ?? []).filter((cell) => typeof cell !== "string");
  return Array.from({ length: width }, (_, at) => {
    const cell = cells[at];
    if (cell === undefined) return "---";
    if (hasClass(cell, "align-center")) return ":---:";
    if (hasClass(cell, "align-right")) return "---:";
    return hasClass(cell, "align-left") ? ":---" : "---";
  });
}

/** As far as a cell spans in HTML, whatever it says. */
const MOST_COLUMNS = 1000;

function cellsOf(row: HtmlElement, address: AddressOf): string[] {
  const cells: string[] = [];
  for (const cell of row.children) {
    if (typeof cell === "string" || (cell.name !== "td" && cell.name !== "th")) continue;
    cells.push(inlineMarkdown(cellNodes(cell), address));
    // As React writes it, and as authors do.
    const span = Number(attributeOf(cell, "colSpan") ?? attributeOf(cell, "colspan") ?? 1);
    for (let more = 1; more < Math.min(span, MOST_COLUMNS); more++) cells.push("");
  }
  return cells;
}

/**
 * The content of a cell, with the bars in its code escaped; those in its text are escaped like other signs.
 */
function cellNodes({ children }: HtmlElement): readonly HtmlNode[] {
  return textOf(children).includes("|") ? children.map((node) => withBars(node, false)) : children;
}

/** Code and the source of formulas are written without changes. */
function withBars(node: HtmlNode, isCode: boolean): HtmlNode {
  if (typeof node === "string") return isCode ? tableCell(node) : node;
  const isSource = isCode || node.name === "code" || node.name === "annotation";
  return { ...node, children: node.children.map((child) => withBars(child, isSource)) };
}

function line(cells: readonly string[], width: number): string {
  let line = "|";
  for (let at = 0; at < width; at++) line += ` ${cells[at] ?? ""} |`;
  return line;
}
