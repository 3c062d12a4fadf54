import type { StateInline } from "markdown-it";
import { renderFormula } from "../render/formula.ts";
import { runOf } from "../run.ts";

const wordCharacter = /[\p{L}\p{N}]/u;

/**
 * `$x^2$`, and `$$x^2$$` for a formula on its own line. As in Pandoc, a dollar opens only before and closes
 * only after a character that is no space; no letter or digit may touch it outside, so "$5 and $6" are prices.
 */
export function formula(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (src[pos] !== "$") return false;
  const marker = src[pos + 1] === "$" ? "$$" : "$";
  const start = pos + marker.length;
  const end = closingDollar(src, start, posMax);
  if (end === undefined || !isFormula(state, { marker, start, end })) {
    if (!silent) state.pending += marker;
    state.pos += marker.length;
    return true;
  }
  if (!silent) {
    const run = runOf(state.env);
    const token = state.push("formula_inline", "", 0);
    token.content = src.slice(start, end).trim();
    token.meta = {
      html: renderFormula(run, {
        tex: src.slice(start, end),
        display: marker === "$$",
        span: (from, to) => run.span(start + from, start + to),
      }),
    };
  }
  state.pos = end + marker.length;
  return true;
}

function closingDollar(text: string, start: number, max: number): number | undefined {
  for (let i = start; i < max; i++) {
    if (text[i] === "\\") i++;
    else if (text[i] === "$") return i > start ? i : undefined;
  }
  return undefined;
}

function isFormula(
  state: StateInline,
  { marker, start, end }: { marker: string; start: number; end: number },
) {
  const { src, pos, posMax } = state;
  if (end + marker.length > posMax || !src.startsWith(marker, end)) return false;
  if (marker === "$$") return true;
  if (/\s/.test(src[start] ?? " ") || /\s/.test(src[end - 1] ?? " ")) return false;
  if (isPrices(src.slice(start, end))) return false;
  return !wordCharacter.test(src[pos - 1] ?? "") && !wordCharacter.test(src[end + 1] ?? "");
}

/** "$6, or US$" in "costs $6, or US$ 5": words after an amount, and no sign of mathematics. */
function isPrices(text: string): boolean {
  return /^\d/.test(text) && /\s/.test(text) && !/[\\^_=+*/<>{}-]/.test(text);
}
