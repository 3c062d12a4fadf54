import type { StateInline } from "markdown-it";
import { runOf } from "../../run.ts";
import { show } from "../../show.ts";

const mark = /\[\^([^\]\s[]{1,100})\](?![(:])/y;

/** `[^name]` that no rule before took: there is no footnote of that name. */
export function footnoteMissing(state: StateInline, silent: boolean): boolean {
  if (silent || !state.src.startsWith("[^", state.pos)) return false;
  mark.lastIndex = state.pos;
  const found = mark.exec(state.src);
  if (!found || runOf(state.env).input.inline) return false;
  const run = runOf(state.env);
  run.report({
    code: "footnote-not-found",
    severity: "warning",
    span: run.span(state.pos, state.pos + found[0].length),
    message: `There is no footnote "${show(found[1] ?? "")}" in this file.`,
    hint: `Add a line [^${show(found[1] ?? "")}]: with its text, or write \\[^ for literal brackets.`,
  });
  return false;
}
