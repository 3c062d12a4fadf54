import { escapeAttribute } from "../../../renderer/shared/compose/escape.ts";

/** A heading of plain text with a link to itself, as in a doc; without an id it has no link. */
export function headingHtml(level: number, id: string | undefined, text: string): string {
  const title = escapeAttribute(text);
  if (id === undefined) return `<h${level}>${title}</h${level}>`;
  const anchor = escapeAttribute(id);
  const link = `<a class="heading-anchor" href="#${anchor}" aria-label="Direct link to ${title}">#</a>`;
  return `<h${level} id="${anchor}" aria-label="${title}">${title} ${link}</h${level}>`;
}
