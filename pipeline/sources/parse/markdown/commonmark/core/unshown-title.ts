import type { Token } from "markdown-it";
import { allowedTags } from "../../html/allowed.ts";
import type { SpanAt } from "../../html/html-attributes.ts";
import { type HtmlPiece, scanHtml } from "../../html/scan-html.ts";
import type { Run } from "../../run.ts";
import { show } from "../../show.ts";
import type { Span } from "../../source/content-map.ts";
import { targetOf } from "../inlines/locate-links.ts";

/** A title is shown as plain text: reports what of its heading no reader would meet, and its id. */
export function reportUnshown(run: Run, heading: Token, inline: Token): void {
  const whole = inline.meta?.span as Span;
  for (const token of inline.children ?? []) {
    const what = unshownPart(token);
    if (what !== undefined) reportPart(run, what, spanOf(token) ?? whole);
  }
  const id = heading.attrGet("id");
  if (id !== null && !run.dialect.titleAnchor)
    reportId(run, String(id), (heading.meta?.idSpan as Span | undefined) ?? whole);
}

/**
 * The text of an address that is its own label, such as `https://example.org`, remains, and nothing is lost.
 */
function unshownPart(token: Token): string | undefined {
  switch (token.type) {
    case "link_open":
      return token.attrGet("href") !== null && token.markup !== "autolink" ? "link" : undefined;
    case "image":
      return "picture";
    case "footnote_ref":
      return "footnote";
    case "html_inline":
      return scanHtml(token.content).some(saysMore) ? "HTML" : undefined;
    default:
      return undefined;
  }
}

/** Formatting such as `<em>` leaves its text; what is no HTML of a page, as in `map<key>`, was meant as text. */
function saysMore(piece: HtmlPiece): boolean {
  if (piece.kind !== "open") return false;
  const isKnown = allowedTags.has(piece.name.toLowerCase());
  return !isKnown || piece.attributes.some(({ name }) => /^(?:href|src|id|name)$/i.test(name));
}

function spanOf(token: Token): Span | undefined {
  if (token.type !== "html_inline") return targetOf(token)?.span;
  const spanAt = token.meta?.span as SpanAt | undefined;
  return spanAt?.(0, token.content.length);
}

function reportPart(run: Run, what: string, span: Span): void {
  run.report({
    code: "title-plain",
    severity: "warning",
    span,
    message: `The title of a page is shown as plain text, so this ${what} is not on the page.`,
    hint: `Write it in the text below the title${what === "HTML" ? ", or \\< for a literal bracket" : ""}.`,
  });
}

function reportId(run: Run, id: string, span: Span): void {
  run.report({
    code: "title-plain",
    severity: "warning",
    span,
    message: `The title of a page has no id, so nothing on the page has the id "${show(id)}".`,
    hint: "Remove it, or give it to a heading below. A link to the page needs no id.",
  });
}
