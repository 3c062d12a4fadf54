import type { StateCore } from "markdown-it";
import { handMap } from "../blocks/wrap-block-rule.ts";

/** Takes the place of markdown-it's own rule: each inline text is parsed with its map at hand. */
export function parseInlineTokens(state: StateCore): void {
  for (const token of state.tokens) {
    if (token.type !== "inline") continue;
    handMap(token, state.env);
    state.md.inline.parse(token.content, state.md, state.env, token.children ?? []);
  }
}
