import type { MarkdownIt, StateBlock } from "markdown-it";
import { runOf } from "../../run.ts";
import { type BlockRule, lineEnd, wrapBlockRule } from "./wrap-block-rule.ts";

/** Tags whose content is no Markdown in MDX either. */
const verbatim = /^\s*<(?:pre|script|style|textarea|!|\?)/i;

/** In MDX a heading is one on the line below a tag too; in Markdown HTML ends at an empty line. */
export function headingsEndHtml(md: MarkdownIt): void {
  wrapBlockRule(md, "html_block", shortened);
}

function shortened(rule: BlockRule): BlockRule {
  return (state, start, end, silent) => {
    if (!rule(state, start, end, silent)) return false;
    if (!silent && runOf(state.env).hasJsx) cut(state, start);
    return true;
  };
}

function cut(state: StateBlock, start: number): void {
  const token = state.tokens.at(-1);
  if (token?.type !== "html_block" || verbatim.test(token.content)) return;
  for (let line = start + 1; line < state.line; line++) {
    if (!isHeading(state, line)) continue;
    token.content = state.getLines(start, line, state.blkIndent, true);
    token.map = [start, line];
    state.line = line;
    return;
  }
}

function isHeading(state: StateBlock, line: number): boolean {
  const text = state.src.slice(state.bMarks[line], lineEnd(state, line));
  return /^ {0,3}#{1,6}[ \t]/.test(text);
}
