import type { MarkdownIt, StateBlock } from "markdown-it";
import { ContentMap, mapLines, type Span } from "../../source/content-map.ts";
import { type BlockRule, lineEnd, lineStart, setMap, wrapBlockRule } from "./wrap-block-rule.ts";

/** Gives each block with text a map from its content to the body, while markdown-it's line marks are in place. */
export function locateBlocks(md: MarkdownIt): void {
  wrapBlockRule(md, "paragraph", (rule) => after(rule, locateText));
  wrapBlockRule(md, "lheading", (rule) => after(rule, locateText));
  wrapBlockRule(md, "heading", (rule) => after(rule, locateHeading));
  wrapBlockRule(md, "html_block", (rule) => after(rule, locateHtml));
}

function after(rule: BlockRule, locate: (state: StateBlock, line: number) => void): BlockRule {
  return (state, start, end, silent) => {
    if (!rule(state, start, end, silent)) return false;
    if (!silent) locate(state, start);
    return true;
  };
}

function locateText(state: StateBlock, line: number): void {
  const token = state.tokens.at(-2);
  const end = token?.map?.[1] ?? line + 1;
  setMap(token, mapLines(state, { begin: line, end, indent: state.blkIndent, trimStart: true }));
}

function locateHeading(state: StateBlock, line: number): void {
  const start = lineStart(state, line);
  const marker = /^#+[ \t]*/.exec(state.src.slice(start, lineEnd(state, line)))?.[0].length ?? 0;
  setMap(state.tokens.at(-2), new ContentMap([0], [start + marker]));
}

function locateHtml(state: StateBlock, line: number): void {
  const token = state.tokens.at(-1);
  if (!token) return;
  const map = mapLines(state, { begin: line, end: state.line, indent: state.blkIndent, trimStart: false });
  token.meta = { span: (from: number, to: number): Span => map.span(from, to) };
}
