import type { StateBlock, StateCore, Token } from "markdown-it";
import { isIndented, lineEnd, lineStart } from "../commonmark/blocks/wrap-block-rule.ts";
import { runOf } from "../run.ts";

const line = /^\*\[([^\]]{1,80})\]:[ \t]*(\S.*)$/;

/** `*[CAN]: Controller Area Network`: the meaning of the letters, shown where they are used. */
export function abbreviation(state: StateBlock, start: number, _end: number, silent: boolean): boolean {
  const from = lineStart(state, start);
  if (!state.src.startsWith("*[", from) || isIndented(state, start)) return false;
  const run = runOf(state.env);
  if (!run.dialect.constructs.abbreviations) return false;
  const [, letters, meaning = ""] = line.exec(state.src.slice(from, lineEnd(state, start))) ?? [];
  if (letters === undefined) return false;
  if (silent) return true;
  run.abbreviations.set(letters, meaning.trim());
  state.line = start + 1;
  return true;
}

/** Puts each of the letters that were explained into an element with their meaning. */
export function explainAbbreviations(state: StateCore): void {
  const { abbreviations } = runOf(state.env);
  if (abbreviations.size === 0) return;
  const words = [...abbreviations.keys()].sort((a, b) => b.length - a.length);
  const escaped = words.map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&")).join("|");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])(${escaped})(?![\\p{L}\\p{N}_])`, "u");
  for (const token of state.tokens)
    if (token.type === "inline" && pattern.test(token.content))
      token.children = (token.children ?? []).flatMap((child) =>
        child.type === "text" ? explained(state, child, pattern) : [child],
      );
}

function explained(state: StateCore, text: Token, pattern: RegExp): Token[] {
  const { abbreviations } = runOf(state.env);
  return text.content.split(pattern).flatMap((part, index) => {
    const meaning = index % 2 === 1 ? abbreviations.get(part) : undefined;
    if (part === "") return [];
    const letters = textToken(state, part, text.level);
    if (meaning === undefined) return [letters];
    const open = new state.Token("abbr_open", "abbr", 1);
    open.attrs = [["title", meaning]];
    return [open, letters, new state.Token("abbr_close", "abbr", -1)];
  });
}

function textToken(state: StateCore, content: string, level: number): Token {
  const token = new state.Token("text", "", 0);
  token.content = content;
  token.level = level;
  return token;
}
