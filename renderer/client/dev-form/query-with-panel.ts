import { BESIDE_EM, PANEL_EM } from "./panel-size.ts";

/** Browsers have 16 px in an em of a media query, unless the reader chose another size; sites write few widths in px. */
const EM_PX = 16;

/** `(min-width: 40em)`, `(40em <= width < 80em)`, `(width >= 62.5rem)`: what is in parentheses with a width in it. */
const WIDTH_FEATURE = /\([^()]*\b(?:min-|max-)?width\b[^()]*\)/g;
const LENGTH = /(\d*\.?\d+)(px|r?em)\b/g;

/**
 * The media query that asks a window with the panel beside the page for the same room as this one does without:
 * `(width >= 40em)` is `(width >= 68em)` then, and itself where the panel covers the page. Undefined for a query that no
 * width is part of, or that joins its conditions in other ways than by `and`.
 */
export function queryWithPanel(query: string): string | undefined {
  const parts = query.split(",").map((part) => part.trim());
  if (!parts.some((part) => part.match(WIDTH_FEATURE)) || /\b(?:or|not)\b/.test(query)) return undefined;
  return parts.flatMap(withPanel).join(", ");
}

function withPanel(query: string): string[] {
  const shifted = query.replace(WIDTH_FEATURE, (feature) => feature.replace(LENGTH, widened));
  if (shifted === query) return [query];
  return [`${shifted} and (width >= ${BESIDE_EM}em)`, `${query} and (width < ${BESIDE_EM}em)`];
}

function widened(_: string, digits: string, unit: string): string {
  return `${Number(digits) + PANEL_EM * (unit === "px" ? EM_PX : 1)}${unit}`;
}
