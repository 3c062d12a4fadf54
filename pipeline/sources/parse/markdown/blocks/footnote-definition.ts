import type { MarkdownIt } from "markdown-it";
import { runOf } from "../run.ts";
import { show } from "../show.ts";
import type { Span } from "../source/content-map.ts";
import { lineStart, wrapBlockRule } from "./wrap-block-rule.ts";

/** `[^name]: text`: remembers where each footnote is defined, and reports a name that is used twice: the second text is a paragraph. */
export function locateFootnotes(md: MarkdownIt): void {
  wrapBlockRule(md, "footnote_def", (rule) => (state, start, end, silent) => {
    const from = lineStart(state, start);
    if (!silent && state.src.startsWith("[^", from)) {
      const run = runOf(state.env);
      const label = /^\[\^([^\]\s]+)\]:/.exec(state.src.slice(from, state.eMarks[start]))?.[1];
      if (label !== undefined && run.footnotes.has(label)) {
        reportDouble(run, label, [from, from + label.length + 3]);
        return false;
      }
      if (label !== undefined) run.footnotes.set(label, [from, from + label.length + 3]);
    }
    return rule(state, start, end, silent);
  });
}

function reportDouble(run: ReturnType<typeof runOf>, label: string, span: Span): void {
  run.report({
    code: "footnote-duplicate",
    severity: "error",
    span,
    message: `There is already a footnote "${show(label)}" in this file.`,
    hint: "Give each footnote its own name.",
  });
}
