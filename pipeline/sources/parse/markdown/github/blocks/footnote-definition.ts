import type { MarkdownIt, StateBlock } from "markdown-it";
import { lineStart, wrapBlockRule } from "../../commonmark/blocks/wrap-block-rule.ts";
import { runOf } from "../../run.ts";
import { show } from "../../show.ts";
import type { Span } from "../../source/content-map.ts";

/**
 * `[^name]: text`: remembers where each footnote is defined. A second definition of one name is reported, and is a paragraph;
 * to markdown-it alone it would be the target of a link.
 */
export function locateFootnotes(md: MarkdownIt): void {
  wrapBlockRule(md, "footnote_def", (rule) => (state, start, end, silent) => {
    const label = silent ? undefined : footnoteLabel(state, start);
    if (label === undefined) return rule(state, start, end, silent);
    const run = runOf(state.env);
    const from = lineStart(state, start);
    const span: Span = [from, from + label.length + 3];
    if (run.footnotes.has(label)) {
      reportDouble(run, label, span);
      return false;
    }
    run.footnotes.set(label, span);
    return rule(state, start, end, silent);
  });
  wrapBlockRule(md, "reference", (rule) => (state, start, end, silent) => {
    const label = footnoteLabel(state, start);
    if (label !== undefined && runOf(state.env).footnotes.has(label)) return false;
    return rule(state, start, end, silent);
  });
}

/** The name of the footnote that a line defines. */
function footnoteLabel(state: StateBlock, line: number): string | undefined {
  const from = lineStart(state, line);
  if (!state.src.startsWith("[^", from)) return undefined;
  return /^\[\^([^\]\s]+)\]:/.exec(state.src.slice(from, state.eMarks[line]))?.[1];
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
