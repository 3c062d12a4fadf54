import type { StateBlock } from "markdown-it";
import { type Run, runOf } from "../../run.ts";

/** Takes the place of a bar while a table is divided into cells. It is no character, and no text has it. */
const MARK = "\uffff";

const ticks = /(?<!\\)`+/g;

/** The texts in which bars within code are marked; of each run the last. */
const known = new WeakMap<Run, { readonly text: string; readonly marked: string }>();

/**
 * Divides a table as Python-Markdown and kramdown do, where the dialect says so: a bar within code, as in `a|b`, ends no cell.
 * The text that `divide` reads has the same length, so that positions stay.
 */
export function withBarsInCode(state: StateBlock, divide: () => boolean): boolean {
  const run = runOf(state.env);
  const { src: text } = state;
  if (run.dialect.constructs.barsInCode !== true || !text.includes("|")) return divide();
  const marked = markedText(run, text);
  if (marked === text) return divide();
  const before = state.tokens.length;
  state.src = marked;
  const isTable = divide();
  state.src = text;
  for (let index = before; index < state.tokens.length; index++) {
    const token = state.tokens[index];
    if (token?.type === "inline") token.content = token.content.replaceAll(MARK, "|");
  }
  return isTable;
}

function markedText(run: Run, text: string): string {
  const last = known.get(run);
  if (last?.text === text) return last.marked;
  const marked = text.includes("`") ? text.split("\n").map(markedLine).join("\n") : text;
  known.set(run, { text, marked });
  return marked;
}

/** Code ends at the next run of as many backticks. */
function markedLine(line: string): string {
  if (!line.includes("|") || !line.includes("`")) return line;
  const runs = [...line.matchAll(ticks)].map(({ 0: run, index }) => ({
    start: index,
    end: index + run.length,
  }));
  let written = "";
  let at = 0;
  for (const [open, close] of codeOf(runs)) {
    written += line.slice(at, open) + line.slice(open, close).replaceAll("|", MARK);
    at = close;
  }
  return written + line.slice(at);
}

interface Ticks {
  readonly start: number;
  readonly end: number;
}

function codeOf(runs: readonly Ticks[]): [start: number, end: number][] {
  const next = new Map<number, number>();
  const partner: (number | undefined)[] = [];
  for (let index = runs.length - 1; index >= 0; index--) {
    const length = lengthOf(runs[index]);
    partner[index] = next.get(length);
    next.set(length, index);
  }
  const found: [number, number][] = [];
  for (let index = 0; index < runs.length; index++) {
    const [open, close] = [runs[index], runs[partner[index] ?? -1]];
    if (open === undefined || close === undefined) continue;
    found.push([open.end, close.start]);
    index = partner[index] ?? index;
  }
  return found;
}

function lengthOf(run: Ticks | undefined): number {
  return run === undefined ? 0 : run.end - run.start;
}
