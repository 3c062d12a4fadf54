import type { StateBlock } from "markdown-it";
import { isIndented, lineEnd, lineStart, setMap } from "../commonmark/blocks/wrap-block-rule.ts";
import { readWithin } from "../directives/blocks/named-block.ts";
import { runOf } from "../run.ts";
import { ContentMap } from "../source/content-map.ts";

/** A term on a line of its own, and below it `: what it means`, whose further lines are set in. */
export function definitionList(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  if (silent || !runOf(state.env).dialect.constructs.definitions || isIndented(state, start)) return false;
  if (definitionBelow(state, start, end) === undefined) return false;
  const list = state.push("dl_open", "dl", 1);
  list.map = [start, end];
  let line = start;
  for (;;) {
    const meaning = definitionBelow(state, line, end);
    if (meaning === undefined) break;
    for (let term = line; term < meaning && !state.isEmpty(term); term++) pushTerm(state, term);
    line = pushMeanings(state, meaning, end);
    const next = state.skipEmptyLines(line);
    if (next >= end || isIndented(state, next)) break;
    if (definitionBelow(state, next, end) === undefined) break;
    line = next;
  }
  list.map = [start, line];
  state.push("dl_close", "dl", -1);
  state.line = line;
  return true;
}

const terms = 4;

/** The line of the first meaning of the terms that begin on a line. */
function definitionBelow(state: StateBlock, start: number, end: number): number | undefined {
  if (state.isEmpty(start) || isMeaning(state, start) || isOther(state, start)) return undefined;
  let line = start + 1;
  while (line < end && line - start < terms && !state.isEmpty(line) && !isMeaning(state, line)) line++;
  if (line < end && state.isEmpty(line)) line++;
  return line < end && isMeaning(state, line) && (state.sCount[line] ?? 0) >= state.blkIndent
    ? line
    : undefined;
}

/** `:   text`; three colons open a box. */
function isMeaning(state: StateBlock, line: number): boolean {
  const from = lineStart(state, line);
  const code = state.src.charCodeAt(from + 1);
  return (
    state.src.charCodeAt(from) === 58 &&
    (code === 32 || code === 9) &&
    !isIndented(state, line) &&
    state.src.slice(from + 1, lineEnd(state, line)).trim() !== ""
  );
}

/** A heading, a row of a table or an item of a list is no term. */
function isOther(state: StateBlock, line: number): boolean {
  const text = state.src.slice(lineStart(state, line), lineEnd(state, line));
  return /^(?:#{1,6}[ \t]|[|>:<]|[-+*][ \t]|\d{1,9}[.)][ \t]|`{3}|~{3})/.test(text);
}

function pushTerm(state: StateBlock, line: number): void {
  state.push("dt_open", "dt", 1).map = [line, line + 1];
  const inline = state.push("inline", "", 0);
  inline.content = state.src.slice(lineStart(state, line), lineEnd(state, line)).trim();
  inline.children = [];
  inline.map = [line, line + 1];
  setMap(inline, new ContentMap([0], [lineStart(state, line)]));
  state.push("dt_close", "dt", -1);
}

/** The meanings one below the other; the first line behind them. */
function pushMeanings(state: StateBlock, start: number, end: number): number {
  let line = start;
  while (line < end && isMeaning(state, line)) {
    const last = endOfMeaning(state, line, end);
    pushMeaning(state, line, last);
    line = state.skipEmptyLines(last);
    if (line >= end || !isMeaning(state, line)) return last;
  }
  return line;
}

function endOfMeaning(state: StateBlock, start: number, end: number): number {
  const column = state.sCount[start] ?? 0;
  let line = start + 1;
  let last = start + 1;
  for (; line < end; line++) {
    if (state.isEmpty(line)) continue;
    const isSetIn = (state.sCount[line] ?? 0) >= column + 2;
    const isLazy = line === last && !isMeaning(state, line) && !isOther(state, line);
    if (!isSetIn && !isLazy) break;
    if (isMeaning(state, line) && !isSetIn) break;
    last = line + 1;
  }
  return last;
}

/** The colon is a mark of a container, as the one of an item of a list is. */
function pushMeaning(state: StateBlock, start: number, end: number): void {
  const { sCount, tShift } = state;
  const [column, shift] = [sCount[start] ?? 0, tShift[start] ?? 0];
  const from = lineStart(state, start);
  const spaces = /^[ \t]*/.exec(state.src.slice(from + 1, lineEnd(state, start)))?.[0] ?? "";
  const isTight = state.tight;
  const width = 1 + [...spaces].reduce((sum, space) => sum + (space === "\t" ? 4 - ((sum + 1) % 4) : 1), 0);
  state.push("dd_open", "dd", 1).map = [start, end];
  sCount[start] = column + width;
  tShift[start] = shift + 1 + spaces.length;
  const first = state.tokens.length;
  readWithin(state, { start: start - 1, end, indent: leastIndent(state, start, end) });
  hideOnlyParagraph(state, first);
  sCount[start] = column;
  tShift[start] = shift;
  state.tight = isTight;
  state.push("dd_close", "dd", -1);
}

function leastIndent(state: StateBlock, start: number, end: number): number {
  let least = state.sCount[start] ?? 0;
  for (let line = start + 1; line < end; line++) {
    const column = state.sCount[line] ?? 0;
    if (!state.isEmpty(line) && column >= state.blkIndent + 2) least = Math.min(least, column);
  }
  return least;
}

/** The text of a meaning with one paragraph is directly in its element. */
function hideOnlyParagraph(state: StateBlock, first: number): void {
  const [open, , close, ...others] = state.tokens.slice(first);
  if (open?.type !== "paragraph_open" || close?.type !== "paragraph_close" || others.length > 0) return;
  open.hidden = true;
  close.hidden = true;
}
