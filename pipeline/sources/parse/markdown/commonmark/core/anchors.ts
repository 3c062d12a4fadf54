import type { MarkdownIt, StateCore, Token } from "markdown-it";
import anchor from "markdown-it-anchor";
import { replaceMarks, writtenReference } from "../../../reference-marks.ts";
import { plainText } from "../../render/plain-text.ts";
import { runOf } from "../../run.ts";

/**
 * Ids by the rule of the dialect, and after each heading's text a link to itself, which is no part of the heading's name.
 */
export function headingAnchors(md: MarkdownIt): void {
  const options = {
    level: 2,
    getTokensText: slugText,
    slugifyWithState: (text: string, state: StateCore) => runOf(state.env).headingIds.idOf(text),
    tabIndex: false,
    permalink: (id: string, _options: unknown, state: StateCore, index: number) => {
      const inline = state.tokens[index + 1];
      if (!inline?.children) return;
      const written = plainText(inline.children);
      const text = replaceMarks(written, () => "…");
      // A heading whose values come later keeps the name that its content gives it.
      if (text === written) state.tokens[index]?.attrSet("aria-label", text);
      inline.children.push(anchorToken(state, id, text));
    },
  };
  // Its types are written for markdown-it 14, whose modules 15 no longer exports one by one.
  (anchor as unknown as (engine: MarkdownIt, settings: typeof options) => void)(md, options);
}

/** The text of a heading that its anchor is made of. */
export function slugText(tokens: readonly Token[]): string {
  const written = tokens.filter(({ type }) => type !== "component_text");
  return replaceMarks(plainText(written), writtenReference);
}

function anchorToken(state: StateCore, id: string, text: string): Token {
  const token = new state.Token("heading_anchor", "", 0);
  const { escapeHtml } = state.md.utils;
  token.content = ` <a class="heading-anchor" href="#${escapeHtml(id)}" aria-label="Direct link to ${escapeHtml(text)}">#</a>`;
  return token;
}
