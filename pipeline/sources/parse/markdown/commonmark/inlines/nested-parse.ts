import type { MarkdownIt } from "markdown-it";
import { runOf } from "../../run.ts";
import { type InlineRule, wrapInlineRule } from "./wrap-inline-rule.ts";

/** Alternative texts and inline footnotes are parsed as texts of their own: keeps track of where they start. */
export function trackNestedParses(md: MarkdownIt): void {
  const parse = md.inline.parse.bind(md.inline);
  md.inline.parse = (text, engine, env, tokens) => {
    const run = runOf(env);
    const outer = run.base;
    run.base = run.nextBase;
    run.nextBase = 0;
    parse(text, engine, env, tokens);
    run.base = outer;
  };
  wrapInlineRule(md, "image", startAfterMarker);
  wrapInlineRule(md, "footnote_inline", (rule) => {
    const inner = startAfterMarker(rule);
    return (state, silent) => !runOf(state.env).input.inline && inner(state, silent);
  });
}

/** Both markers, `![` and `^[`, are two characters. */
function startAfterMarker(rule: InlineRule): InlineRule {
  return (state, silent) => {
    const run = runOf(state.env);
    if (!silent) run.nextBase = run.base + state.pos + 2;
    const matched = rule(state, silent);
    if (!silent) run.nextBase = 0;
    return matched;
  };
}
