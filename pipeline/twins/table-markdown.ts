import { elementsNamed, type HtmlElement, hasClass } from "./html-tree.ts";
import { type AddressOf, inlineMarkdown } from "./inline-markdown.ts";

/** A table of GFM; the caption stands above it. A cell that spans columns is followed by empty ones. */
export function tableMarkdown(table: HtmlElement, address: AddressOf): string {
  const caption = elementsNamed(table.children, "caption")
    .map(({ children }) => inlineMarkdown(children, address))
    .filter((text) => text !== "")
    .map((text) => `Table: ${text}`);
  const rows = elementsNamed(table.children, "tr").map((row) => cellsOf(row, address));
  const width = Math.max(1, ...rows.map((row) => row.length));
  const hasHead = elementsNamed(table.children, "thead").length > 0;
  const [head = [], ...body] = hasHead ? rows : [[], ...rows];
  const lines = [line(head, width), line(marks(table, width), width), ...body.map((row) => line(row, width))];
  return [...caption, lines.join("\n")].join("\n\n");
}

/** The marks below the head of a table: how its columns are set. */
function marks(table: HtmlElement, width: number): string[] {
  const [first] = elementsNamed(table.children, "tr");
  const cells = (first?.children ?? []).filter((cell) => typeof cell !== "string");
  return Array.from({ length: width }, (_, at) => {
    const cell = cells[at];
    if (cell === undefined) return "---";
    if (hasClass(cell, "align-center")) return ":---:";
    if (hasClass(cell, "align-right")) return "---:";
    return hasClass(cell, "align-left") ? ":---" : "---";
  });
}

function cellsOf(row: HtmlElement, address: AddressOf): string[] {
  return row.children.flatMap((cell) => {
    if (typeof cell === "string" || (cell.name !== "td" && cell.name !== "th")) return [];
    // As React writes it, and as authors do.
    const span = Number(cell.attribute("colSpan") ?? cell.attribute("colspan") ?? 1);
    const text = inlineMarkdown(cell.children, address);
    return [text, ...Array<string>(Math.max(0, span - 1)).fill("")];
  });
}

function line(cells: readonly string[], width: number): string {
  const all = Array.from({ length: width }, (_, index) => cells[index] ?? "");
  return `| ${all.join(" | ")} |`;
}
