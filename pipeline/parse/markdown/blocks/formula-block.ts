import type { StateBlock } from "markdown-it";
import { renderFormula } from "../render/formula.ts";
import { runOf } from "../run.ts";
import { ContentMap, mapLines } from "../source/content-map.ts";
import { isIndented, lineEnd, lineStart } from "./wrap-block-rule.ts";

/** `$$ … $$` on lines of its own: a formula in the middle of the page. */
export function formulaBlock(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  const from = lineStart(state, start);
  if (!state.src.startsWith("$$", from) || isIndented(state, start)) return false;
  const first = state.src.slice(from + 2, lineEnd(state, start));
  const mark = first.indexOf("$$");
  if (mark !== -1 && (mark === 0 || first.slice(mark + 2).trim() !== "")) return false;
  if (mark !== -1) {
    const map = new ContentMap([0], [from + 2]);
    if (!silent) pushFormula(state, { tex: first.slice(0, mark), map, end: start + 1 });
    return true;
  }
  const last = closingLine(state, start, end);
  if (last === undefined) return silent ? false : reportUnclosed(state, start);
  if (silent) return true;
  const { tex, map } = contentOf(state, start, last);
  pushFormula(state, { tex, map, end: last + 1 });
  return true;
}

function closingLine(state: StateBlock, start: number, end: number): number | undefined {
  for (let line = start + 1; line < end; line++) {
    if (!state.isEmpty(line) && (state.sCount[line] ?? 0) < state.blkIndent) return undefined;
    if (state.src.slice(lineStart(state, line), lineEnd(state, line)).trimEnd().endsWith("$$")) return line;
  }
  return undefined;
}

function contentOf(state: StateBlock, start: number, last: number): { tex: string; map: ContentMap } {
  const indent = state.blkIndent;
  const whole = state.getLines(start, last + 1, indent, false);
  const map = mapLines(state, { begin: start, end: last + 1, indent, trimStart: false });
  const open = whole.indexOf("$$");
  const tex = whole.slice(0, whole.lastIndexOf("$$"));
  return { tex: " ".repeat(open + 2) + tex.slice(open + 2), map };
}

interface Formula {
  readonly tex: string;
  readonly map: ContentMap;
  readonly end: number;
}

function pushFormula(state: StateBlock, { tex, map, end }: Formula): void {
  const token = state.push("formula_block", "", 0);
  token.content = tex.trim();
  const span = (from: number, to: number) => map.span(from, to);
  token.meta = { html: renderFormula(runOf(state.env), { tex, display: true, span }) };
  token.map = [state.line, end];
  state.line = end;
}

function reportUnclosed(state: StateBlock, line: number): false {
  const start = lineStart(state, line);
  runOf(state.env).report({
    code: "formula-syntax",
    severity: "error",
    span: [start, start + 2],
    message: "The formula that starts here is never closed.",
    hint: "Write $$ at the end of its last line, or \\$ for a literal dollar.",
  });
  return false;
}
