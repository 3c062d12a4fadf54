import MarkdownIt, { type MarkdownIt as Engine, type Token } from "markdown-it";
import type { Heading } from "../../types.ts";
import { escapeHtml } from "../escape.ts";
import { Run } from "../run.ts";
import type { Span } from "../source/content-map.ts";
import { plainText } from "./plain-text.ts";
import { renderTokens } from "./render-rules.ts";

/** Links, and places to link to: the table of contents has its own links, and no second element with an id. */
const linkTypes = new Set([
  "link_open",
  "link_close",
  "heading_anchor",
  "anchor",
  "footnote_ref",
  "checkbox",
]);

/** The headings of a document with their text, for its table of contents. */
export function listHeadings(run: Run, md: Engine, tokens: readonly Token[]): Heading[] {
  const headings: Heading[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token?.type !== "heading_open") continue;
    const children = tokens[index + 1]?.children ?? [];
    const text = plainText(children);
    headings.push({
      level: Number(token.tag.slice(1)),
      id: String(token.attrGet("id") ?? ""),
      text,
      html: children.every(isPlain) ? escapeHtml(text) : withoutLinks(run, md, children),
      position: run.positionAt((token.meta?.span as Span | undefined) ?? [0, 0]),
    });
  }
  return headings;
}

/** The link to the heading itself is no part of its text. */
function isPlain({ type }: Token): boolean {
  return type === "text" || type === "heading_anchor";
}

/** Written by a run of its own, whose links, ids and reports are not used: the body has them already. */
function withoutLinks(run: Run, md: Engine, children: readonly Token[]): string {
  const withoutLinkTags = children.filter(({ type }) => !linkTypes.has(type)).flatMap(plainToken);
  if (withoutLinkTags.every(({ type }) => type === "text")) return escapeHtml(plainText(withoutLinkTags));
  return renderTokens(withoutLinkTags, new Run(run.input), md).trim();
}

function plainToken(token: Token): Token[] {
  if (token.type !== "image" && token.type !== "value_reference" && token.type !== "html_inline")
    return [token];
  const copy = new MarkdownIt.Token("text", "", 0);
  copy.content = token.type === "image" ? plainText(token.children ?? []) : token.content;
  if (token.type !== "html_inline") return [copy];
  const [, tag, name = ""] = /^(<\/?([A-Za-z][\w-]*))/.exec(token.content) ?? [];
  if (tag === undefined || /^(?:a|img)$/i.test(name)) return [];
  copy.type = "html_inline";
  copy.content = `${tag}>`;
  copy.meta = { span: (): Span => [0, 0] };
  return [copy];
}
