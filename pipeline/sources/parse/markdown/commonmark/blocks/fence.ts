import type { MarkdownIt, StateBlock, Token } from "markdown-it";
import { runOf } from "../../run.ts";
import { type ContentMap, mapLines } from "../../source/content-map.ts";
import { isIndented, lineEnd, lineStart, wrapBlockRule } from "./wrap-block-rule.ts";

/** The position of a code block, which rendering needs. */
interface FencePosition {
  /** Offset of the info string in the body. */
  readonly info: number;
  readonly content: ContentMap;
}

/** Code between ``` or ~~~ lines: remembers its position, and reports a block that is never closed. */
export function locateFences(md: MarkdownIt): void {
  wrapBlockRule(md, "fence", (rule) => (state, start, end, silent) => {
    if (!rule(state, start, end, silent)) return false;
    const token = state.tokens.at(-1);
    if (silent || !token) return true;
    token.meta = { fence: findPosition(state, token, start) };
    if (!isClosed(state, token, start)) reportUnclosed(state, token, start);
    return true;
  });
}

function findPosition(state: StateBlock, token: Token, start: number): FencePosition {
  const indent = state.sCount[start] ?? 0;
  return {
    info: lineStart(state, start) + token.markup.length,
    content: mapLines(state, { begin: start + 1, end: state.line, indent, trimStart: false }),
  };
}

function isClosed(state: StateBlock, token: Token, start: number): boolean {
  const last = state.line - 1;
  if (last <= start || isIndented(state, last)) return false;
  const text = state.src.slice(lineStart(state, last), lineEnd(state, last)).trimEnd();
  return text.length >= token.markup.length && text === (token.markup[0] ?? "").repeat(text.length);
}

function reportUnclosed(state: StateBlock, token: Token, start: number): void {
  runOf(state.env).report({
    code: "code-unclosed",
    severity: "warning",
    span: [lineStart(state, start), lineEnd(state, start)],
    message: "The code block that starts here is never closed.",
    hint: `Write a line with only ${token.markup} after the last line of code.`,
  });
}

/** The position of a block of code; undefined for one without a fence. */
export function fencePosition(token: Token): FencePosition | undefined {
  return token.meta?.fence as FencePosition | undefined;
}
