import type { StateInline } from "markdown-it";
import { renderFormula } from "../../render/formula.ts";
import { runOf } from "../../run.ts";
import type { Span } from "../../source/content-map.ts";
import { formulaSpans } from "./formula-spans.ts";

/** A formula within a line, by the rule of the system that the text was written for. */
export function formula(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  const sign = src[pos];
  if (sign !== "$" && sign !== "\\") return false;
  const run = runOf(state.env);
  const found = formulaSpans[run.formulas](src, pos, posMax);
  if (found === undefined) return false;
  if ("text" in found) {
    if (!silent) state.pending += src.slice(pos, pos + found.text);
    state.pos += found.text;
    return true;
  }
  if (!silent) {
    const { start, end, isDisplay } = found;
    const { tex, places } = texOf(src.slice(start, end), run.formulas === "mdbook");
    const token = state.push("formula_inline", "", 0);
    token.content = tex.trim();
    const span = (from: number, to: number): Span =>
      run.span(start + (places[from] ?? from), start + (places[to] ?? to));
    token.meta = { html: renderFormula(run, { tex, display: isDisplay, span }) };
  }
  state.pos = found.after;
  return true;
}

/** mdBook reads a formula as Markdown first, which takes the backslash from before a sign. `places` are those of the source. */
function texOf(source: string, isMarkdown: boolean): { tex: string; places: readonly number[] } {
  if (!isMarkdown || !source.includes("\\")) return { tex: source, places: [] };
  const places: number[] = [];
  let tex = "";
  for (let at = 0; at < source.length; at++) {
    if (/^\\[!-/:-@[-`{-~]/.test(source.slice(at, at + 2))) at++;
    places.push(at);
    tex += source.charAt(at);
  }
  places.push(source.length);
  return { tex, places };
}
