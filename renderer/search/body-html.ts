import type { PageRecord } from "../../schema/generated/types.ts";

const BODY = '<div class="prose">';

/**
 * The body of a page, from the page as it is drawn: `index.json` has it nowhere else. Empty where a page has no body of
 * its own; the texts of a page of blocks are in its record.
 */
export function bodyHtml(record: PageRecord, main: string): string {
  if ("blocks" in record) return "";
  const start = main.indexOf(BODY);
  if (start === -1) return "";
  let depth = 0;
  for (const { 0: tag, index } of main.slice(start).matchAll(/<div\b|<\/div>/g)) {
    depth += tag === "</div>" ? -1 : 1;
    if (depth === 0) return main.slice(start + BODY.length, start + index);
  }
  return main.slice(start + BODY.length);
}
