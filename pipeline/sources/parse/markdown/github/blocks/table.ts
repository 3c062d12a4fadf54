import type { MarkdownIt, StateBlock, Token } from "markdown-it";
import {
  type BlockRule,
  lineEnd,
  lineStart,
  setMap,
  wrapBlockRule,
} from "../../commonmark/blocks/wrap-block-rule.ts";
import { runOf } from "../../run.ts";
import { ContentMap } from "../../source/content-map.ts";
import { mapCells } from "../../source/table-cells.ts";
import { withBarsInCode } from "./bars-in-code.ts";
import { reportExtraCells, reportRowOfText } from "./extra-cells.ts";

/** Tables: exact positions of their cells, a report of cells too many, classes instead of style attributes, and a limit on cells. */
export function limitAndLocateTables(md: MarkdownIt): void {
  wrapBlockRule(md, "table", (rule) => (state, start, end, silent) => {
    if (silent) return withBarsInCode(state, () => rule(state, start, end, true));
    if (exceedsLimit(state, { rule, start, end })) return true;
    const before = state.tokens.length;
    return withBarsInCode(state, () => {
      if (!rule(state, start, end, false)) return false;
      locateCells(state, before);
      return true;
    });
  });
}

function locateCells(state: StateBlock, before: number): void {
  let cells: ContentMap[] = [];
  let columns = 0;
  let column = 0;
  let rowStart = 0;
  let rowEnd = 0;
  for (let i = before; i < state.tokens.length; i++) {
    const token = state.tokens[i];
    if (token?.type === "tr_open") {
      const line = token.map?.[0] ?? 0;
      rowStart = lineStart(state, line);
      rowEnd = lineEnd(state, line);
      cells = mapCells(state.src.slice(rowStart, rowEnd), rowStart);
      column = 0;
    } else if (token?.type === "tr_close") {
      // The first row, that of the titles, says how many columns there are.
      if (columns > 0)
        reportRowOfText(runOf(state.env), { text: state.src, columns, start: rowStart, end: rowEnd });
      columns ||= column;
      reportExtraCells(runOf(state.env), { cells, columns, text: state.src, end: rowEnd });
    } else if (token?.type === "inline") {
      setMap(token, cells[column++] ?? new ContentMap([0], [rowEnd]));
    } else if (token?.type === "th_open" || token?.type === "td_open") alignByClass(token);
  }
}

/** The site's policy allows no style attributes. */
function alignByClass(token: Token): void {
  if (token.attrs === null) return;
  const side = /text-align:(\w+)/.exec(String(token.attrGet("style")))?.[1];
  if (side) token.attrs = [["class", `align-${side}`]];
}

interface TableStart {
  readonly rule: BlockRule;
  readonly start: number;
  readonly end: number;
}

/** A table over the limit is reported and skipped: building it would cost seconds. */
function exceedsLimit(state: StateBlock, { rule, start, end }: TableStart): boolean {
  const limit = runOf(state.env).input.limits.tableCells;
  if ((lineEnd(state, start) - lineStart(state, start)) * (end - start) <= limit) return false;
  const titles = state.src.slice(lineStart(state, start), lineEnd(state, start));
  if (!titles.includes("|")) return false;
  const columns = titles.split("|").length - 1;
  if (columns * (end - start) <= limit) return false;
  let last = start;
  while (last < end && !state.isEmpty(last) && (state.sCount[last] ?? 0) >= state.blkIndent) last++;
  const cells = columns * (last - start - 1);
  if (cells <= limit || !rule(state, start, end, true)) return false;
  runOf(state.env).report({
    code: "limit-table-cells",
    severity: "error",
    span: [lineStart(state, start), lineEnd(state, start)],
    message: `This table has about ${cells} cells; the limit is ${limit}.`,
    hint: "Split the table, publish the data as an export, or raise the limit in site.yaml.",
  });
  state.line = last;
  return true;
}
