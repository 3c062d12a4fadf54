import type { StateCore, Token } from "markdown-it";
import type { HeadingText } from "../../../dialects/dialect.ts";
import { runOf } from "../run.ts";

/** `:name`, `:name[label]`: a directive in a line, whose name is no text. A name between two colons is an emoji. */
const directive = /(?<!:):[A-Za-z][\w-]*(?![\w:-])(?:\[(?<label>[^[\]]*)\])?(?:\{[^{}]*\})?/g;

/** Notes for each heading the text that its system makes an anchor of, while it is known how that was written. */
export function noteAnchorTexts(state: StateCore): void {
  const rule = runOf(state.env).dialect.headingText;
  if (rule === undefined) return;
  for (const [at, { type }] of state.tokens.entries()) {
    const inline = state.tokens[at + 1];
    if (type !== "heading_open" || inline?.type !== "inline") continue;
    const anchorText = (inline.children ?? []).map((token) => partOf(token, rule)).join("");
    inline.meta = { ...inline.meta, anchorText };
  }
}

/** Gives headings the anchors of their texts, where the dialect has a rule for these. */
export function anchorsOfTexts(state: StateCore): void {
  const { dialect, headingIds } = runOf(state.env);
  if (dialect.headingText === undefined) return;
  for (const [at, token] of state.tokens.entries()) {
    const text: unknown = state.tokens[at + 1]?.meta?.anchorText;
    const isOpen = token.type === "heading_open" && token.tag !== "h1" && token.attrGet("id") === null;
    if (isOpen && typeof text === "string") token.attrSet("id", headingIds.idOf(text));
  }
}

function partOf(token: Token, rule: HeadingText): string {
  switch (token.type) {
    case "text_special":
      if (token.info === "emoji") return rule.emoji === "none" ? "" : token.markup;
      return token.info === "entity" && rule.entities === "written" ? token.markup : token.content;
    case "image":
      return rule.images ? token.content : "";
    case "html_inline":
    case "component_text":
      return "";
    case "text":
      return textOf(token.content, rule);
    case "softbreak":
    case "hardbreak":
      return rule.entities === "written" ? "" : "\n";
    default:
      return token.content;
  }
}

function textOf(text: string, { directives, dashes }: HeadingText): string {
  const plain = directives === true ? text.replace(directive, "$<label>") : text;
  if (dashes === undefined) return plain;
  return plain.replace(dashes === "all" ? /---?/g : /(?<!-)--(?!-)/g, "\u2014");
}
