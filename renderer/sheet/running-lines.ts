import type { ProductPage } from "../../schema/generated/types.ts";
import { stateOfSheet } from "../components/print-sheet/print-sheet.tsx";
import type { LayoutContext } from "../layouts/layout.ts";

/** The lines at the head and foot of every page: what the sheet is, which state of it, whose, and the number of the page. */
export function runningLines(record: ProductPage, { title }: LayoutContext): string {
  return `@page{${[
    box("top-left", cssString(record.title)),
    box("top-right", cssString(stateOfSheet(record))),
    box("bottom-left", cssString(title)),
    box("bottom-right", 'counter(page) " / " counter(pages)'),
  ].join("")}}`;
}

function box(place: string, content: string): string {
  return `@${place}{content:${content}}`;
}

/** A string of CSS that can end neither itself nor the style element around it. */
function cssString(text: string): string {
  const escaped = text.replaceAll(
    /[^\p{L}\p{N} ._·-]/gu,
    (sign) => `\\${sign.codePointAt(0)?.toString(16)} `,
  );
  return `"${escaped}"`;
}
