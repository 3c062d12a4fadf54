import type { MarkdownIt, Token } from "markdown-it";
import { matchReference, reportMalformed } from "../../directives/inlines/value-reference.ts";
import { escapeHtml, unescapeAll } from "../../escape.ts";
import { valueTextMarker } from "../../render/markers.ts";
import type { Run } from "../../run.ts";
import type { Span } from "../../source/content-map.ts";

/**
 * Carries the references of a title and their positions in the parsed string, as the offsets of addresses
 * are: `\0<start>:<as written>\0`. After parsing, `\{{` and `{{` would be the same.
 */
export function carryTitleReferences(md: MarkdownIt): void {
  const parse = md.helpers.parseLinkTitle;
  md.helpers.parseLinkTitle = (text, start, max, before) => {
    const found = parse(text, start, max, before);
    if (!found.ok && !found.can_continue) return found;
    const from = before === undefined ? start + 1 : start;
    const written = text.slice(from, found.ok ? found.pos - 1 : max);
    if (!written.includes("{{")) return found;
    return { ...found, str: (before?.str ?? "") + carry(written, from) };
  };
}

function carry(written: string, from: number): string {
  const next = /\\[\s\S]|\{\{/g;
  let carried = "";
  let last = 0;
  for (let found = next.exec(written); found; found = next.exec(written)) {
    if (found[0] !== "{{") continue;
    const { text } = matchReference(written, found.index);
    carried += `${unescapeAll(written.slice(last, found.index))}\0${from + found.index}:${text}\0`;
    last = found.index + text.length;
    next.lastIndex = last;
  }
  return carried + unescapeAll(written.slice(last));
}

/** The title of a link or a picture, ready to be written; "" where it has none. */
export function writeTitle(run: Run, token: Token): string {
  const title = String(token.attrGet("title") ?? "");
  const parts = title.split("\0");
  return parts
    .map((part, index) => (index % 2 === 0 ? escapeHtml(part) : writeCarried(run, token, part)))
    .join("");
}

function writeCarried(run: Run, token: Token, carried: string): string {
  const colon = carried.indexOf(":");
  const written = carried.slice(colon + 1);
  const start = Number(carried.slice(0, colon));
  const spanAt = token.meta?.titleSpanAt as ((start: number, end: number) => Span) | undefined;
  const span = spanAt?.(start, start + written.length) ?? [0, 0];
  const { path } = matchReference(written, 0);
  if (path !== undefined) return valueTextMarker(run, path, span);
  reportMalformed(run, written, span);
  return escapeHtml(written);
}
