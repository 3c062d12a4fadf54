import type { MarkdownIt, StateInline } from "markdown-it";
import { readJsxTag } from "../../components/jsx-tag.ts";
import { runOf } from "../../run.ts";
import { wrapInlineRule } from "./wrap-inline-rule.ts";

/** Raw HTML tokens remember the position of their text: `meta.at` maps offsets of the content to the body. */
export function locateInlineHtml(md: MarkdownIt): void {
  wrapInlineRule(md, "html_inline", (rule) => (state, silent) => {
    const start = state.pos;
    if (!rule(state, silent) && !jsxTag(state, silent)) return false;
    const token = state.tokens.at(-1);
    if (silent || !token) return true;
    const run = runOf(state.env);
    const { map } = run;
    const offset = run.base + start;
    token.meta = { span: (from: number, to: number) => map.span(offset + from, offset + to) };
    return true;
  });
}

/** In MDX `<img style={{ … }} />` is a tag too. */
function jsxTag(state: StateInline, silent: boolean): boolean {
  const { end } = (runOf(state.env).hasJsx && readJsxTag(state.src, state.pos)) || {};
  if (end === undefined) return false;
  if (!silent) state.push("html_inline", "", 0).content = state.src.slice(state.pos, end);
  state.pos = end;
  return true;
}
