import { voidTags } from "../html/allowed.ts";
import type { ComponentTag } from "./component-tag.ts";

/**
 * The tag of an element of MDX as HTML of the same length: texts in braces are texts in quotation marks, other expressions are
 * left out. `<div />` is an element without content there, so its end follows.
 */
export function elementHtml(
  text: string,
  start: number,
  { name, end, expressions, isEmpty }: ComponentTag,
): string {
  let html = "";
  let at = start;
  for (const expression of expressions) {
    html += text.slice(at, expression.start) + asAttribute(text, expression);
    at = expression.end;
  }
  html += text.slice(at, end);
  return isEmpty && !voidTags.has(name) ? `${html.replace(/\/>$/, " >")}</${name}>` : html;
}

function asAttribute(
  text: string,
  { start, end, brace, text: value }: ComponentTag["expressions"][number],
): string {
  const length = end - start;
  if (value === undefined || /["<>]/.test(value)) return text.slice(start, end).replace(/[^\n]/g, " ");
  return `${text.slice(start, brace)}"${value}"`.padEnd(length);
}
