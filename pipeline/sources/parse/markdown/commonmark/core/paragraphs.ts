import type { StateCore, Token } from "markdown-it";
import { blockTags } from "../../html/allowed.ts";
import { runOf } from "../../run.ts";

/** A picture with a title alone in a paragraph is a figure; a paragraph with block HTML in it is a `<div>`; one of comments is nothing. */
export function shapeParagraphs(state: StateCore): void {
  const { tokens } = state;
  const isBlock = runOf(state.env).dialect.constructs.looseHtml ? isLooseBlock : isBlockTag;
  const isBlockHtml = ({ type, content }: Token): boolean => type === "html_inline" && isBlock(content);
  for (let index = 0; index < tokens.length; index++) {
    const open = tokens[index];
    if (open?.type !== "paragraph_open") continue;
    const inline = tokens[index + 1];
    const close = closeOf(tokens, index);
    if (!inline || !close) continue;
    if (inline.children?.length === 0) {
      open.hidden = true;
      close.hidden = true;
    } else if (isFigure(inline)) {
      for (const token of [open, close]) {
        token.tag = "figure";
        token.hidden = false;
      }
      open.attrSet("class", "image");
    } else if (inline.content.includes("<") && inline.children?.some(isBlockHtml)) {
      open.tag = "div";
      close.tag = "div";
    }
  }
}

function isFigure(inline: Token): boolean {
  const image = inline.children?.[0];
  if (image?.type !== "image" || inline.children?.length !== 1 || !image.attrGet("title")) return false;
  image.meta = { ...image.meta, isFigure: true };
  return true;
}

function isBlockTag(html: string): boolean {
  const [, name] = /^<\/?([a-z][a-z0-9]*)/i.exec(html) ?? [];
  return name !== undefined && blockTags.has(name.toLowerCase());
}

/** Docs of other systems may have headings in HTML, too. */
function isLooseBlock(html: string): boolean {
  return isBlockTag(html) || /^<\/?h[2-6]\b/i.test(html);
}

/** Two tokens on; further in a footnote, whose last paragraph also holds the links back. */
function closeOf(tokens: readonly Token[], open: number): Token | undefined {
  for (let index = open + 2; index < tokens.length; index++) {
    if (tokens[index]?.type === "paragraph_close") return tokens[index];
  }
  return undefined;
}
