import type { StateBlock } from "markdown-it";
import { oncePer } from "../../../../../core/once.ts";
import { isIndented, lineEnd, lineStart } from "../../commonmark/blocks/wrap-block-rule.ts";
import { renderFormula } from "../../render/formula.ts";
import { type Run, runOf } from "../../run.ts";
import { ContentMap, mapLines } from "../../source/content-map.ts";

/**
 * `$$ … $$` on lines of its own: a formula in the middle of the page. To remark-math the dollars are alone on their
 * lines, and a formula on one line is a part of the text.
 */
export function formulaBlock(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  const from = lineStart(state, start);
  const { formulas } = runOf(state.env);
  const close = closings[state.src.slice(from, from + 2)];
  if (close === undefined || formulas === "none" || isIndented(state, start)) return false;
  if (close !== "$$" && !formulas.startsWith("mkdocs")) return false;
  const first = state.src.slice(from + 2, lineEnd(state, start));
  if (formulas === "docusaurus" && first.trim() !== "") return false;
  const mark = first.indexOf(close);
  if (mark !== -1 && (mark === 0 || first.slice(mark + 2).trim() !== "")) return false;
  if (mark !== -1) {
    const map = new ContentMap([0], [from + 2]);
    if (!silent) pushFormula(state, { tex: first.slice(0, mark), map, end: start + 1 });
    return true;
  }
  const last = closingLine(state, { start, end, close });
  if (last === undefined) return silent ? false : close === "$$" && reportUnclosed(state, start);
  if (silent) return true;
  const { tex, map } = contentOf(state, { start, end: last, close });
  pushFormula(state, { tex, map, end: last + 1 });
  return true;
}

/**
 * The first line that ends in `$$`, unless a container ends before it. The result of a search holds for all
 * lines that it has passed: a text of openings alone is read once.
 */
function closingLine(state: StateBlock, { start, end, close }: Opening): number | undefined {
  const searches = searchesOf(runOf(state.env));
  const container = `${state.blkIndent} ${end} ${close}`;
  const before = searches.get(container);
  if (before !== undefined && start >= before.start && start < before.stop) return before.closing;
  let line = start + 1;
  let closing: number | undefined;
  for (; line < end && closing === undefined; line++) {
    if (!state.isEmpty(line) && (state.sCount[line] ?? 0) < state.blkIndent) break;
    if (state.src.slice(lineStart(state, line), lineEnd(state, line)).trimEnd().endsWith(close))
      closing = line;
  }
  searches.set(container, { start, stop: closing ?? line, closing });
  return closing;
}

/** The marks that open a formula on lines of its own, with those that close it; the second is one of arithmatex. */
const closings: Readonly<Record<string, string>> = { $$: "$$", "\\[": "\\]" };

interface Opening {
  /** Its first line. */
  readonly start: number;
  readonly end: number;
  readonly close: string;
}

interface Search {
  readonly start: number;
  /** The line at which it ended. */
  readonly stop: number;
  readonly closing: number | undefined;
}

/** The last search of each text, by the indentation and the end of the container. */
const searchesOf = oncePer((_: Run) => new Map<string, Search>());

function contentOf(
  state: StateBlock,
  { start, end: last, close }: Opening,
): { tex: string; map: ContentMap } {
  const indent = state.blkIndent;
  const whole = state.getLines(start, last + 1, indent, false);
  const map = mapLines(state, { begin: start, end: last + 1, indent, trimStart: false });
  const open = whole.length - whole.trimStart().length;
  const tex = whole.slice(0, whole.lastIndexOf(close));
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
