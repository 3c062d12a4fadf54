import type { MarkdownIt, StateInline } from "markdown-it";
import { wrapInlineRule } from "../commonmark/inlines/wrap-inline-rule.ts";
import { runOf } from "../run.ts";

const reported = new WeakSet<StateInline>();

/** A backtick that begins no code, since none closes it: the first of a text is reported. */
export function unclosedBacktick(md: MarkdownIt): void {
  wrapInlineRule(md, "backticks", (rule) => (state, silent) => {
    const { pos: start } = state;
    const before = state.tokens.length;
    if (!rule(state, silent)) return false;
    if (!silent && state.tokens.length === before && !reported.has(state)) report(state, start);
    return true;
  });
}

function report(state: StateInline, start: number): void {
  reported.add(state);
  const run = runOf(state.env);
  const span = run.span(start, state.pos);
  // A bar within code ends a cell, and the code with it: the row is reported.
  if (run.isUnread(span)) return;
  const marker = state.src.slice(start, state.pos);
  run.report({
    code: "markup-literal",
    severity: "warning",
    span,
    message: "No code begins here, because nothing closes it, so the mark is shown.",
    hint: `Write ${marker} behind the code as well. For the character itself write \\\`.`,
  });
}
