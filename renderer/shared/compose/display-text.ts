import type { Figure, SpecRow } from "../../../schema/generated/types.ts";

/** The whole value of a row as a reader sees it. */
export function displayText(row: SpecRow): string {
  const text = trueMinus(row.display);
  return row.approximate === true && !/^(approx|about)/i.test(text) ? `approx. ${text}` : text;
}

/** The digits of one level, as the engineer wrote them, with a true minus. */
export function figureText(figure: Figure | undefined): string {
  return figure === undefined ? "" : trueMinus(figure.text);
}

/** A hyphen before a digit is a minus where it begins the text or follows a space or bracket. */
export function trueMinus(text: string): string {
  return text.replaceAll(/(^|[\s(])-(?=[\d.])/g, "$1\u2212");
}
