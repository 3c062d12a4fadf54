import type { StateCore } from "markdown-it";
import { handMap } from "../blocks/wrap-block-rule.ts";

/** Takes the place of markdown-it's own rule: each inline text is parsed with its map at hand. */
export function parseInlineTokens(state: StateCore): void {
  const { tokens } = state;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token?.type !== "inline") continue;
    handMap(token, state.env);
    state.md.inline.parse(token.content, state.md, state.env, token.children ?? []);
  }
}
