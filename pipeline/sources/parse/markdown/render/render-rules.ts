import type { MarkdownIt, Token } from "markdown-it";
import type { MarkdownEmbed } from "../../types.ts";
import { renderCode } from "../code/render-code.ts";
import { claimId } from "../commonmark/core/claim-id.ts";
import { spanOfLink, targetOf } from "../commonmark/inlines/locate-links.ts";
import { writeTitle } from "../commonmark/inlines/title-references.ts";
import { attributesOf } from "../directives/inlines/image-attributes.ts";
import { escapeHtml } from "../escape.ts";
import type { SpanAt } from "../html/html-attributes.ts";
import { writeHtml } from "../html/html-writer.ts";
import type { OpenElements } from "../html/open-elements.ts";
import type { Run } from "../run.ts";
import type { Span } from "../source/content-map.ts";
import { hasLongName, withBreakPoints } from "./break-points.ts";
import { footnoteRules } from "./footnotes.ts";
import { noLink, renderImage, renderLinkOpen } from "./links.ts";
import { attributeText, embedMarker, valueMarker } from "./markers.ts";
import { Rendering, type RenderRules } from "./rendering.ts";

/** The HTML of tokens. */
export function renderTokens(tokens: Token[], run: Run, md: MarkdownIt): string {
  return new Rendering(run, md, rules).render(tokens);
}

/** Tokens without a rule here are written as markdown-it does. */
const rules: RenderRules = {
  text: ({ frames }, token) => cellText(frames, token.content),
  component_text: ({ frames }, token) => cellText(frames, token.content),
  softbreak: () => "\n",
  hardbreak: () => "<br>\n",
  code_inline: ({ frames }, token) => `<code>${cellText(frames, token.content)}</code>`,
  code_block: ({ run }, token) => renderCode(run, token),
  fence: ({ run }, token) => renderCode(run, token),
  s_open: () => "<del>",
  s_close: () => "</del>",
  checkbox: (_, token) => token.content,
  heading_open: renderHeadingOpen,
  tab_open: renderTabOpen,
  anchor: renderAnchor,
  heading_anchor: ({ frames }, token) => frames.closeLinks() + token.content,
  link_open: renderLink,
  image: renderPicture,
  html_inline: (rendering, token) => writeHtml(rendering, token.content, token.meta?.span as SpanAt),
  html_block: (rendering, token) =>
    writeHtml(rendering, token.content, token.meta?.span as SpanAt).replace(/^\s+$/, ""),
  formula_inline: (_, token) => String(token.meta?.html),
  formula_block: (_, token) => `<div class="formula" tabindex="0">${String(token.meta?.html)}</div>\n`,
  value_reference: ({ run, frames }, token) =>
    frames.isCode()
      ? escapeHtml(token.markup)
      : valueMarker(run, String(token.meta?.path), token.meta?.span as Span),
  embed: ({ run }, token) => `${embedMarker(run, token.meta?.embed as MarkdownEmbed)}\n`,
  ...footnoteRules,
};

function cellText(frames: OpenElements, text: string): string {
  return hasLongName(text) && (frames.has("td") || frames.has("th"))
    ? withBreakPoints(text)
    : escapeHtml(text);
}

/** Where two tabs were given one id, the second has none, which is reported. */
function renderTabOpen({ run }: Rendering, { meta }: Token): string {
  const id = String(meta?.id).normalize("NFC");
  const isOwn = claimId(run, id, meta?.span as Span);
  return `<section class="tab"${isOwn ? ` id="${escapeHtml(id)}"` : ""}>`;
}

/** A place to link to that shows nothing. */
function renderAnchor({ run }: Rendering, { meta }: Token): string {
  const id = String(meta?.id).normalize("NFC");
  return claimId(run, id, meta?.span as Span) ? `<span id="${escapeHtml(id)}"></span>` : "";
}

function renderLink({ run, frames }: Rendering, token: Token): string {
  const title = token.attrGet("title");
  const target = targetOf(token);
  const isNested = frames.isInsideLink();
  if (isNested && target) frames.reportUnbalanced("A link cannot be inside another link.", target.span);
  const attributes = title === null ? "" : ` title="${writeTitle(run, token)}"`;
  const spanOf = (): Span => spanOfLink(token) ?? target?.span ?? [0, 0];
  const link = target && !isNested ? renderLinkOpen(run, { attributes, target, span: target.span }) : noLink;
  frames.endMarkdownWith(link.close);
  if (link.isLink) frames.beginLink(spanOf);
  return link.open;
}

function renderPicture({ run }: Rendering, token: Token): string {
  const title = writeTitle(run, token);
  const isFigure = token.meta?.isFigure === true;
  const source = targetOf(token);
  const html = renderImage(run, {
    alt: attributeText(run, token.children ?? []),
    isDecoration: false,
    attributes: attributesOf(token) + (title && !isFigure ? ` title="${title}"` : ""),
    source,
    span: source?.span ?? [0, 0],
  });
  return isFigure ? `${html}<figcaption>${title}</figcaption>` : html;
}

/** The tag that opens a heading; without its id where an earlier one has it, which is reported. */
function renderHeadingOpen({ run }: Rendering, token: Token): string {
  const id = String(token.attrGet("id") ?? "");
  const heading = token.meta?.span as Span | undefined;
  if (id !== "" && !claimId(run, id, heading ?? [0, 0])) return `<${token.tag}>`;
  return id === "" ? `<${token.tag}>` : `<${token.tag} id="${escapeHtml(id)}">`;
}
