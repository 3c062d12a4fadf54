import type { MarkdownIt, StateBlock } from "markdown-it";
import { ContentMap, mapLines, type Span } from "../source/content-map.ts";
import { type BlockRule, lineEnd, lineStart, setMap, wrapBlockRule } from "./wrap-block-rule.ts";

/** Gives each block with text a map from its content to the body, while markdown-it's line marks are in place. */
export function placeBlocks(md: MarkdownIt): void {
  wrapBlockRule(md, "paragraph", (rule) => after(rule, placeText));
  wrapBlockRule(md, "lheading", (rule) => after(rule, placeText));
  wrapBlockRule(md, "heading", (rule) => after(rule, placeHeading));
  wrapBlockRule(md, "html_block", (rule) => after(rule, placeHtml));
}

function after(rule: BlockRule, place: (state: StateBlock, line: number) => void): BlockRule {
  return (state, start, end, silent) => {
    if (!rule(state, start, end, silent)) return false;
    if (!silent) place(state, start);
    return true;
  };
}

function placeText(state: StateBlock, line: number): void {
  const token = state.tokens.at(-2);
  const end = token?.map?.[1] ?? line + 1;
  setMap(token, mapLines(state, { begin: line, end, indent: state.blkIndent, trimStart: true }));
}

function placeHeading(state: StateBlock, line: number): void {
  const start = lineStart(state, line);
  const marker = /^#+[ \t]*/.exec(state.src.slice(start, lineEnd(state, line)))?.[0].length ?? 0;
  setMap(state.tokens.at(-2), new ContentMap([0], [start + marker]));
}

function placeHtml(state: StateBlock, line: number): void {
  const token = state.tokens.at(-1);
  if (!token) return;
  const map = mapLines(state, { begin: line, end: state.line, indent: state.blkIndent, trimStart: false });
  token.meta = { span: (from: number, to: number): Span => map.span(from, to) };
}
