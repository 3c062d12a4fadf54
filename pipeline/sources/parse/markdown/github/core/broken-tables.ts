import type { StateCore, Token } from "markdown-it";
import { countOf } from "../../../../../core/text/phrase.ts";
import { type Run, runOf } from "../../run.ts";
import type { ContentMap } from "../../source/content-map.ts";
import { mapCells } from "../../source/table-cells.ts";

/** The row below the titles, `|---|:-:|`; dashes without a bar make a heading of the line above. */
const dashes = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/** A row of titles and a row of dashes that differ in their cells make no table but a paragraph full of bars. */
export function brokenTables(state: StateCore): void {
  const { src, tokens, env } = state;
  if (!src.includes("|")) return;
  for (let index = 1; index < tokens.length; index++) {
    const token = tokens[index];
    if (token?.type !== "inline" || tokens[index - 1]?.type !== "paragraph_open") continue;
    if (token.content.includes("|") && token.content.includes("\n")) checkLines(runOf(env), token);
  }
}

function checkLines(run: Run, { content, meta }: Token): void {
  const map = meta?.map as ContentMap;
  let start = 0;
  let above: string | undefined;
  for (const line of content.split("\n")) {
    const row = line.trim();
    if (above !== undefined && row.includes("|") && dashes.test(row)) {
      const from = start + line.indexOf(row);
      checkDashes(run, { titles: above, row, span: map.span(from, from + row.length) });
    }
    above = line;
    start += line.length + 1;
  }
}

interface DashRow {
  readonly titles: string;
  readonly row: string;
  readonly span: readonly [number, number];
}

function checkDashes(run: Run, { titles, row, span }: DashRow): void {
  const columns = mapCells(titles, 0).length;
  const marks = mapCells(row, 0).length;
  if (columns === marks) return;
  run.report({
    code: "table-columns",
    severity: "error",
    span,
    message: `The row above has ${countOf(columns, "title")}, this one has ${countOf(marks, "cell")} of dashes, so this is no table.`,
    hint: "Write one cell of dashes for each title, as in | --- | --- |. For a bar within a title write \\|.",
  });
}
