import type { ProductPage } from "../../schema/generated/types.ts";
import { stateOfSheet } from "../components/print-sheet/print-sheet.tsx";
import type { LayoutContext } from "../layouts/layout.ts";
import { keepLeftToRight } from "../layouts/left-to-right.ts";
import { contextOf, pageTitle } from "../layouts/page-context.ts";
import { toMarkup } from "../layouts/to-markup.ts";
import { escapeAttribute, escapeText } from "../shared/compose/escape.ts";
import { renderPageStyles } from "../shared/compose/page-styles.ts";
import type { RenderSheet } from "../shared/compose/server-entry.ts";
import { Contents } from "./contents.tsx";
import { numberSheet } from "./number-sheet.ts";
import styles from "./sheet.css?inline";
import { Sheet } from "./sheet.tsx";

/** Placeholder in the numbered document until its contents are known. */
const CONTENTS_PLACE = '<div class="contents-place"></div>';
/** Marks to copy the address of a heading; paper has none. */
const HEADING_MARK = /<a class="heading-anchor"[^>]*>#<\/a>/g;

/**
 * Browsers make an element of the PDF of each `figure`, without the words that its drawing has for those who do not see
 * it, around that of the drawing, which has them. A group has no words of its own to miss.
 */
const FIGURE = /<figure(?=[\s>])(?![^>]*\srole=)/g;

/** The styles of a page are those of the site; what only the printed datasheet has comes with it and is in no file of the site. */
export const renderSheet: RenderSheet = (record, shell, pages = new Map()) => {
  const context = contextOf(shell);
  const drawn = toMarkup(
    <Sheet record={record} context={context} contents={<div className="contents-place" />} />,
  );
  const { html, entries } = numberSheet(
    drawn.replaceAll(HEADING_MARK, "").replaceAll(FIGURE, '<figure role="group"'),
  );
  const directed = shell.dir === "rtl" ? keepLeftToRight : (text: string) => text;
  const contents = toMarkup(<Contents entries={entries} pages={pages} />);
  return [
    `<!doctype html><html lang="${escapeAttribute(shell.lang)}" dir="${escapeAttribute(shell.dir)}"><head><meta charset="utf-8">`,
    `<title>${escapeText(pageTitle(record, shell))}</title>`,
    renderPageStyles(record, shell),
    `<style>${runningLines(record, context)}${styles}</style></head>`,
    // The function keeps "$" in titles from being read as a pattern.
    `<body><main>${directed(html.replace(CONTENTS_PLACE, () => contents))}</main></body></html>`,
  ].join("");
};

/** The lines at the head and foot of every page: what the sheet is, which state of it, whose, and the number of the page. */
function runningLines(record: ProductPage, { title }: LayoutContext): string {
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
